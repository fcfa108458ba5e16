import HTTP2

/// The header fields of a push request that APNs looks at, collected in one pass.
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
    /// A header of this list came twice.
    var hasDuplicates = false

    init(_ headers: HTTP2Headers) {
        headers.forEachField { name, value, _ in
            func text() -> String { String(decoding: value, as: UTF8.self) }
            func set(_ field: WritableKeyPath<APNsHead, String?>) {
                if self[keyPath: field] != nil { hasDuplicates = true }
                self[keyPath: field] = text()
            }
            switch name.count {
            case 5 where name.elementsEqual(":path".utf8): path = text()
            case 7 where name.elementsEqual(":method".utf8): method = text()
            case 7 where name.elementsEqual("apns-id".utf8): set(\.id)
            case 10 where name.elementsEqual("apns-topic".utf8): set(\.topic)
            case 13 where name.elementsEqual("authorization".utf8): set(\.authorization)
            case 13 where name.elementsEqual("apns-priority".utf8): set(\.priority)
            case 14 where name.elementsEqual("apns-push-type".utf8): set(\.pushType)
            case 15 where name.elementsEqual("apns-expiration".utf8): set(\.expiration)
            case 16 where name.elementsEqual("apns-collapse-id".utf8): set(\.collapseID)
            default: break
            }
        }
    }
}
