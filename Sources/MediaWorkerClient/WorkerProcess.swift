import Glibc
import PreparedImages
import Synchronization

/// One run of a program: bytes to its standard input, bytes from its standard output, and its end within a time.
///
/// Foundation's `Process` is not for this: the child would get this process's environment, and its end is reported on a run loop.
final class WorkerProcess: Sendable {
    private enum State {
        case new
        case running(pid_t)
        /// Ended, or about to: nobody may kill it any more, because its id may soon be another process's.
        case ended
    }

    private let executable: String
    private let arguments: [String]
    private let mostOutput: Int
    private let state = Mutex(State.new)

    /// - Parameters:
    ///   - arguments: without the program's name.
    ///   - mostOutput: bytes; a process that writes more is killed.
    init(executable: String, arguments: [String], mostOutput: Int) {
        (self.executable, self.arguments, self.mostOutput) = (executable, arguments, mostOutput)
    }

    /// Kills the process, or keeps it from starting.
    func cancel() {
        state.withLock { state in
            if case .running(let pid) = state { kill(pid, SIGKILL) }
            state = .ended
        }
    }

    /// Starts the process and waits for its end. Blocks its thread, which must live as long: the kernel kills the process when the thread ends.
    ///
    /// - Returns: what it wrote to standard output.
    /// - Throws: `ImageFailure.workerFailed` unless it ended by itself, with status 0 and in time.
    func run(_ input: [UInt8], patience: Duration) throws(ImageFailure) -> [UInt8] {
        let end = ContinuousClock.now + patience
        let stream = try ChildStream()
        let pid = try state.withLock { state throws(ImageFailure) in
            // Cancelled before it began.
            guard case .new = state else { throw ImageFailure.workerFailed("cancelled") }
            let pid = try ProcessStart.start(executable, arguments, standardStreams: stream.childEnd)
            state = .running(pid)
            return pid
        }
        stream.closeChildEnd()
        let exchange = stream.exchange(input, mostOutput: mostOutput, until: end)
        // A process whose output has ended is ending, and keeps the status that it ends with. Any other must end now.
        state.withLock { state in
            if case .running = state { kill(pid, SIGKILL) }
            state = .ended
        }
        let status = Self.wait(for: pid)
        switch exchange {
        case .tooLate: throw .workerFailed("it took longer than \(patience)")
        case .tooMuch: throw .workerFailed("it wrote more than \(mostOutput) bytes")
        case .output(let output):
            guard status == 0 else { throw .workerFailed(Self.text(ofStatus: status)) }
            return output
        }
    }

    /// Waits for the end of a process that was killed or is ending, so that it leaves no zombie.
    private static func wait(for pid: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        return status
    }

    /// wait(2): the lowest seven bits are the signal that ended it; 0 for an end of its own, with the next byte as status.
    private static func text(ofStatus status: Int32) -> String {
        let signal = status & 0x7F
        return signal == 0 ? "it ended with status \((status >> 8) & 0xFF)" : "it was ended by signal \(signal)"
    }
}
