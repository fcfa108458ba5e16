import CarillonAPI
import Foundation
import GRDB
import Logging
import RPC
import Storage
import TestFolders
import Testing

@testable import ServiceKit

/// A service whose one call executes the statement it is given.
private struct Executing: RegistrableService {
    static let execute = MethodDescriptor(service: .init(fullName: "test.Executing"), name: "Execute", callType: .unary)
    let store: Store

    func registerMethods(with router: inout RPCRouter) {
        router.unary(Self.execute) { (request: EvaluatorV1.ExplainRequest, _) in
            try await store.write { try $0.execute(sql: request.id) }
            return EvaluatorV1.ExplainResponse()
        }
    }
}

@Suite("A call whose store fails")
struct StoreErrorTests {
    /// What went wrong, the statement that meets it, and what the caller is told.
    enum Trouble: String, CaseIterable, Sendable {
        case full, readOnly, closed, ours

        var statement: String {
            switch self {
            case .ours: "INSERT INTO no_such_table VALUES ('secret')"
            default: "INSERT INTO note VALUES (hex(randomblob(50000)))"
            }
        }
        var code: Status.Code { self == .ours ? .internalError : .unavailable }
        var reason: String { self == .ours ? "internal" : "unavailable" }
        /// Whether the log has it for the operator: what a drain does to calls is no news.
        var isLogged: Bool { self != .closed }
    }

    @Test("ARCH-16 has a status with a reason; the log has the cause, the caller has not", arguments: Trouble.allCases)
    func told(trouble: Trouble) async throws {
        let folder = try TemporaryFolder()
        let store = try Store(
            path: folder.file("secret-place.sqlite"), migrations: [Migration("notes", "CREATE TABLE note (text TEXT NOT NULL)")])
        switch trouble {
        case .full: try await store.write { try $0.execute(sql: "PRAGMA max_page_count = 3") }
        case .readOnly: try await store.write { try $0.execute(sql: "PRAGMA query_only = 1") }
        case .closed: await store.close()
        case .ours: break
        }
        let path = folder.file("test.log")
        let writer = try LogWriter(path: path)
        let logger = Logger(label: "test") { _ in
            JSONLogHandler(service: "test", level: LogLevel(.info), writer: writer, now: { Instant(milliseconds: 0) })
        }
        let observer = CallObserver(activity: ActivityTracker(), metrics: MetricsRegistry(), logger: logger)
        let channel = InProcessChannel(services: [Executing(store: store)], interceptors: [observer])
        do {
            let _: EvaluatorV1.ExplainResponse = try await channel.unary(
                Executing.execute, EvaluatorV1.ExplainRequest(id: trouble.statement), options: CallOptions())
            Issue.record("the call succeeded")
        } catch let error as RPCError {
            #expect(error.code == trouble.code)
            #expect(error.reason == trouble.reason)
            #expect(error.message.contains("disk") == (trouble == .full), "\(error.message)")
            #expect(!error.message.contains("secret") && !error.message.contains("note"), "\(error.message)")
        }
        writer.flush()
        let log = try String(contentsOfFile: path, encoding: .utf8)
        #expect(log.contains("\"level\":\"error\"") == trouble.isLogged, "\(log)")
        await store.close()
    }
}
