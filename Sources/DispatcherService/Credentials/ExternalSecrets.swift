import Foundation
import Glibc
import Providers
import ServiceKit

/// Secrets that stay outside of the store (SEC-02): files of a folder, or the output of the operator's program. Credentials name them, and nobody but
/// the operator says where they are.
struct ExternalSecrets: Sendable {
    enum Source: Sendable, Hashable {
        /// A folder with a file for each secret.
        case folder(String)
        /// A program that takes the name of a secret, and prints the secret.
        case command(String)

        /// For operators.
        var word: String {
            switch self {
            case .folder: "file"
            case .command: "command"
            }
        }
    }

    /// Nil: credentials cannot name secrets.
    let source: Source?
    /// How often the secrets are read again.
    let interval: Duration
    /// How long the secrets of a credential may take: the program, or files of a mount that does not answer.
    var timeLimit = Duration.seconds(10)
    private let overdue = OverdueReads()

    /// Longest name, in bytes.
    private static let longestName = 200

    init(_ source: Source? = nil, interval: Duration = .seconds(60)) { (self.source, self.interval) = (source, interval) }

    /// Keys: `secrets.folder`, `secrets.command`, `secrets.interval_seconds`.
    ///
    /// - Throws: an error naming the key and the rule.
    init(_ config: ServiceConfig) throws {
        let folder = try config.optionalString("secrets.folder")
        let command = try config.optionalString("secrets.command")
        let interval = Duration.seconds(try config.int("secrets.interval_seconds", range: 1...86_400, default: 60))
        switch (folder, command) {
        case (nil, nil): self.init(nil, interval: interval)
        case (let folder?, nil): self.init(.folder(folder), interval: interval)
        case (nil, let command?): self.init(.command(command), interval: interval)
        case (_?, _?): throw ConfigurationError("secrets.folder and secrets.command are both set; secrets come from one of them")
        }
    }

    /// The fields of a credential, with the secrets that it names.
    ///
    /// - Parameter deadline: of all its secrets; nil: ``timeLimit`` from now on.
    /// - Throws: `CredentialError` with the field whose secret cannot be read.
    func fields(of draft: CredentialDraft, until deadline: ContinuousClock.Instant? = nil) async throws -> CredentialFields {
        var fields = draft.fields
        let deadline = deadline ?? ContinuousClock.now + timeLimit
        for (field, name) in (draft.secrets ?? [:]).sorted(by: { $0.key < $1.key }) {
            do {
                fields[field] = try await secret(name, until: deadline)
            } catch let problem as Problem {
                throw CredentialError(field: field, problem: problem.words)
            }
        }
        return fields
    }

    /// Why a secret cannot be read. Never says what was read.
    private struct Problem: Error { let words: String }

    private func secret(_ name: String, until deadline: ContinuousClock.Instant) async throws -> String {
        guard Self.isName(name) else {
            throw Problem(words: "no name of a secret: at most \(Self.longestName) letters, digits, dots, `_` and `-`, and no dot at the beginning")
        }
        guard ContinuousClock.now < deadline else { throw Problem(words: "the secret '\(name)' is not read, because others took the time") }
        let bytes: [UInt8]
        switch source {
        case nil: throw Problem(words: "names the secret '\(name)', and this dispatcher has no secrets: set secrets.folder or secrets.command")
        case .folder(let folder): bytes = try await file(folder + "/" + name, of: name, until: deadline)
        case .command(let command):
            bytes = try await withCheckedThrowingContinuation { waiter in
                // Off the threads that all tasks share, because it waits for another program.
                Thread.detachNewThread { waiter.resume(with: Result { try output(of: command, name, until: deadline) }) }
            }
        }
        guard bytes.count <= Adapters.largestField else {
            throw Problem(words: "the secret '\(name)' has more than \(Adapters.largestField) bytes; give it the key alone")
        }
        guard let text = String(validating: bytes, as: UTF8.self), !text.isEmpty else {
            throw Problem(words: "the secret '\(name)' is empty, or no UTF-8 text")
        }
        // Editors end a line that is alone, and a password does not have the end.
        let line = text.hasSuffix("\n") ? text.dropLast() : text[...]
        return line.contains("\n") ? text : String(line)
    }

    private static func isName(_ name: String) -> Bool {
        (1...longestName).contains(name.utf8.count) && !name.hasPrefix(".") && ASCII.isIdentifier(name, with: "._-")
    }

    /// Reads a file on a thread of its own: nothing can end the reading of a mount that does not answer, and all tasks share few threads.
    private func file(_ path: String, of name: String, until deadline: ContinuousClock.Instant) async throws -> [UInt8] {
        guard overdue.count < OverdueReads.most else {
            throw Problem(words: "the secret '\(name)' is not read, because earlier readings of the folder still hang; look at the mount")
        }
        return try await withCheckedThrowingContinuation { waiter in
            let reading = PendingRead(waiter, overdue)
            Thread.detachNewThread { reading.end(Result { try Self.file(path, of: name) }) }
            Task {
                try? await Task.sleep(until: deadline, clock: .continuous)
                reading.giveUp(Problem(words: "the secret '\(name)' is not read in time from \(path): look at the mount"))
            }
        }
    }

    /// Blocks.
    private static func file(_ path: String, of name: String) throws -> [UInt8] {
        do {
            // A named pipe would wait for somebody who writes.
            let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO) }
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                throw Problem(words: "the secret '\(name)' cannot be read from \(path): it is no regular file")
            }
            return Array(try file.read(upToCount: Adapters.largestField + 1) ?? Data())
        } catch let problem as Problem {
            throw problem
        } catch {
            throw Problem(words: "the secret '\(name)' cannot be read from \(path): \(FileProblem.words(of: error))")
        }
    }

    /// Runs the program and waits for its end. Blocks.
    private func output(of command: String, _ name: String, until deadline: ContinuousClock.Instant) throws -> [UInt8] {
        let (process, pipe) = try Self.start(command, name)
        let bytes = Self.read(pipe.fileHandleForReading.fileDescriptor, until: deadline)
        while bytes != nil, process.isRunning, ContinuousClock.now < deadline { usleep(5_000) }
        guard let bytes, !process.isRunning else {
            // Foundation starts it in a process group of its own. What it called, such as curl, is in the group, and may have the pipe alone.
            kill(-process.processIdentifier, SIGKILL)
            throw Problem(words: "\(command) \(name) takes longer than \(timeLimit), or prints more than a key; look at it on this machine")
        }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Problem(words: "\(command) \(name) failed with status \(process.terminationStatus); run it on this machine to see why")
        }
        return bytes
    }

    /// Foundation closes the files that are open when it looks. A pipe that is made after that would stay open in the program, and the reading of
    /// another program would wait for this one.
    private static let starting = NSLock()

    private static func start(_ command: String, _ name: String) throws -> (Process, Pipe) {
        starting.lock()
        defer { starting.unlock() }
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: command)
        process.arguments = [name]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { throw Problem(words: "\(command) does not start: \(FileProblem.words(of: error))") }
        return (process, pipe)
    }

    /// Reads to the end; nil: it did not come in time, or there is more than the largest field.
    private static func read(_ descriptor: Int32, until deadline: ContinuousClock.Instant) -> [UInt8]? {
        var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 4_096))
        while bytes.count <= Adapters.largestField {
            let left = deadline - ContinuousClock.now
            guard left > .zero else { return nil }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, Int32(clamping: left.wholeMilliseconds + 1))
            if ready == 0 || ready < 0 && errno == EINTR { continue }
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? bytes : nil }
            bytes += buffer[..<count]
        }
        return nil
    }
}
