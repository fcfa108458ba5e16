import Foundation
import Testing

/// What `make chaos` sets.
enum ChaosSettings {
    /// `CARILLON_CHAOS_KILLS`, the number of kills, or `CARILLON_CHAOS_SEED`, the seed of the faults and of the times between kills.
    static func number(_ name: String, default usual: Int) throws -> Int {
        guard let text = ProcessInfo.processInfo.environment[name] else { return usual }
        return try #require(Int(text).flatMap { $0 > 0 ? $0 : nil }, "\(name) is a number from 1, not “\(text)”")
    }
}
