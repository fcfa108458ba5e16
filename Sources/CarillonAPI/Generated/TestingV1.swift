// Written by protoc-gen-carillon from carillon/testing/v1/clock.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// The shared virtual clock of test mode. Served only in test mode, only on loopback.
public enum TestingV1 {}

extension TestingV1 {
    /// `carillon.testing.v1.SetRequest`.
    public struct SetRequest: Message {
        /// The new virtual time. Earlier than now is refused with OUT_OF_RANGE: the clock only goes forward.
        public var nowMs: Int64

        /// Every field at its default.
        public init() {
            self.nowMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            nowMs: Int64 = 0
        ) {
            self.nowMs = nowMs
        }
    }
}

extension TestingV1 {
    /// `carillon.testing.v1.SetResponse`.
    public struct SetResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension TestingV1 {
    /// `carillon.testing.v1.WakeRequest`.
    public struct WakeRequest: Message {
        /// How long, in milliseconds of real time, the answer waits until this process is idle; at most 1,000. 0: it does not wait.
        public var waitMs: Int64

        /// Every field at its default.
        public init() {
            self.waitMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            waitMs: Int64 = 0
        ) {
            self.waitMs = waitMs
        }
    }
}

extension TestingV1 {
    /// `carillon.testing.v1.WakeResponse`.
    public struct WakeResponse: Message {
        /// The status after the wait.
        public var status: Optional<TestingV1.StatusResponse>

        /// Every field at its default.
        public init() {
            self.status = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            status: TestingV1.StatusResponse? = nil
        ) {
            self.status = status
        }
    }
}

extension TestingV1 {
    /// `carillon.testing.v1.StatusRequest`.
    public struct StatusRequest: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension TestingV1 {
    /// `carillon.testing.v1.StatusResponse`.
    public struct StatusResponse: Message {
        public var nowMs: Int64
        /// Units of work in progress: calls and background work.
        public var busy: Int64
        /// Grows by one when a unit of work begins or ends. Two equal readings while idle mean quiescence.
        public var workCounter: Int64
        /// The dispatcher's provider requests in flight. They wait, and do not count as work.
        public var awaitingProvider: Int64
        /// Answers that the simulator withholds on purpose or until a virtual instant.
        public var withheld: Int64
        /// The earliest virtual instant at which this process has work.
        public var nextDueMs: Optional<Int64>

        /// Every field at its default.
        public init() {
            self.nowMs = 0
            self.busy = 0
            self.workCounter = 0
            self.awaitingProvider = 0
            self.withheld = 0
            self.nextDueMs = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            nowMs: Int64 = 0,
            busy: Int64 = 0,
            workCounter: Int64 = 0,
            awaitingProvider: Int64 = 0,
            withheld: Int64 = 0,
            nextDueMs: Int64? = nil
        ) {
            self.nowMs = nowMs
            self.busy = busy
            self.workCounter = workCounter
            self.awaitingProvider = awaitingProvider
            self.withheld = withheld
            self.nextDueMs = nextDueMs
        }
    }
}
