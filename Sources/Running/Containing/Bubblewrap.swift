import Foundation

/// The programs that contain a job: bubblewrap, and two of util-linux.
///
/// A job gets namespaces of its own for processes, the network, mounts and System V objects, and a session of its own. Where
/// this program runs as root, bubblewrap mounts as root, so that files in folders of root's can be shown, and setpriv drops
/// to a user that nothing else runs as before anything of the job starts. Elsewhere there is a user namespace. In both cases
/// a limit on processes that is set inside counts only the job's own.
package struct Bubblewrap: Sendable, Hashable {
  /// The path of `bwrap`.
  package var program: String

  /// The path of `prlimit`.
  var prlimit: String

  /// The path of `setpriv`; nil where this program does not run as root.
  var setpriv: String?

  /// The descriptor on which bubblewrap tells of the job; the job itself does not get it.
  static let statusDescriptor: Int32 = 4

  /// Returns the arguments of bubblewrap for a job.
  ///
  /// - Parameters:
  ///   - command: The program's path and its arguments.
  ///   - folder: The folder inside in which the program starts.
  ///   - user: The user as which it runs; nil for the one as which this program runs.
  func arguments(running command: [String], in confinement: Confinement, folder: String, user: UInt32?) -> [String] {
    var result = [
      "--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try",
      "--hostname", "workbook", "--die-with-parent", "--new-session",
      "--json-status-fd", "\(Self.statusDescriptor)",
    ]
    if user == nil {
      result += ["--unshare-user"]
    } else {
      result += ["--cap-drop", "ALL", "--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]
    }
    let hidden = Self.hidden(in: confinement)
    result += Self.system + Self.files(of: confinement, hiding: hidden)
    // What bubblewrap itself makes belongs to the job's user, so it is closed last.
    result += (hidden + ["/dev", "/"]).flatMap { ["--remount-ro", $0] } + ["--chdir", folder]
    if let user, let setpriv {
      result += [setpriv, "--reuid=\(user)", "--regid=\(user)", "--clear-groups"]
    }
    if let limits = confinement.limits { result += [prlimit] + limits.arguments + ["--"] }
    return result + command
  }

  /// The parts of the system that every program needs, found once.
  private static let system: [String] = {
    var result = ["--ro-bind", "/usr", "/usr"]
    for name in ["/bin", "/sbin", "/lib", "/lib32", "/lib64"] {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: name) {
        result += ["--symlink", target, name]
      } else {
        result += ["--ro-bind-try", name, name]
      }
    }
    for name in ["/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime"] { result += ["--ro-bind-try", name, name] }
    // The first process inside is bubblewrap's own. Without root it belongs to the job's user, who could write its memory
    // through /proc and so run what is neither limited nor refused anything.
    let first = ["--perms", "0555", "--tmpfs", "/proc/1", "--remount-ro", "/proc/1"]
    return result + ["--proc", "/proc"] + first + ["--dev", "/dev"]
  }()

  private static func files(of confinement: Confinement, hiding hidden: [String]) -> [String] {
    var result: [String] = []
    for place in ["/dev/shm", "/tmp", Confinement.home] {
      result += ["--perms", "1777", "--size", "\(confinement.freeBytes)", "--tmpfs", place]
    }
    func isHidden(_ path: String) -> Bool { hidden.contains { path.isWithin($0) } }
    var folders: Set<String> = []
    // What is hidden lies on top of what would show it, and what is to be seen of it all the same on top of that.
    let steps = [
      ("--ro-bind", confinement.readable.filter { !isHidden($0) }), ("--tmpfs", hidden),
      ("--ro-bind", confinement.readable.filter(isHidden)), ("--bind", confinement.writable),
    ]
    for (option, paths) in steps {
      for path in paths {
        // Bubblewrap would give the folders above the permissions that they have outside, where they may be for root only.
        for folder in path.foldersAbove where folders.insert(folder).inserted {
          result += ["--perms", "0755", "--dir", folder]
        }
        result += option == "--tmpfs" ? [option, path] : [option, path, path]
      }
    }
    return result
  }

  /// Where people put what they are at work on in the middle of the system; no program needs it.
  private static let workplaces = ["/usr/src", "/usr/local/src"].filter { FileManager.default.fileExists(atPath: $0) }

  /// The folders to be hidden that would be there otherwise, the outer ones first.
  private static func hidden(in confinement: Confinement) -> [String] {
    workplaces + confinement.hidden.filter { path in (["/usr"] + confinement.readable).contains { path.isWithin($0) } }
  }
}

extension String {
  /// Whether this absolute path is another one or lies below it, step by step.
  fileprivate func isWithin(_ folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }

  /// The absolute paths of the folders above this one, the outermost first, without the root.
  fileprivate var foldersAbove: [String] {
    let steps = split(separator: "/").dropLast()
    return steps.indices.map { "/" + steps[...$0].joined(separator: "/") }
  }
}
