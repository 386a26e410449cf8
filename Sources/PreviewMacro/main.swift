import Glibc

// The compiler's side of `#Preview`. A preview is for Xcode; everywhere else it stands for no code at all, so the answer
// to every expansion is an empty text. The messages are those of swift-syntax's SwiftCompilerPluginMessageHandling:
// JSON behind its length as eight bytes, the lowest first. Speaking them here saves building swift-syntax.

/// Returns so many bytes of standard input, or nil at its end.
func read(count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var filled = 0
  while filled < count {
    let received = bytes[filled...].withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if received < 0, errno == EINTR { continue }
    guard received > 0 else { return nil }
    filled += received
  }
  return bytes
}

/// Returns the next message of the compiler, or nil when it has finished.
func nextMessage() -> String? {
  guard let header = read(count: 8) else { return nil }
  let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  guard length < 1 << 30, let body = read(count: Int(length)) else { return nil }
  return String(decoding: body, as: UTF8.self)
}

/// Sends a message to the compiler.
func send(_ message: String) {
  let body = Array(message.utf8)
  let length = UInt64(body.count)
  var bytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + body
  while !bytes.isEmpty {
    let sent = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if sent < 0, errno == EINTR { continue }
    guard sent > 0 else { return }
    bytes.removeFirst(sent)
  }
}

while let message = nextMessage() {
  if message.hasPrefix("{\"getCapability\"") {
    send("{\"getCapabilityResult\":{\"capability\":{\"protocolVersion\":7}}}")
  } else {
    send("{\"expandMacroResult\":{\"expandedSource\":\"\",\"diagnostics\":[]}}")
  }
}
