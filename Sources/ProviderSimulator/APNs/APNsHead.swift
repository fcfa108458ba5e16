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

    init(_ headers: HTTP2Headers) {
        headers.forEachField { name, value, _ in
            func text() -> String { String(decoding: value, as: UTF8.self) }
            func set(_ field: inout String?) -> Bool {
                defer { field = text() }
                return field != nil
            }
            var isRepeated = false
            switch name.count {
            case 5 where name.elementsEqual(":path".utf8): path = text()
            case 7 where name.elementsEqual(":method".utf8): method = text()
            case 7 where name.elementsEqual("apns-id".utf8): isRepeated = set(&id)
            case 10 where name.elementsEqual("apns-topic".utf8): isRepeated = set(&topic)
            case 13 where name.elementsEqual("authorization".utf8): isRepeated = set(&authorization)
            case 13 where name.elementsEqual("apns-priority".utf8): isRepeated = set(&priority)
            case 14 where name.elementsEqual("apns-push-type".utf8): isRepeated = set(&pushType)
            case 15 where name.elementsEqual("apns-expiration".utf8): isRepeated = set(&expiration)
            case 16 where name.elementsEqual("apns-collapse-id".utf8): isRepeated = set(&collapseID)
            default: break
            }
            if isRepeated { hasDuplicates = true }
        }
    }
}
