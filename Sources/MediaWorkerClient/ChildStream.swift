import Glibc
import PreparedImages

/// The two ends of what a child process reads and writes: a pair of connected sockets, because a write to a pipe without a reader is a signal.
final class ChildStream {
    /// How an exchange with a child ended.
    enum Exchange {
        /// The child closed its end, or ended: this is what it wrote.
        case output([UInt8])
        /// The time was over before that.
        case tooLate
        /// It wrote more than it may.
        case tooMuch
    }

    private var ownEnd: Int32
    /// For the child alone.
    private(set) var childEnd: Int32

    init() throws(ImageFailure) {
        var ends: [Int32] = [-1, -1]
        // Closed in other processes that are started meanwhile.
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw .workerUnavailable("no sockets for a process: \(String(cString: strerror(errno)))")
        }
        (ownEnd, childEnd) = (ends[0], ends[1])
    }

    deinit {
        closeChildEnd()
        close(ownEnd)
    }

    /// Closes the child's end here, so that the stream ends with the child.
    func closeChildEnd() {
        if childEnd >= 0 { close(childEnd) }
        childEnd = -1
    }

    /// Writes the input and its end, and reads until the child's end.
    func exchange(_ input: [UInt8], mostOutput: Int, until end: ContinuousClock.Instant) -> Exchange {
        var (rest, output) = (input[...], [UInt8]())
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var isWriting = true
        while true {
            let left = ContinuousClock.now.duration(to: end)
            guard left > .zero else { return .tooLate }
            var ready = pollfd(fd: ownEnd, events: Int16(isWriting ? POLLIN | POLLOUT : POLLIN), revents: 0)
            // Rounded up, so that the last part of a millisecond is waited for, too.
            let count = poll(&ready, 1, Int32(min(left / .milliseconds(1), 60_000)) + 1)
            guard count > 0 else { continue }
            if isWriting { isWriting = write(&rest) }
            switch recv(ownEnd, &buffer, buffer.count, Int32(MSG_DONTWAIT)) {
            case 0: return .output(output)
            case let got where got > 0:
                guard output.count + got <= mostOutput else { return .tooMuch }
                output += buffer[..<got]
            default:
                // A child that ends with unread input resets the stream.
                if errno != EAGAIN && errno != EINTR { return .output(output) }
            }
        }
    }

    /// Writes what there is room for.
    ///
    /// - Returns: whether more must be written.
    private func write(_ rest: inout ArraySlice<UInt8>) -> Bool {
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(ownEnd, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return true }
            // The child has closed its end: whether it has read enough, its reply says.
            if count < 0 { return false }
            rest = rest.dropFirst(count)
        }
        shutdown(ownEnd, Int32(SHUT_WR))
        return false
    }
}
