import NIOCore

/// A call with a timer.
protocol TimedCall: AnyObject {
    /// Where it stands among the timers, which alone write it.
    var timerPlace: CallTimerPlace? { get set }
    /// Its time has come.
    func timerFired()
}

/// Where a call stands: in which bucket and where in it.
struct CallTimerPlace {
    var bucket: UInt64
    var index: Int
}

/// The timers of a channel's calls: one each, almost all of them cancelled long before they are due.
///
/// They stand in buckets of a few milliseconds, and the event loop knows of the first bucket alone: setting and cancelling are a step each,
/// where the loop's own queue of timers takes steps in the number of its timers. A timer fires at the end of its bucket, up to
/// `resolution` late.
// Sendable by confinement: every mutable member is touched on `eventLoop` alone, where the channel's calls set and cancel their timers and the
// loop calls back.
final class CallTimers<Call: TimedCall>: NIOScheduledCallbackHandler, @unchecked Sendable {
    /// About four milliseconds.
    private static var resolution: UInt64 { 1 << 22 }

    private let eventLoop: any EventLoop
    /// By the time of their end in units of the resolution; none is empty.
    private var buckets: [UInt64: [Call]] = [:]
    private var next: (bucket: UInt64, callback: NIOScheduledCallback)?

    init(_ eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
    }

    /// Fires once it is due: `timerFired`. A call has one timer.
    func schedule(_ call: Call, at due: NIODeadline) {
        self.cancel(call)
        let bucket = due.uptimeNanoseconds / Self.resolution + 1
        call.timerPlace = CallTimerPlace(bucket: bucket, index: Self.append(call, to: &self.buckets[bucket, default: []]))
        if let next = self.next, next.bucket <= bucket { return }
        self.wake(at: bucket)
    }

    /// Does nothing for a call without a timer.
    func cancel(_ call: Call) {
        guard let place = call.timerPlace else { return }
        call.timerPlace = nil
        // It stands there, because it has a place.
        let isEmpty = Self.remove(place, from: &self.buckets[place.bucket]!)
        if isEmpty { self.buckets[place.bucket] = nil }
    }

    /// Puts the last in its place; returns whether none is left.
    private static func remove(_ place: CallTimerPlace, from calls: inout [Call]) -> Bool {
        let last = calls.removeLast()
        if place.index < calls.count {
            calls[place.index] = last
            last.timerPlace = place
        }
        return calls.isEmpty
    }

    private static func append(_ call: Call, to calls: inout [Call]) -> Int {
        calls.append(call)
        return calls.count - 1
    }

    private func wake(at bucket: UInt64) {
        self.next?.callback.cancel()
        let due = NIODeadline.uptimeNanoseconds(bucket * Self.resolution)
        // Fails only on a loop that shuts down, and its calls with it.
        self.next = (try? self.eventLoop.scheduleCallback(at: due, handler: self)).map { (bucket, $0) }
    }

    func handleScheduledCallback(eventLoop: some EventLoop) {
        self.next = nil
        let now = NIODeadline.now().uptimeNanoseconds / Self.resolution
        let due = self.buckets.keys.filter { $0 <= now }.sorted()
        for bucket in due {
            // A timer that is cancelled or set again by one that fired before it is not in the list any more, or in a later bucket.
            for call in self.buckets[bucket] ?? [] where call.timerPlace?.bucket == bucket {
                self.cancel(call)
                call.timerFired()
            }
        }
        // One that fired may have set a later timer by now; the first of those that stay counts all the same.
        if let first = self.buckets.keys.min(), self.next.map({ first < $0.bucket }) ?? true { self.wake(at: first) }
    }
}
