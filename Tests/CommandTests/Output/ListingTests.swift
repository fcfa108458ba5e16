import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Testing

@testable import CarillonCommand

@Suite("Lists of the command line")
struct ListingTests {
    @Test("SEC-10 An audit log without records says where the other records are")
    func auditWithoutRecords() {
        #expect(AuditCommand.nothing(of: .init(organizationId: "acme", appId: "chat")).hasSuffix("app chat; records that belong to no app: --shared"))
        #expect(!AuditCommand.nothing(of: .init()).contains("--shared"))
    }

    @Test("DISP-37 A Live Activity that reaches no token says so, and names the call that brings tokens")
    func activities() {
        #expect(ActivitiesSend.words(0, "order-7").contains("named 'order-7'") && ActivitiesSend.words(1, "order-7") == "goes to 1 token")
    }

    @Test("DISP-37 A token of an activity is registered for the user's only device of Apple; of several one is named")
    func activityTokens() throws {
        #expect(try ActivitiesRegister.phone(among: ["push_1"], of: "ann") == "push_1")
        for phones in [[], ["push_1", "push_2"]] {
            #expect(throws: InputError.self) { try ActivitiesRegister.phone(among: phones, of: "ann") }
        }
        let tokens = ["live_activity", "push_to_start"].map { ActivitiesRegister.madeToken("ann", $0, "order-7") }
        #expect(tokens[0] != tokens[1] && tokens.allSatisfy { $0.count == 96 })
    }

    /// Apps of two organizations, in pages of three.
    private struct Apps {
        var all: [CommonV1.Tenant]
        var directory: AppDirectory {
            AppDirectory(
                app: { [all] id in all.first { $0.appId == id } },
                apps: { [all] organization, token in
                    let matching = all.filter { organization.isEmpty || $0.organizationId == organization }
                    let start = Int(token) ?? 0
                    let end = min(start + 3, matching.count)
                    return (Array(matching[start..<end]), end < matching.count ? "\(end)" : "")
                })
        }

        init(_ count: Int) {
            all = (0..<count).map { .init(organizationId: $0 == count - 1 ? "last" : "org", appId: "app-\($0)") }
        }
    }

    private func choose(_ count: Int, _ organization: String?, _ app: String?, environment: String? = nil) async throws -> String {
        do {
            let found = try await Apps(count).directory.choose(organization: organization, app: app, environment: environment)
            return "\(found.organizationId)/\(found.appId)"
        } catch let error as InputError {
            return error.description
        } catch let error as RPCError where error.code == .notFound {
            return error.message
        }
    }

    @Test("REG-02 the app that a command is about is found wherever it stands in the list, or named as missing")
    func tenants() async throws {
        #expect(try await choose(500, nil, "app-499") == "last/app-499")
        #expect(try await choose(500, "last", nil) == "last/app-499")
        #expect(try await choose(1, nil, nil) == "last/app-0")
        #expect(try await choose(500, nil, "app-500") == "there is no app app-500 here: see `carillon apps list`")
        #expect(try await choose(500, "org", "app-499").hasPrefix("there is no app app-499 in the organization org here"))
        #expect(try await choose(500, "none", nil).hasPrefix("no app of the organization none here"))
        #expect(try await choose(0, nil, nil).hasPrefix("no app here: create it"))
        let several = "more than one app: name one with --app or CARILLON_APP; there are: "
        #expect(try await choose(3, nil, nil) == several + "app-0, app-1, app-2")
        let many = try await choose(500, nil, nil)
        #expect(many.hasPrefix(several + "app-0, ") && many.hasSuffix("app-9 and more"))
    }

