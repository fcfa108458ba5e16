import CSeccomp
import Glibc

/// Shuts a process in with what it has: memory, time and its open files. It can compute and write its result, and nothing else.
///
/// A decoder of foreign bytes that is taken over can then neither read a file nor connect to anything nor start a program.
public struct ProcessSandbox: Sendable {
    /// The most CPU time of the process, seconds. Beyond it the kernel ends the process.
    public var cpuSeconds: UInt
    /// The most address space, bytes: memory, libraries and stacks together. Beyond it no memory is given.
    public var memoryBytes: UInt

    /// A sandbox with these limits.
    public init(cpuSeconds: UInt, memoryBytes: UInt) {
        (self.cpuSeconds, self.memoryBytes) = (cpuSeconds, memoryBytes)
    }

    /// Why a process is not in its sandbox. It must not go on.
    public struct Failure: Error, CustomStringConvertible {
        /// The step that failed, and the system's error.
        public let description: String
    }

    /// Has the kernel kill this process when the thread that started it ends.
    public static func dieWithParent() throws(Failure) {
        guard carillon_die_with_parent() == 0 else { throw Failure("prctl(PR_SET_PDEATHSIG)", errno) }
    }

    /// Enters the sandbox for good. It holds for the calling thread and those that it starts, so a process enters before it has others.
    ///
    /// From now on the kernel kills the process (SIGSYS) when it asks for anything but memory, time, random numbers, locks, and writing to standard
    /// output and standard error. Libraries must be loaded and input must be read before.
    public func enter() throws(Failure) {
        try limit(RLIMIT_CPU, to: cpuSeconds)
        try limit(RLIMIT_AS, to: memoryBytes)
        // No file grows, none is opened, no process starts, no memory is dumped.
        try limit(RLIMIT_FSIZE, to: 0)
        try limit(RLIMIT_NOFILE, to: 0)
        try limit(__RLIMIT_NPROC, to: 0)
        try limit(RLIMIT_CORE, to: 0)
        try SystemCallFilter.load()
    }

    private func limit(_ resource: __rlimit_resource, to value: UInt) throws(Failure) {
        var limits = rlimit(rlim_cur: value, rlim_max: value)
        guard setrlimit(__rlimit_resource_t(resource.rawValue), &limits) == 0 else { throw Failure("setrlimit(\(resource.rawValue))", errno) }
    }
}

extension ProcessSandbox.Failure {
    init(_ step: String, _ error: Int32) { description = "\(step): \(String(cString: strerror(error)))" }
}
