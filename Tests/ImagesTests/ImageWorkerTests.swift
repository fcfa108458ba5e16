import Foundation
import MediaWorkerClient
import PreparedImages
import TestConditions
import TestFolders
import Testing

@testable import Images

/// How the gateway's side treats a worker, whatever the worker does. Shell scripts play workers.
@Suite("The client of media-worker")
struct ImageWorkerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A program that runs a script instead.
    private func worker(_ script: String, atOnce: Int = 2, patience: Duration = .seconds(60)) throws -> ImageWorker {
        let path = try folder.write("#!/bin/sh\n\(script)\n", to: "worker")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        return ImageWorker(executable: path, atOnce: atOnce, patience: patience)
    }

    private func prepare(_ worker: ImageWorker, source: [UInt8] = ForeignImages.palettePNG) async throws -> PreparedImage {
        try await worker.prepare(source, maxPixels: 64, maxBytes: 5_000)
    }

    private func failure(_ worker: ImageWorker) async -> ImageFailure? {
        do {
            _ = try await prepare(worker)
            return nil
        } catch {
            return error as? ImageFailure
        }
    }

    /// The lines of a file that a script writes, once it is there and its last line has ended.
    private func lines(of name: String) async throws -> [String] {
        try await eventualValue("the script writes \(name)") {
            guard let text = try? String(contentsOfFile: folder.file(name), encoding: .utf8), text.hasSuffix("\n") else { return nil }
            return text.split(separator: "\n").map(String.init)
        }
    }

    /// Whether a process is there, also as a zombie.
    private func exists(_ pid: pid_t) -> Bool { kill(pid, 0) == 0 }

    @Test(
        "A worker that ends with a status, by a signal or without a reply is a failure",
        arguments: [
            ("exit 3", "status 3"), ("kill -SEGV $$", "signal 11"), ("exit 0", "no first line"), ("cat >/dev/null; echo '{}'", "unknown result"),
        ])
    func faults(script: String, text: String) async throws {
        let failure = await failure(try worker(script))
        #expect(failure.map(Outcome.init) == .workerFailed && failure?.detail.contains(text) == true, "\(String(describing: failure))")
    }

    @Test("A program that is not there is a failure that names it")
    func missing() async throws {
        let failure = await failure(ImageWorker(executable: folder.file("nothing")))
        #expect(failure.map(Outcome.init) == .workerUnavailable && failure?.detail.contains(folder.file("nothing")) == true)
    }

    @Test("EVAL-33 a worker that hangs is killed when its time is over, and leaves no process")
    func hanging() async throws {
        let failure = await failure(try worker("echo $$ >\(folder.file("pid")); exec /bin/sleep 600", patience: .seconds(1)))
        #expect(failure.map(Outcome.init) == .workerFailed && failure?.detail.contains("longer than") == true)
        let pid = try #require(pid_t(try await lines(of: "pid")[0]))
        #expect(!exists(pid))
    }

    @Test("A worker that closes its output and goes on is killed")
    func silent() async throws {
        let failure = await failure(try worker("echo $$ >\(folder.file("pid")); exec /bin/sleep 600 >/dev/null </dev/null"))
        #expect(failure.map(Outcome.init) == .workerFailed && failure?.detail.contains("signal 9") == true)
        let pid = try #require(pid_t(try await lines(of: "pid")[0]))
        #expect(!exists(pid))
    }

    @Test("A worker that writes without end is killed")
    func flood() async throws {
        let failure = await failure(try worker("exec /usr/bin/yes"))
        #expect(failure.map(Outcome.init) == .workerFailed && failure?.detail.contains("wrote more") == true)
    }

    @Test("EVAL-33 a task that is cancelled kills its worker")
    func cancelled() async throws {
        let worker = try worker("echo $$ >\(folder.file("pid")); exec /bin/sleep 600")
        let task = Task { await outcome { try await prepare(worker) } }
        let pid = try #require(pid_t(try await lines(of: "pid")[0]))
        #expect(exists(pid))
        task.cancel()
        let result = await task.value
        #expect(result == .cancelled)
        #expect(!exists(pid))
    }

    @Test("No more workers than allowed run at once, and each gets its turn")
    func atOnce() async throws {
        // A worker that finds the folder of another one there says so.
        let script = "mkdir \(folder.file("turn")) || echo >>\(folder.file("overlaps")); /bin/sleep 0.05; rmdir \(folder.file("turn")); exit 4"
        let worker = try worker(script, atOnce: 1)
        await withTaskGroup(of: Outcome.self) { group in
            for _ in 0..<4 { group.addTask { await outcome { try await prepare(worker) } } }
            for await result in group { #expect(result == .workerFailed) }
        }
        #expect(!FileManager.default.fileExists(atPath: folder.file("overlaps")))
    }

    @Test("EVAL-33 a worker has three descriptors, no environment and the default signals")
    func inheritance() async throws {
        // Without close-on-exec, as a library may open one.
        let leak = open("/dev/null", O_RDONLY)
        defer { close(leak) }
        let script = """
            for file in /proc/$$/fd/*; do if [ -e $file ]; then descriptors="$descriptors ${file##*/}"; fi; done
            echo "$descriptors" >\(folder.file("state"))
            tr '\\0' '\\n' </proc/$$/environ | wc -c >>\(folder.file("state"))
            grep -E '^Sig(Blk|Ign)' /proc/$$/status >>\(folder.file("state"))
            exit 5
            """
        let failure = await failure(try worker(script))
        #expect(failure?.detail.contains("status 5") == true)
        let lines = try await lines(of: "state")
        // The shell reads its script from 10.
        #expect(Set(lines[0].split(separator: " ")) == ["0", "1", "2", "10"])
        #expect(lines[1] == "0")
        // Signals 1 to 31 as bits. glibc keeps two others for itself.
        let masks = lines.dropFirst(2).compactMap { line in line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } }
        #expect(masks.map { $0 & 0x7FFF_FFFF } == [0, 0], "\(lines)")
    }

    @Test("What is no image needs no worker")
    func withoutWorker() async throws {
        let worker = ImageWorker(executable: folder.file("nothing"))
        let text = await outcome { try await prepare(worker, source: Array("hello".utf8)) }
        #expect(text == .notAnImage)
        let large = await outcome { try await prepare(worker, source: [0xFF, 0xD8, 0xFF] + [UInt8](repeating: 0, count: 10_000_000)) }
        #expect(large == .tooLarge)
    }
}