    @Test("REG-02 CARILLON_APP names the app of commands without --app, which counts first")
    func tenantOfTheEnvironment() async throws {
        #expect(try await choose(3, nil, nil, environment: "app-1") == "org/app-1")
        #expect(try await choose(3, nil, "app-2", environment: "app-1") == "last/app-2")
        #expect(
            try await choose(3, nil, nil, environment: "app-9")
                == "there is no app app-9 here, which CARILLON_APP names: see `carillon apps list`")
        #expect(try await choose(3, "last", nil, environment: "app-0").hasPrefix("there is no app app-0 in the organization last here, which"))
    }

    @Test("REG-01 REG-02 a list is read to its end, page by page, in order")
    func everyPageOfMany() async throws {
        let directory = Apps(2_500).directory
        let read = try await everyPage { try await directory.apps("", $0) }
        #expect(read.count == 2_500 && read.map(\.appId) == (0..<2_500).map { "app-\($0)" })
    }

    @Test("REG-32 SEC-10 a page that is not the last says so, to programs and to people")
    func pages() throws {
        struct Row: Encodable { var name: String }
        func json(_ page: ListPage<Row>) throws -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            encoder.keyEncodingStrategy = .convertToSnakeCase
            return String(decoding: try encoder.encode(page), as: UTF8.self)
        }
        func text(_ page: ListPage<Row>) -> String {
            page.text(empty: "nobody") { rows in
                var table = TextTable(["name"])
                for row in rows { table.add([row.name]) }
                return table
            }
        }
        let first = ListPage([Row(name: "ann")], next: "17")
        #expect(try json(first) == #"{"items":[{"name":"ann"}],"next_page":"17"}"#)
        #expect(text(first).hasSuffix("ann\nmore: --after 17"))
        let last = ListPage([Row(name: "bob")], next: "")
        #expect(try json(last) == #"{"items":[{"name":"bob"}]}"#)
        #expect(text(last).hasSuffix("bob"))
        #expect(text(.init([], next: "")) == "nobody")
        let beyond = ListPage<Row>([], next: "").text(empty: "nobody", after: "zzz") { _ in TextTable(["name"]) }
        #expect(beyond.hasPrefix("nothing comes after --after zzz: "))
    }

    @Test("CTL-01 a page that cannot be read is refused with option, value and range", arguments: ["-1", "0", "201"])
    func limits(limit: String) throws {
        let error = try #require(throws: (any Error).self) { try Carillon.parseAsRoot(["users", "list", "--limit", limit]) }
        #expect(Carillon.fullMessage(for: error).contains("--limit \(limit): a page has 1 to 200 rows"), "\(Carillon.fullMessage(for: error))")
    }

    @Test("CTL-01 the simulators' requests are as many as asked for, and never fewer than one", arguments: ["0", "-1"])
    func requestLimits(limit: String) throws {
        let error = try #require(throws: (any Error).self) { try Carillon.parseAsRoot(["sim", "requests", "--limit=\(limit)"]) }
        #expect(Carillon.fullMessage(for: error).contains("--limit \(limit): name 1 or more"))
    }

    @Test("CTL-01 a place in a list that the service does not know is refused by the name of the option")
    func unknownPlace() async throws {
        let page = try #require(try Carillon.parseAsRoot(["users", "list", "--after", "zzz"]) as? UsersList).page
        let unknown = APIError(.invalidValue, field: "page_token", "is not one that this call answered; begin again without")
        let error = try await #require(throws: InputError.self) { try await page.read { throw unknown } }
        #expect(error.description.hasPrefix("--after zzz: no page of this list ended there"))
        await #expect(throws: InputError.self) { try await page.read { throw unknown.rpcError } }
        // Another error is the service's own.
        await #expect(throws: APIError.self) { try await page.read { throw APIError(.invalidValue, field: "user_id", "is required") } }
        let first = try #require(try Carillon.parseAsRoot(["users", "list"]) as? UsersList).page
        await #expect(throws: APIError.self) { try await first.read { throw unknown } }
    }

    @Test("CTL-01 every list takes the same words for its page and its time, and refuses others")
    func sameWords() throws {
        let paged: [[String]] = [
            ["audit"], ["receipts", "log"], ["telemetry", "list"], ["users", "list"], ["devices", "list"], ["groups", "list"],
            ["groups", "members", "g"], ["service-keys", "list"], ["quarantine", "list"],
        ]
        for command in paged {
            #expect(throws: Never.self, "\(command)") { try Carillon.parseAsRoot(command + ["--limit", "200", "--after", "17", "--json"]) }
            for wrong in [["--page", "17"], ["--limit", "0"], ["--limit", "201"]] {
                #expect(throws: (any Error).self, "\(command) \(wrong)") { try Carillon.parseAsRoot(command + wrong) }
            }
        }
        let (since, until) = ("2026-02-01T10:30:00Z", "2026-02-02T10:30:00Z")
        for command in [["audit"], ["receipts", "log"], ["telemetry", "list"], ["telemetry", "counts"]] {
            #expect(throws: Never.self, "\(command)") { try Carillon.parseAsRoot(command + ["--since", since, "--until", until]) }
            #expect(throws: (any Error).self, "\(command)") { try Carillon.parseAsRoot(command + ["--from", since]) }
            for wrong in [["--since", "yesterday"], ["--until", "-2h"], ["--since", "2x"]] {
                #expect(throws: (any Error).self, "\(command) \(wrong)") { try Carillon.parseAsRoot(command + wrong) }
            }
        }
        let audit = try #require(try Carillon.parseAsRoot(["audit", "--since", since, "--until", until, "--after", "9"]) as? AuditCommand)
        #expect(audit.interval.since == .instant(.init(milliseconds: 1_769_941_800_000)))
        #expect(audit.interval.until == .instant(.init(milliseconds: 1_770_028_200_000)))
        #expect(audit.page.after == "9" && audit.page.limit == 50)
        let devices = try #require(
            try Carillon.parseAsRoot(["devices", "list", "--used-since", since, "--registered-until", until]) as? DevicesList)
        #expect(devices.filter.usedSince == .instant(.init(milliseconds: 1_769_941_800_000)))
        #expect(devices.filter.registeredUntil == .instant(.init(milliseconds: 1_770_028_200_000)))
        #expect(!devices.filter.isEmpty)
    }

    @Test(
        "CTL-01 a time is an instant, or a duration back from now, in every command that takes one",
        arguments: [
            "audit --since", "receipts log --until", "telemetry list --since", "telemetry counts --since", "devices verdicts undo apns --since",
            "devices list --used-since", "devices export --registered-until",
        ])
    func times(line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        for time in ["30m", "2h", "7d", "2026-02-01T10:30:00Z"] {
            #expect(throws: Never.self, "\(line) \(time)") { try Carillon.parseAsRoot(words + [time]) }
        }
        let error = try #require(throws: (any Error).self) { try Carillon.parseAsRoot(words + ["yesterday"]) }
        let text = Carillon.fullMessage(for: error)
        #expect(text.contains("'yesterday'") && text.contains(words[words.count - 1]), "\(text)")
        #expect(text.contains("2026-02-01T10:30:00Z") && text.contains("2h, which is two hours ago"), "\(text)")
        #expect(Carillon.exitCode(for: error) == .validationFailure)
    }

    @Test("CTL-01 a duration counts back from the system's time, and never to the bound that is none")
    func timesAgo() throws {
        let now = Instant(milliseconds: 1_770_000_000_500)
        #expect(try Moment.parse("2h").milliseconds(now: now) == 1_770_000_000_500 - 7_200_000)
        #expect(try Moment.parse("99999999999w").milliseconds(now: now) == 500)
        #expect(try Moment.parse("2026-02-01T10:30:00Z").milliseconds(now: now) == 1_769_941_800_000)
        #expect(try Moment.parse("1970-01-01T00:00:00Z").milliseconds(now: now) == 1)
    }

    @Test("CTL-01 an interval that ends before it begins is refused by its options")
    func backwards() async throws {
        func bounds(_ since: String?, _ until: String?) async throws -> [Int64] {
            let system = try #require(try Carillon.parseAsRoot(["stats"]) as? Statistics).system
            let bounds = try await Moment.bounds(("--since", since.map(Moment.parse)), ("--until", until.map(Moment.parse)), system)
            return [bounds.from, bounds.until]
        }
        let (earlier, later) = ("2026-02-01T10:30:00Z", "2026-02-02T10:30:00Z")
        let error = try await #require(throws: InputError.self) { _ = try await bounds(later, earlier) }
        #expect(
            error.description
                == "--since 2026-02-02T10:30:00.000Z is later than --until 2026-02-01T10:30:00.000Z: nothing lies between them")
        #expect(try await bounds(earlier, later) == [1_769_941_800_000, 1_770_028_200_000])
        #expect(try await bounds(later, nil) == [1_770_028_200_000, 0])
        #expect(try await bounds(nil, earlier) == [0, 1_769_941_800_000])
        #expect(try await bounds(earlier, earlier) == [1_769_941_800_000, 1_769_941_800_000])
    }

    @Test("REG-02 apps are counted only where that is asked for")
    func parsing() throws {
        let plain = try #require(try Carillon.parseAsRoot(["apps", "list"]) as? AppsList)
        #expect(!plain.counts && plain.organization.isEmpty)
        let counted = try #require(try Carillon.parseAsRoot(["apps", "list", "--organization", "acme", "--counts"]) as? AppsList)
        #expect(counted.counts && counted.organization == "acme")
    }
}
