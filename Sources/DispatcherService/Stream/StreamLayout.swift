import JetStream
import ServiceKit

/// The streams, consumers and buckets of the shared queue, as they must be.
struct StreamLayout: Sendable {
    let settings: StreamSettings

    /// A work queue: a message leaves it when it is acknowledged. A subject has one message, and refuses others. ``StreamFill`` limits the bytes.
    var pushes: StreamConfiguration {
        var stream = StreamConfiguration(name: StreamSubjects.pushes, subjects: [StreamSubjects.allPushes])
        stream.description = "Carillon: unsent pushes, one message for each device"
        stream.retention = .workQueue
        stream.discard = .new
        stream.discardsNewPerSubject = true
        stream.maxMessagesPerSubject = 1
        stream.maxAge = settings.maxAge
        stream.duplicateWindow = settings.usedDuplicateWindow
        stream.replicas = settings.replicas
        return stream
    }

    /// The last death of a delivery replaces an earlier one.
    var dead: StreamConfiguration {
        var stream = StreamConfiguration(name: StreamSubjects.dead, subjects: [StreamSubjects.allDead])
        stream.description = "Carillon: dead letters"
        stream.maxMessagesPerSubject = 1
        stream.maxAge = settings.deadLetterAge
        stream.replicas = settings.replicas
        return stream
    }

    /// Not a work queue: several consumers read the same messages, for one route each or for all. A delivery that is parked again replaces
    /// its earlier message.
    var parked: StreamConfiguration {
        var stream = StreamConfiguration(name: StreamSubjects.parked, subjects: [StreamSubjects.allParked])
        stream.description = "Carillon: unsent pushes that wait for a lane or a date"
        stream.maxMessagesPerSubject = 1
        stream.maxAge = settings.maxAge
        stream.duplicateWindow = settings.usedDuplicateWindow
        stream.replicas = settings.replicas
        return stream
    }

    /// A subject is a mailbox. A dispatcher ends what is above ``DesktopMailboxLimits/perDevice``, and reports it. The stream's own limit is for two
    /// dispatchers that do that at the same time.
    var desktops: StreamConfiguration {
        var stream = StreamConfiguration(name: StreamSubjects.desktops, subjects: [StreamSubjects.allDesktops])
        stream.description = "Carillon: messages that agents on desktops have not acknowledged"
        stream.maxMessagesPerSubject = 2 * DesktopMailboxLimits.perDevice
        // As long as a push may live (EVAL-03).
        stream.maxAge = .days(28)
        stream.duplicateWindow = settings.usedDuplicateWindow
        stream.replicas = settings.replicas
        return stream
    }

    /// The consumer of a route's parked deliveries. All dispatchers that bring them back share it. NATS deletes it 10 s after its last use.
    func parkedConsumer(ofRoute key: String, _ rank: PriorityRank) -> ConsumerConfiguration {
        var consumer = ConsumerConfiguration(name: StreamSubjects.parkedConsumer(ofRoute: key, rank))
        consumer.isDurable = false
        consumer.inactiveThreshold = .seconds(10)
        consumer.filterSubject = StreamSubjects.parked(ofRoute: key, rank)
        consumer.ackWait = settings.ackWait
        consumer.maxAckPending = 10_000
        return consumer
    }

    /// NATS tells once, and to nobody in particular, that a message was delivered too often.
    var advisories: StreamConfiguration {
        var stream = StreamConfiguration(name: StreamSubjects.advisories, subjects: [StreamSubjects.allAdvisories])
        stream.description = "Carillon: pushes that were delivered too often"
        stream.retention = .workQueue
        stream.maxAge = settings.maxAge
        stream.duplicateWindow = min(stream.duplicateWindow, settings.maxAge)
        stream.replicas = settings.replicas
        return stream
    }

    /// Explicit acknowledgement, and no list of backoffs: with one, server 2.9 ignores the wait of a negative acknowledgement (providers.md §7.1).
    func consumer(_ rank: PriorityRank) -> ConsumerConfiguration {
        var consumer = ConsumerConfiguration(name: StreamSubjects.consumer(rank))
        consumer.description = "Carillon: the dispatchers"
        consumer.filterSubject = StreamSubjects.pushes(of: rank)
        consumer.ackWait = settings.ackWait
        consumer.maxDeliver = settings.maxDeliver
        consumer.maxAckPending = settings.maxAckPending
        return consumer
    }

    var advisoryConsumer: ConsumerConfiguration {
        var consumer = ConsumerConfiguration(name: StreamSubjects.advisoryConsumer)
        consumer.description = "Carillon: makes dead letters of pushes that were delivered too often"
        consumer.ackWait = .seconds(30)
        return consumer
    }

    private var bucket: KeyValueBucket.Options {
        var options = KeyValueBucket.Options()
        options.maxAge = settings.maxAge
        options.replicas = settings.replicas
        return options
    }

    private var testPushBucket: KeyValueBucket.Options {
        var options = KeyValueBucket.Options()
        options.maxAge = RecentTestPushes.lifetime
        options.maxBytes = 16_777_216
        options.replicas = settings.replicas
        return options
    }

    /// Creates what is missing, and compares what exists.
    ///
    /// - Throws: `NATSError`. With other limits, one that names each difference and the remedy.
    func ensure(_ client: JetStreamClient) async throws -> StreamSession {
        do {
            for stream in [pushes, parked, dead, advisories, desktops] { _ = try await client.ensureStream(stream) }
            for rank in PriorityRank.allCases { _ = try await client.ensureConsumer(StreamSubjects.pushes, consumer(rank)) }
            _ = try await client.ensureConsumer(StreamSubjects.advisories, advisoryConsumer)
            let session = try StreamSession(client)
            try await session.deliveries.ensure(bucket)
            try await session.cancellations.ensure(bucket)
            try await session.collapseKeys.ensure(bucket)
            try await session.testPushes.ensure(testPushBucket)
            return session
        } catch var error as NATSError where error.kind == .otherConfiguration {
            error.message +=
                "; change the settings queue.… of all dispatchers, or the stream or consumer with `nats stream edit` or `nats consumer edit`"
            throw error
        }
    }
}

/// The parts of the shared queue on a connection.
struct StreamSession: Sendable {
    let client: JetStreamClient
    let consumers: [PriorityRank: PullConsumer]
    let advisories: PullConsumer
    let deliveries: KeyValueBucket
    let cancellations: KeyValueBucket
    let collapseKeys: KeyValueBucket
    let testPushes: KeyValueBucket

    init(_ client: JetStreamClient) throws(NATSError) {
        self.client = client
        var consumers: [PriorityRank: PullConsumer] = [:]
        for rank in PriorityRank.allCases {
            consumers[rank] = try PullConsumer(client.connection, stream: StreamSubjects.pushes, name: StreamSubjects.consumer(rank))
        }
        self.consumers = consumers
        advisories = try PullConsumer(client.connection, stream: StreamSubjects.advisories, name: StreamSubjects.advisoryConsumer)
        deliveries = try KeyValueBucket(client, name: StreamSubjects.deliveryBucket)
        cancellations = try KeyValueBucket(client, name: StreamSubjects.cancellationBucket)
        collapseKeys = try KeyValueBucket(client, name: StreamSubjects.collapseBucket)
        testPushes = try KeyValueBucket(client, name: StreamSubjects.testPushBucket)
    }
}
