import CarillonAPI
import Foundation
import Logging
import RPC
import ServiceKit
import Storage
import TestConditions
import TestFolders
import Testing

@testable import GatewayService

@Suite("Bytes of the spool")
struct SpoolBytesTests {
    @Test("PRIV-09 When the evaluator has taken all events, no file of the spool has their text, neither the store nor its log")
    func emptied() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("gateway.sqlite")
        let store = try Store(path: path, migrations: GatewayMigrations.all)
        let spool = try await Spool.open(
            in: .success(store), clock: VirtualClock(start: SpooledRequests.start), activity: ActivityTracker(), metrics: MetricsRegistry(),
            limits: SpoolLimits(), logger: Logger(label: "gateway") { _ in SwiftLogNoOpLogHandler() })
        let text = "an-event-of-somebody"
        func found() -> [String] {
            ["", "-wal"].filter { (try? Data(contentsOf: URL(filePath: path + $0)))?.range(of: Data(text.utf8)) != nil }
        }
        for id in [text, "\(text)-again"] {
            let submission = try await spool.submit(for: SpooledRequests.chat, { try SpooledRequests.request([id]) }) {
                throw RPCError(code: .unavailable, message: "no connection")
            }
            guard case .spooled = submission else {
                Issue.record("\(id) is not spooled")
                continue
            }
        }
        #expect(!found().isEmpty)
        let rows = try await spool.oldest(of: SpooledRequests.chat, except: [], most: 10)
        #expect(rows.count == 2)
        spool.settle(rows, of: SpooledRequests.chat, inOrder: true, taken: 2)
        try await spool.deleteSettled()
        try await eventually("no file has the text") { found().isEmpty }
        await store.close()
    }
}
