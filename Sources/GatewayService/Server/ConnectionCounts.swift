import NIOConcurrencyHelpers
import NIOCore

/// How many connections each client address has (IPv6: each /64), so that no single client takes them all.
final class ConnectionCounts: Sendable {
    /// The most of one address; nil for any number.
    let mostPerAddress: Int?
    private let open = NIOLockedValueBox<[String: Int]>([:])

    init(mostPerAddress: Int?) { self.mostPerAddress = mostPerAddress }

    /// Counts a connection until it closes.
    ///
    /// - Returns: false where its address has as many as it may: then nothing is counted.
    func enter(_ channel: any Channel) -> Bool {
        guard let mostPerAddress, let address = ClientAddress.network(of: channel.remoteAddress) else { return true }
        let isIn = open.withLockedValue { open in
            guard open[address, default: 0] < mostPerAddress else { return false }
            open[address, default: 0] += 1
            return true
        }
        guard isIn else { return false }
        channel.closeFuture.whenComplete { _ in self.leave(address) }
        return true
    }

    private func leave(_ address: String) {
        open.withLockedValue { open in
            guard let count = open[address] else { return }
            open[address] = count > 1 ? count - 1 : nil
        }
    }
}
