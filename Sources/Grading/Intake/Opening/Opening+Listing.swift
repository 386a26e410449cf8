import Course
import Running

extension Opening {
  /// Returns all files below a folder, archives in it opened too.
  ///
  /// Folders that are never looked into are passed over, and what there is to say of all that is told.
  package func listing(of folder: OpenedFolder) -> HandedListing {
    var walk = FolderWalk(self, allowance: folder.allowance ?? UnpackingAllowance())
    walk.look(into: FolderWalk.Stop(place: folder.place, steps: folder.steps, archiveDepth: folder.depth))
    return walk.listing
  }

  /// Returns all files below a folder or archive in a folder, or the one file that it is.
  package func listing(of entry: HandedEntry, in folder: OpenedFolder) -> HandedListing {
    var walk = FolderWalk(self, allowance: UnpackingAllowance())
    let stop = FolderWalk.Stop(place: folder.place, steps: folder.steps, archiveDepth: folder.depth)
    switch entry.kind {
    case .folder: walk.look(into: stop.below(entry, isPart: false))
    case .archive:
      if let inner = walk.opened(entry, in: stop, isPart: false) { walk.look(into: inner) }
    case .file, .refused: walk.take(entry, in: stop, isAll: true)
    }
    return walk.listing
  }
}
