import HTTP2

/// The header fields of a push request that APNs reads, collected in one pass.
struct APNsHead {
    var method = ""
    var path = ""
    var authorization: String?
    var id: String?
    var expiration: String?
    var priority: String?
    var collapseID: String?
    var topic: String?
    var pushType: String?
    /// Whether one of these headers occurred twice.
    var hasDuplicates = false

    /// - Parameters:
    ///   - authorization: the value of the connection's last request. An equal value is taken from here, without a new string.
    ///   - topic: likewise.
    init(_ headers: HTTP2Headers, authorization lastAuthorization: String? = nil, topic lastTopic: String? = nil) {
        headers.forEachField { name, value, _ in
            func isNamed(_ text: StaticString) -> Bool {
                name.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
            }
            func text() -> String { String(decoding: value, as: UTF8.self) }
            func text(orLast last: String?) -> String {
                guard var last, last.utf8.count == value.count, last.withUTF8({ value.elementsEqual($0) }) else { return text() }
                return last
            }
            func set(_ field: inout String?, _ value: String) -> Bool {
                defer { field = value }
                return field != nil
            }
            var isRepeated = false
            switch name.count {
            case 5 where isNamed(":path"): path = text()
            case 7 where isNamed(":method"): method = text()
            case 7 where isNamed("apns-id"): isRepeated = set(&id, text())
            case 10 where isNamed("apns-topic"): isRepeated = set(&topic, text(orLast: lastTopic))
            case 13 where isNamed("authorization"): isRepeated = set(&authorization, text(orLast: lastAuthorization))
            case 13 where isNamed("apns-priority"): isRepeated = set(&priority, text())
            case 14 where isNamed("apns-push-type"): isRepeated = set(&pushType, text())
            case 15 where isNamed("apns-expiration"): isRepeated = set(&expiration, text())
            case 16 where isNamed("apns-collapse-id"): isRepeated = set(&collapseID, text())
            default: break
            }
            if isRepeated { hasDuplicates = true }
        }
    }
}
