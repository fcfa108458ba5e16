public import CarillonAPI

/// A metric of the catalogue (OBS-08). The service that owns its data counts it, and makes its readings here, so that targets stand in one place.
public enum CatalogueMetric: String, Sendable, CaseIterable {
    case deliveryRate = "delivery_rate"
    case successRate = "success_rate"
    case failureRate = "failure_rate"
    case tokenExpirationRate = "token_expiration_rate"
    case openRate = "open_rate"
    case timeToOpen = "time_to_open"
    case dismissRate = "dismiss_rate"
    case actionClickRate = "action_click_rate"
    case providerLatency = "provider_latency"
    case deliveryLatency = "delivery_latency"
    case permissionGrantRate = "permission_grant_rate"
    case registrationSuccessRate = "registration_success_rate"
    case pushEnabledUsers = "push_enabled_users"
    case multiDeviceUsers = "multi_device_users"
    case platformDistribution = "platform_distribution"
    case permissionDeniedRate = "permission_denied_rate"
    case firstAttemptSuccess = "first_attempt_success"
    case suppressedViolations = "suppressed_violations"
    case deeplinkSuccess = "deeplink_success"
    case staleTokenAge = "stale_token_age"
    case itemsOnTimeRatio = "items_on_time_ratio"
    case statusChecks = "status_checks"
    case preferenceEditSeconds = "preference_edit_seconds"
    case badgeDrift = "badge_drift"

    /// The unit of a reading's value.
    public enum Unit: String, Sendable {
        /// From 0 to 1.
        case share
        case seconds
        /// How many there were.
        case count
    }

    /// The unit of its values.
    public var unit: Unit {
        switch self {
        case .timeToOpen, .providerLatency, .deliveryLatency, .staleTokenAge, .preferenceEditSeconds: .seconds
        case .suppressedViolations, .statusChecks: .count
        default: .share
        }
    }
}

// MARK: Targets

extension CatalogueMetric {
    /// The goal of a metric.
    public struct Target: Sendable {
        /// `> 99 %`.
        public let words: String
        private let check: @Sendable (_ value: Double, _ before: Double?) -> Bool?

        init(_ words: String, isMet: @escaping @Sendable (_ value: Double) -> Bool) {
            self.words = words
            check = { value, _ in isMet(value) }
        }

        /// - Parameter isMet: by the value of the period before.
        private init(_ words: String, comparing isMet: @escaping @Sendable (_ value: Double, _ before: Double) -> Bool) {
            self.words = words
            check = { value, before in before.map { isMet(value, $0) } }
        }

        static let increase = Target("above the period before", comparing: { value, before in value > before })
        static let half = Target("half of the period before", comparing: { value, before in value <= before / 2 })

        /// Whether a value meets it; nil where that cannot be said.
        ///
        /// - Parameter before: the value of the period before.
        public func isMet(_ value: Double, before: Double? = nil) -> Bool? { check(value, before) }
    }

    /// The metric's target; nil: it has none.
    ///
    /// - Parameters:
    ///   - group: of a reading.
    ///   - profile: of the app. Some targets are those of one profile, because they depend on the purpose of the app.
    public func target(group: String = "", profile: String) -> Target? {
        switch self {
        case .deliveryRate, .successRate: Target("> 98 %", isMet: { $0 > 0.98 })
        // A reason has no target of its own.
        case .failureRate: group.isEmpty ? Target("< 2 %", isMet: { $0 < 0.02 }) : nil
        case .tokenExpirationRate: Target("< 1 %", isMet: { $0 < 0.01 })
        case .openRate: profile == "hr-warehouse" ? Target("> 30 %", isMet: { $0 > 0.3 }) : nil
        case .providerLatency: Target("< 0.5 s", isMet: { $0 < 0.5 })
        case .deliveryLatency:
            switch profile {
            case "hr-warehouse": Target("< 5 s", isMet: { $0 < 5 })
            case "school": Target("≤ 10 s", isMet: { $0 <= 10 })
            default: nil
            }
        case .permissionGrantRate: Target("> 60 %", isMet: { $0 > 0.6 })
        case .registrationSuccessRate: Target("> 99 %", isMet: { $0 > 0.99 })
        case .pushEnabledUsers: profile == "hr-warehouse" ? Target("≥ 80 %", isMet: { $0 >= 0.8 }) : nil
        case .firstAttemptSuccess: Target("≥ 95 %", isMet: { $0 >= 0.95 })
        case .suppressedViolations: Target("0", isMet: { $0 == 0 })
        case .deeplinkSuccess: Target("100 %", isMet: { $0 >= 1 })
        case .staleTokenAge: Target("≤ 24 h", isMet: { $0 <= 86_400 })
        case .itemsOnTimeRatio: Target.increase
        case .statusChecks: Target.half
        case .preferenceEditSeconds: Target("< 30 s", isMet: { $0 < 30 })
        case .timeToOpen, .dismissRate, .actionClickRate, .multiDeviceUsers, .platformDistribution, .permissionDeniedRate, .badgeDrift: nil
        }
    }
}

// MARK: Readings

extension CatalogueMetric {
    /// A reading of counts: a share, a mean of milliseconds, or `part` itself, as ``unit`` says; without a value where nothing was counted.
    ///
    /// - Parameters:
    ///   - whole: what `part` is of. A count has data where it is not 0.
    ///   - before: the value of the period before, for targets that compare.
    public func reading(
        group: String = "", _ part: Int64, of whole: Int64, before: Double? = nil, profile: String
    ) -> CommonV1.MetricReading {
        var read = reading(group: group, value: value(part, of: whole), before: before, profile: profile)
        (read.part, read.whole) = (part, whole)
        return read
    }

    /// A reading of a value; nil: there is no data.
    public func reading(group: String = "", value: Double?, before: Double? = nil, profile: String) -> CommonV1.MetricReading {
        let target = target(group: group, profile: profile)
        return .init(
            name: rawValue, value: value, target: target?.words ?? "",
            met: value.flatMap { value in target.flatMap { $0.isMet(value, before: before) } }, group: group)
    }

    /// The value of counts; nil without data.
    public func value(_ part: Int64, of whole: Int64) -> Double? {
        guard whole > 0 else { return nil }
        return switch unit {
        case .share: min(1, max(0, Double(part) / Double(whole)))
        case .seconds: Double(part) / Double(whole) / 1_000
        case .count: Double(part)
        }
    }

    /// The readings of all services in the catalogue's order. A metric that no service read has one reading, without a value.
    public static func catalogue(_ readings: [CommonV1.MetricReading]) -> [CommonV1.MetricReading] {
        let known = Dictionary(grouping: readings, by: \.name)
        return allCases.flatMap { known[$0.rawValue] ?? [$0.reading(value: nil, profile: "")] }
    }
}
