import Dispatch
import Foundation

/// Ends a process together with the one that started it.
///
/// The starter gives it the reading end of a pipe as standard input and keeps the writing end to itself. The kernel closes that one when the
/// starter ends, however it ends, SIGKILL included. (A parent-death signal would come at the end of the starter's thread already: prctl(2).)
public enum InputEnd {
    /// From now on the end of standard input is a SIGTERM to this process. What is written to it is thrown away. To be called once.
    public static func terminatesProcess() {
        // The source lives as long as its own handler: until it is cancelled.
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .global(qos: .utility))
        source.setEventHandler {
            // All that is there: where the end follows words at once, the handler is called for both together and never again.
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

    /// Whether reading would not wait: there are bytes, or the end.
    private static var isReadable: Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) > 0
    }
}
