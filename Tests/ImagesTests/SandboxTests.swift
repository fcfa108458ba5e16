import Foundation
import Sandbox
import Testing

/// The tests run in processes of their own, which end as the sandbox has it.
@Suite("The sandbox of media-worker")
struct SandboxTests {
    /// More address space than the process of a test has.
    private static let muchMemory: UInt = 1 << 44

    private static func enter() throws { try ProcessSandbox(cpuSeconds: 60, memoryBytes: muchMemory).enter() }

    @Test("A process can compute, allocate, write its result and end")
    func computes() async {
        await #expect(processExitsWith: .exitCode(7)) {
            try SandboxTests.enter()
            var numbers = (0..<2_000_000).map { $0 &* 7 }
            numbers.append(contentsOf: Set(numbers.prefix(1_000)))
            let line = Array("\(numbers.count)\n".utf8)
            _exit(write(STDERR_FILENO, line, line.count) == line.count ? 7 : 1)
        }
    }

    @Test("EVAL-33 a process that opens a file is killed")
    func files() async {
        await #expect(processExitsWith: .signal(SIGSYS)) {
            try SandboxTests.enter()
            _ = open("/etc/passwd", O_RDONLY)
            _exit(0)
        }
    }

    @Test("A process that reads from what it has open is killed")
    func reading() async {
        await #expect(processExitsWith: .signal(SIGSYS)) {
            try SandboxTests.enter()
            var byte: UInt8 = 0
            _ = read(STDIN_FILENO, &byte, 1)
            _exit(0)
        }
    }

    @Test("A process that writes to anything but its two outputs is killed")
    func writing() async {
        await #expect(processExitsWith: .signal(SIGSYS)) {
            let other = dup(STDOUT_FILENO)
            try SandboxTests.enter()
            _ = write(other, "x", 1)
            _exit(0)
        }
    }

    @Test("EVAL-33 a process that opens a socket is killed")
    func sockets() async {
        await #expect(processExitsWith: .signal(SIGSYS)) {
            try SandboxTests.enter()
            _ = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            _exit(0)
        }
    }

    @Test("EVAL-33 a process that starts a program is killed")
    func programs() async {
        await #expect(processExitsWith: .signal(SIGSYS)) {
            try SandboxTests.enter()
            var arguments: [UnsafeMutablePointer<CChar>?] = [nil]
            _ = execve("/bin/true", &arguments, &arguments)
            _exit(0)
        }
    }

    @Test("A process that sends a signal is killed")
    func signals() async {
        await #expect(processExitsWith: .signal(SIGSYS)) {
            try SandboxTests.enter()
            _ = kill(1, 0)
            _exit(0)
        }
    }

    @Test("A process that makes memory executable is killed")
    func code() async {
        await #expect(processExitsWith: .signal(SIGSYS)) {
            try SandboxTests.enter()
            _ = mmap(nil, 4_096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            _exit(0)
        }
    }

    @Test("A process gets no more memory than its limit")
    func memory() async {
        await #expect(processExitsWith: .exitCode(7)) {
            // Less than the process has.
            try ProcessSandbox(cpuSeconds: 60, memoryBytes: 1 << 20).enter()
            _exit(malloc(1 << 26) == nil ? 7 : 1)
        }
    }

    @Test("A process that never ends is killed at its limit of CPU time")
    func time() async {
        await #expect(processExitsWith: .signal(SIGKILL)) {
            try ProcessSandbox(cpuSeconds: 1, memoryBytes: SandboxTests.muchMemory).enter()
            var number: UInt64 = 1
            while number != 0 { number = number &* 3 &+ 2 | 1 }
            _exit(0)
        }
    }
}
