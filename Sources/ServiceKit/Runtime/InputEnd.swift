import Dispatch
import Foundation

/// Stops a process when the process that started it ends.
///
/// The starter passes the reading end of a pipe as standard input and keeps the writing end. The kernel closes the writing end when the starter ends,
/// also after SIGKILL. (A parent-death signal comes when the starter's thread ends, which is too early: prctl(2).)
public enum InputEnd {
    /// Sends SIGTERM to this process at the end of standard input. Input is discarded. Call it once.
    public static func terminatesProcess() {
        // The source lives as long as its own handler: until it is cancelled.
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .global(qos: .utility))
        source.setEventHandler {
            // Read everything: when the end directly follows input, the handler is called once for both.
            while isReadable {
                var bytes: UInt64 = 0
                let count = read(STDIN_FILENO, &bytes, MemoryLayout.size(ofValue: bytes))
                if count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
                source.cancel()
                kill(getpid(), SIGTERM)
                return
            }
        }
        source.resume()
    }

    /// Whether a read would return at once, with bytes or the end.
    private static var isReadable: Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) > 0
    }
}
