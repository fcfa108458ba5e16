import Dispatch
import Synchronization
#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writes log lines to a descriptor from a thread of its own, so that a full pipe or a slow disk never blocks an event loop. Lines keep their order.
/// While more than ``waitingBytes`` are queued, new lines are counted and dropped.
public final class LogWriter: Sendable {
    private struct State {
        var waiting: [UInt8] = []
        var isScheduled = false
        var dropped = 0
    }

    /// Most bytes in the queue: some 30,000 lines.
    static let waitingBytes = 8 << 20

    private let descriptor: Int32
    private let ownsDescriptor: Bool
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "carillon.log")

    /// To standard error.
    public init() {
        descriptor = STDERR_FILENO
        ownsDescriptor = false
    }

    /// Appends to a file.
    ///
    /// - Throws: ``ConfigurationError`` naming the path.
    public init(path: String) throws {
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        ownsDescriptor = true
        guard descriptor >= 0 else {
            throw ConfigurationError("cannot write the log \(path): \(String(cString: strerror(errno)))")
        }
    }

    deinit {
        if ownsDescriptor, descriptor >= 0 { close(descriptor) }
    }

    /// Queues one line, which ends with a newline.
    func write(_ line: [UInt8]) {
        let mustSchedule = state.withLock { state -> Bool in
            guard state.waiting.count + line.count <= LogWriter.waitingBytes else {
                state.dropped += 1
                return false
            }
            state.waiting.append(contentsOf: line)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        if mustSchedule { queue.async { self.drain() } }
    }

    /// Writes all queued lines. Blocks: for the end of a process.
    public func flush() {
        queue.sync { drain() }
    }

    private func drain() {
        while true {
            let (bytes, dropped) = state.withLock { state -> ([UInt8], Int) in
                defer {
                    // The next line schedules a drain again only after this one has found nothing.
                    state.isScheduled = !state.waiting.isEmpty || state.dropped > 0
                    state.waiting = []
                    state.dropped = 0
                }
                return (state.waiting, state.dropped)
            }
            if bytes.isEmpty && dropped == 0 { return }
            put(bytes)
            if dropped > 0 { put(Array("{\"level\":\"warning\",\"message\":\"log lines dropped\",\"count\":\(dropped)}\n".utf8)) }
        }
    }

    private func put(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                // A failed write to the log cannot be reported. The service goes on.
                return
            }
        }
    }
}

/// The system call, whose name the method hides.
private let systemWrite = write
