import CarillonAPI
import EventRules
import JSON
import ServiceKit

/// A tracked item that passed its checks: something in a host system that has a time (EVAL-45).
struct TrackedItem: Sendable, Hashable {
    var id: String
    var kind: String
    var owner: String
    /// Empty: the owner.
    var assignee: String
    var title: String
    /// The day on which it is due; of an instant, by the organization's clock. Nil: it is due at no time.
    var dueDate: LocalDate?
    var dueAt: Instant?
    var startsAt: Instant?
    var expiresAt: Instant?
    var state: EvaluatorV1.ItemState.Known
    var updatedAt: Instant
    /// As JSON, with sorted names.
    var data: String

    /// For the order of an owner's items. A day counts until its end.
    var time: Instant {
        dueAt ?? dueDate.map { WallClock.instant(of: LocalDateTime(date: $0), in: .utc) + .days(1) - .seconds(1) } ?? updatedAt
    }
    private static let titleCharacters = 200
    private static let dataBytes = 4_096
    /// Clocks differ.
    private static let furthestAhead = Duration.days(1)

    /// - Throws: ``APIError``, naming the field of the item.
    init(_ item: EvaluatorV1.Item, _ policy: Policy, now: Instant) throws(APIError) {
        try FieldRules.checkHostID(item.itemId, field: "item_id")
        guard !item.kind.isEmpty else { throw APIError(.invalidArgument, field: "kind", "say what it is, such as homework") }
        guard item.kind.utf8.count <= EventRules.typeNameBytes, item.kind.utf8.allSatisfy(Self.isOfName) else {
            throw APIError(.invalidValue, field: "kind", "has lower-case letters, digits and _, at most \(EventRules.typeNameBytes) bytes")
        }
        try FieldRules.checkUser(item.ownerUserId, field: "owner_user_id")
        try FieldRules.checkUserIfNamed(item.assigneeUserId, field: "assignee_user_id", reason: .invalidValue)
        title = try FieldRules.text(item.title, field: "title", limit: Self.titleCharacters)
        guard !FreeText.isBlank(title) else { throw APIError(.invalidArgument, field: "title", "is required: lists show it") }
        let bytes = item.data.dataBytes
        guard bytes <= Self.dataBytes else {
            throw APIError(.payloadTooLarge, field: "data", "\(bytes) bytes; an item has at most \(Self.dataBytes), names included")
        }
        data = JSONElement.object(item.data.mapValues(JSONElement.string)).text
        let state = try item.state.checked(field: "state") ?? .pending
        let instants = try [
            ("due_at_ms", item.dueAtMs), ("starts_at_ms", item.startsAtMs), ("expires_at_ms", item.expiresAtMs),
            ("updated_at_ms", item.updatedAtMs),
        ].map { field, milliseconds throws(APIError) in
            try FieldRules.checkInstant(milliseconds, field: field)
            return milliseconds > 0 ? Instant(milliseconds: milliseconds) : nil
        }
        guard instants[3] ?? now <= now + Self.furthestAhead else {
            throw APIError(.invalidValue, field: "updated_at_ms", "is more than a day ahead: it would block every change until then")
        }
        let fields = [("due_date", !item.dueDate.isEmpty)] + zip(["due_at_ms", "starts_at_ms", "expires_at_ms"], instants).map { ($0, $1 != nil) }
        let named = fields.filter(\.1).map(\.0)
        guard named.count < 2 else {
            throw APIError(.invalidArgument, field: named[1], "an item has one time, and this one has \(named.joined(separator: " and "))")
        }
        (id, kind, owner, assignee) = (item.itemId, item.kind, item.ownerUserId, item.assigneeUserId)
        (dueAt, startsAt, expiresAt, updatedAt) = (instants[0], instants[1], instants[2], instants[3] ?? now)
        self.state = state
        if !item.dueDate.isEmpty {
            guard let date = LocalDate(item.dueDate) else {
                throw APIError(.invalidValue, field: "due_date", "must be a day of the calendar, such as 2026-12-24")
            }
            dueDate = date
        } else {
            let zone = IANA.zone(named: policy.organizationTimezone) ?? .utc
            dueDate = dueAt.map { LocalDateTime($0, zone).date }
        }
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_")
    }
}
