package import Foundation

/// Ends programs that a test starts together with the tests, however those end (docs/decisions/0045-services-end-with-their-starter.md).
package enum Lifeline {
    /// The flag of programs that stop when their standard input ends.
    package static let flag = "--stop-with-input"

    private static let shared = pipe()

    /// Standard input for programs that are given ``flag``: it ends with this process.
    package static var input: FileHandle { shared.fileHandleForReading }

    /// A pipe whose ends no child gets but by being given one: with a copy of the writing end elsewhere, no reader would see its end.
    package static func pipe() -> Pipe {
        let pipe = Pipe()
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
        return pipe
    }

    /// Has a process run a program that does not know ``flag``: a shell starts it, and kills it when standard input ends or the shell is asked to
    /// stop (SIGTERM).
    package static func run(_ program: String, _ arguments: [String], by process: Process) {
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let script =
            #"exec 3<&0; "$@" </dev/null 3<&- & child=$!; trap 'kill -9 $child' TERM; (while read -r _; do :; done <&3; kill -9 $child) & wait $child; kill $!"#
        process.arguments = ["-c", script, "sh", program] + arguments
        process.standardInput = input
    }
}
