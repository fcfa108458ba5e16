import CarillonAPI
import JSON

/// The options of the scheduler on devices (AGENT-03), as a user stores them on the server. Options that are left out are the app's.
///
/// Access tokens are no part of them: they stay in the key store of the device (AGENT-25).
public struct LocalOptions: Sendable, Hashable {
    /// Most bytes of ``json``.
    public static let mostBytes = 16_384

    /// A JSON object with the names of AGENT-03 (`prefetchLeadMinutes`), sorted. Equal options have equal texts.
    public let json: String

    /// Reads the options, with names in `camelCase` or `snake_case`.
    ///
    /// - Throws: ``APIError``, naming the field and the rule.
    public init(_ body: JSONObject) throws {
        var members: [String: JSONElement] = [:]
        members["times"] = try Self.times(of: body)
        if let timezone = try body.string("timezone") {
            try FieldRules.checkTimezone(timezone, field: body.path(of: "timezone"))
            members["timezone"] = .string(timezone)
        }
        members["ttlSeconds"] = try Self.number("ttl_seconds", 1...2_419_200, of: body)
        members["prefetchLeadMinutes"] = try Self.number("prefetch_lead_minutes", 0...180, of: body)
        members["storage"] = try Self.word("storage", Self.storages, of: body)
        members["contentTemplate"] = try Self.template(of: body)
        members["callbackProfile"] = try Self.callbacks(of: body)
        json = JSONElement.object(members).text
        guard json.utf8.count <= Self.mostBytes else {
            throw APIError(.payloadTooLarge, "the options have at most \(Self.mostBytes) bytes as JSON, these have \(json.utf8.count)")
        }
    }

    /// The application's own database, or one of the scheduler.
    private static let storages = ["shared", "private"]

    // MARK: Times and texts

    /// As many as a device of iOS may have pending (AGENT-12).
    private static let mostTimes = 64

    private static func times(of body: JSONObject) throws -> JSONElement {
        guard let given = try body.objects("times"), !given.isEmpty else { throw body.missing("times") }
        guard given.count <= mostTimes else { throw APIError(.invalidValue, field: body.path(of: "times"), "has at most \(mostTimes) times") }
        var seen: Set<JSONElement> = []
        let times = try given.enumerated().map { index, time in
            guard let hour = try number("hour", 0...23, of: time) else { throw time.missing("hour") }
            guard let minute = try number("minute", 0...59, of: time) else { throw time.missing("minute") }
            let slot: JSONElement = ["hour": hour, "minute": minute]
            guard seen.insert(slot).inserted else {
                throw APIError(.invalidValue, field: "\(body.path(of: "times"))[\(index)]", "is a time that the list has already")
            }
            return slot
        }
        return .array(times)
    }

    private static func template(of body: JSONObject) throws -> JSONElement {
        guard let template = try body.object("content_template") else { throw body.missing("content_template") }
        return ["title": try text("title", most: 1_000, of: template), "body": try text("body", most: 4_000, of: template)]
    }

    // MARK: Callbacks

    private static func callbacks(of body: JSONObject) throws -> JSONElement? {
        guard let profile = try body.object("callback_profile") else { return nil }
        var members: [String: JSONElement] = [:]
        if let fetch = try profile.object("fetch_content") {
            var callback = try request(of: fetch)
            if let sent = try fetch.jsonTexts("body_json") { callback["bodyJson"] = .object(try sent.mapValues { try JSONElement(parsing: $0) }) }
            callback["timeoutMs"] = try number("timeout_ms", 1...60_000, of: fetch)
            members["fetchContent"] = .object(callback)
        }
        if let ack = try profile.object("ack_delivery") { members["ackDelivery"] = .object(try request(of: ack)) }
        if let error = try profile.object("report_error") { members["reportError"] = .object(try request(of: error)) }
        if let heartbeat = try profile.object("heartbeat") {
            var callback = try request(of: heartbeat)
            guard let interval = try number("interval_minutes", 1...10_080, of: heartbeat) else { throw heartbeat.missing("interval_minutes") }
            callback["intervalMinutes"] = interval
            members["heartbeat"] = .object(callback)
        }
        return .object(members)
    }

    /// The request of a callback: what all of them have.
    private static func request(of object: JSONObject) throws -> [String: JSONElement] {
        let method = try word("method", ["GET", "POST"], of: object)
        let url = try object.requiredString("url")
        guard isAllowed(url: url) else {
            throw APIError(
                .invalidValue, field: object.path(of: "url"),
                "is an https address of at most 2,048 ASCII characters without a password, or an http address of this machine (localhost)")
        }
        var request: [String: JSONElement] = ["method": method, "url": .string(url)]
        if let headers = try object.stringMap("headers") {
            try check(headers, at: object.path(of: "headers"))
            request["headers"] = .texts(headers)
        }
        return request
    }

    /// Headers that carry credentials, in lower case.
    private static let secretHeaders: Set = ["authorization", "proxy-authorization", "cookie", "x-api-key"]
    private static let mostHeaders = 20

    private static func check(_ headers: [String: String], at path: String) throws {
        guard headers.count <= mostHeaders else { throw APIError(.invalidValue, field: path, "has at most \(mostHeaders) headers") }
        for (name, value) in headers {
            guard (1...100).contains(name.utf8.count), ASCII.isIdentifier(name, with: "-_") else {
                throw APIError(.invalidValue, field: path, "has names of 1 to 100 ASCII letters, digits, - and _")
            }
            guard !secretHeaders.contains(name.lowercased()) else {
                throw APIError(.invalidValue, field: path, "has no \(name): access tokens stay on the device, which adds them to its requests")
            }
            guard value.utf8.count <= 1_000, value.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
                throw APIError(.invalidValue, field: "\(path).\(name)", "has at most 1,000 printable ASCII characters")
            }
        }
    }

    /// An https address, or an http address of the machine itself.
    private static func isAllowed(url: String) -> Bool {
        guard url.utf8.count <= 2_048, url.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) else { return false }
        let lower = url.lowercased()
        guard let scheme = ["https://", "http://"].first(where: lower.hasPrefix) else { return false }
        let authority = lower.dropFirst(scheme.count).prefix { !"/?#\\".contains($0) }
        guard !authority.contains("@") else { return false }
        let host = authority.hasPrefix("[") ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
        return scheme == "https://" ? !host.isEmpty : ["localhost", "127.0.0.1", "[::1]"].contains(String(host))
    }

    // MARK: Values

    private static func number(_ name: String, _ range: ClosedRange<Int64>, of object: JSONObject) throws -> JSONElement? {
        guard let value = try object.integer(name) else { return nil }
        guard range.contains(value) else {
            throw APIError(.invalidValue, field: object.path(of: name), "is \(range.lowerBound) to \(range.upperBound)")
        }
        return .integer(value)
    }

    private static func word(_ name: String, _ words: [String], of object: JSONObject) throws -> JSONElement {
        let word = try object.requiredString(name, among: words)
        guard words.contains(word) else {
            throw APIError(.invalidValue, field: object.path(of: name), "is one of \(words.joined(separator: ", "))")
        }
        return .string(word)
    }

    private static func text(_ name: String, most: Int, of object: JSONObject) throws -> JSONElement {
        let text = FreeText.withoutControlCharacters(try object.requiredString(name))
        guard FreeText.fits(text, 1...most) else {
            throw APIError(.invalidValue, field: object.path(of: name), "has \(FreeText.words(1...most))")
        }
        return .string(text)
    }
}
