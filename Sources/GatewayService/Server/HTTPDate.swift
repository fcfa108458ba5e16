import Foundation
import Synchronization

/// The value of the `date` field (RFC 9110 §5.6.7), formatted once a second.
final class HTTPDate: Sendable {
    private let latest = Mutex((second: Int.min, text: ""))

    /// `Sun, 06 Nov 1994 08:49:37 GMT`.
    var now: String { text(secondsSince1970: Int(Date().timeIntervalSince1970)) }

    func text(secondsSince1970 second: Int) -> String {
        latest.withLock { latest in
            if latest.second != second { latest = (second, Self.write(second)) }
            return latest.text
        }
    }

    private static func write(_ second: Int) -> String {
        var time = time_t(second)
        var parts = tm()
        gmtime_r(&time, &parts)
        // Nothing calls setlocale, so names are English.
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
            guard let start = buffer.baseAddress else { return "" }
            strftime(start, buffer.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
            return String(cString: start)
        }
    }
}
