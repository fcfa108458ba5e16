import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage
import Synchronization

/// Counts registrations and refusals by app and day (OBS-08). Counts are in memory and written from time to time, so that registrations do not pay
/// for them. A killed process loses the last few.
final class RegistrationCounter: Sendable {
    struct Day: Hashable, Sendable {
        var tenant: CommonV1.Tenant
        /// Days since 1970.
        var day: Int64

        init(tenant: CommonV1.Tenant, now: Instant) {
            self.tenant = tenant
            day = now.milliseconds / Duration.days(1).wholeMilliseconds
        }
    }

    struct Counts: Hashable, Sendable {
        var attempted: Int64 = 0
        var taken: Int64 = 0
    }

    private struct State {
        var counts: [Day: Counts] = [:]
        var attempts = 0
    }

    /// Attempts after which counts are written.
    static let mostUnwritten = 1_000

    private let state = Mutex(State())
    private let metrics: UserMetrics

    init(metrics: UserMetrics) { self.metrics = metrics }

    /// Counts attempts of an app.
    ///
    /// - Returns: whether it is time to write.
    func count(_ tenant: CommonV1.Tenant, attempted: Int, taken: Int, now: Instant) -> Bool {
        metrics.registered(taken: taken, refused: attempted - taken)
        return state.withLock { state in
            let day = Day(tenant: tenant, now: now)
            state.counts[day, default: Counts()].attempted += Int64(attempted)
            state.counts[day, default: Counts()].taken += Int64(taken)
            state.attempts += attempted
            return state.attempts >= Self.mostUnwritten
        }
    }

    /// Writes the counts. After a failure they are written the next time.
    func write(to store: Store) async throws {
        let counts = state.withLock { state in
            defer { state = State() }
            return state.counts
        }
        guard !counts.isEmpty else { return }
        do {
            try await store.write { database in
                for (day, counts) in counts { try RegistrationCountTable.add(counts, on: day, database) }
            }
        } catch {
            state.withLock { state in
                state.counts.merge(counts) { Counts(attempted: $0.attempted + $1.attempted, taken: $0.taken + $1.taken) }
            }
            throw error
        }
    }
}

/// The table `registration_counts`: registrations by app and day (OBS-08).
enum RegistrationCountTable {
    /// The days of the success rate.
    static let measuredDays: Int64 = 30

    static func add(_ counts: RegistrationCounter.Counts, on day: RegistrationCounter.Day, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO registration_counts (organization_id, app_id, day, attempted, taken) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, day) DO UPDATE SET attempted = attempted + excluded.attempted,
                taken = taken + excluded.taken
            """, [day.tenant.organizationId, day.tenant.appId, day.day, counts.attempted, counts.taken])
    }

    /// The counts of an app over the measured days.
    static func sum(_ tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws -> RegistrationCounter.Counts {
        try database.firstRow(
            """
            SELECT coalesce(sum(attempted), 0), coalesce(sum(taken), 0) FROM registration_counts
            WHERE organization_id = ? AND app_id = ? AND day > ?
            """, [tenant.organizationId, tenant.appId, RegistrationCounter.Day(tenant: tenant, now: now).day - measuredDays]
        ) { RegistrationCounter.Counts(attempted: $0[0], taken: $0[1]) } ?? RegistrationCounter.Counts()
    }
}

extension DailyDeviceCounts {
    init(of tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws {
        self.init(
            tokensExpiredThisWeek: try ExpiredTokenCountTable.ofWeek(tenant, now: now, database),
            registrations: try RegistrationCountTable.sum(tenant, now: now, database),
            staleTokenAge: try StaleTokenAge.longest(tenant, now: now, database))
    }
}
