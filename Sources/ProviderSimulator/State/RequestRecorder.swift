import DequeModule
import HTTP2
import ServiceKit

/// The record of one request.
struct ObservedRequest {
    let sequence: Int64
    let provider: Provider
    let receivedAt: Instant
    let messages: [ReceivedMessage]
    let connection: Int
    let headers: HTTP2Headers
    let body: [UInt8]
    /// 0 while the answer is withheld, or when there was none.
    var status = 0
    var reason = ""

    var size: Int { body.count + 512 }

    /// Of the first message; empty without one.
    var token: String { messages.first?.token ?? "" }
    var notificationID: String { messages.first?.notificationID ?? "" }
}

/// The provider that an endpoint plays.
enum Provider: String, CaseIterable {
    case apns, fcm, oauth, expo
    case webPush = "web_push"
    case expoReceipts = "expo_receipts"
    /// A mail server.
    case smtp
    /// A host system.
    case webhook

    /// The names, for errors.
    static let words = allCases.map(\.rawValue).joined(separator: ", ")
}

/// The latest requests, bounded by number and by bytes. The oldest are dropped first.
struct RequestRecorder {
    private var requests: Deque<ObservedRequest> = []
    private var bytes = 0
    private var lastSequence: Int64 = 0
    let mostRequests: Int
    let mostBytes: Int

    init(mostRequests: Int, mostBytes: Int = 64 << 20) {
        self.mostRequests = mostRequests
        self.mostBytes = mostBytes
    }

    mutating func nextSequence() -> Int64 {
        lastSequence += 1
        return lastSequence
    }

    /// The oldest request's number: every number is recorded, in order.
    private var firstSequence: Int64 { lastSequence - Int64(requests.count) + 1 }

    mutating func record(_ request: ObservedRequest) {
        requests.append(request)
        bytes += request.size
        while requests.count > mostRequests || bytes > mostBytes, let oldest = requests.popFirst() { bytes -= oldest.size }
    }

    /// Records the answer of a request that was not dropped yet.
    mutating func noteAnswer(_ sequence: Int64, status: Int, reason: String) {
        let index = Int(sequence - firstSequence)
        guard requests.indices.contains(index) else { return }
        requests[index].status = status
        requests[index].reason = reason
    }

    /// Most bytes of one answer to a query, so that it fits into a message of 4 MiB with its field names.
    static let mostBytesPerPage = 2 << 20

    /// Requests after a sequence number, oldest first, as many as fit on a page; empty filters match all.
    func requests(provider: String, token: String, after sequence: Int64, limit: Int) -> [ObservedRequest] {
        let start = max(0, Int(min(max(sequence, 0), lastSequence) - firstSequence) + 1)
        var found: [ObservedRequest] = []
        var pageBytes = 0
        for request in requests[min(start, requests.count)...] {
            if found.count >= limit || pageBytes >= Self.mostBytesPerPage { break }
            if (provider.isEmpty || request.provider.rawValue == provider) && (token.isEmpty || request.messages.contains { $0.token == token }) {
                found.append(request)
                pageBytes += request.size
            }
        }
        return found
    }

    mutating func removeAll() {
        requests.removeAll()
        bytes = 0
    }
}
