import NIOCore
import Synchronization

/// Counts the connections of each client address (IPv6: each /64), so that one client cannot take them all.
final class ConnectionCounts: Sendable {
    /// Most connections of one address; nil: no limit.
    let mostPerAddress: Int?
    private let open = Mutex<[String: Int]>([:])

    init(mostPerAddress: Int?) { self.mostPerAddress = mostPerAddress }

    /// Counts a connection until it closes.
    ///
    /// - Returns: False when the address has reached the limit; then nothing is counted.
    func enter(_ channel: any Channel) -> Bool {
        guard let mostPerAddress, let address = ClientAddress.network(of: channel.remoteAddress) else { return true }
        let isIn = open.withLock { open in
            guard open[address, default: 0] < mostPerAddress else { return false }
            open[address, default: 0] += 1
            return true
        }
        guard isIn else { return false }
        channel.closeFuture.whenComplete { _ in self.leave(address) }
        return true
    }

    private func leave(_ address: String) {
        open.withLock { open in
            guard let count = open[address] else { return }
            open[address] = count > 1 ? count - 1 : nil
        }
    }
}
