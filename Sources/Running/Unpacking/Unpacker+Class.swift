extension Unpacker {
  /// Unpacks the archive of a class; blocks the calling thread.
  ///
  /// It may hold 200,000 files and folders, and 4 GiB, without those of students who have more than a student may: 10,000
  /// and 100 MiB. Nothing is unpacked of theirs, which is told as an omission; a compressed tar alone cannot be read without
  /// what they have. The archive itself may have 128 MiB more than 4 GiB, whoever's they are.
  ///
  /// - Parameters:
  ///   - descriptor: The archive, opened for reading from its start.
  ///   - folders: Returns the folders in which submissions lie side by side.
  /// - Throws: `UnpackingProblem` where it is not opened.
  package func unpack(
    class descriptor: Int32, folders: ([ArchiveEntry]) -> [[[UInt8]]]
  ) throws(UnpackingProblem) -> UnpackedFolder {
    let bounds = UnpackingBounds.ofClass
    do throws(UnpackingProblem) {
      let around = try RemovedFolder(in: scratch)
      let archive = "\(around.path)/archive"
      let format = try copy(descriptor, to: archive, limit: bounds.archiveBytes)
      var listing = try listing(of: archive, format, in: around.path, bounds)
      let entries = listing.entries
      let shares = try ClassShares(of: entries, in: folders(entries))
      if entries.contains(where: shares.isLeftOut) { try listing.leaveOut(shares.isLeftOut, of: archive, bounds) }
      let source = try contents(of: listing, archive, in: around.path, bounds)
      return try tree(
        of: listing.entries, from: source, in: around, folders: UnpackingAllowance.classEntries, shares.omissions
      ).folder
    } catch {
      throw error.ofClass
    }
  }
}
