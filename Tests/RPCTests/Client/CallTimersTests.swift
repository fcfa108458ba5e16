import NIOCore
import NIOPosix
import Testing

@testable import RPC

/// The timers of a channel's calls on a real loop: each fires once its time has come, whatever the others do.
@Suite("Timers of calls") struct CallTimersTests {
    /// Notes that it fired, and does something then.
    private final class FakeCall: TimedCall {
        var timerPlace: CallTimerPlace?
        private let onFire: (FakeCall) -> Void

        init(_ onFire: @escaping (FakeCall) -> Void) { self.onFire = onFire }

        func timerFired() { onFire(self) }
    }

    @Test("A call that sets itself a later timer when one fires, as streams that are still in use do, takes no other call's time from it")
    func setAgain() async throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let loop = group.next()
        let fired = loop.makePromise(of: Bool.self)
        // Bounded, should nobody wake up.
        loop.scheduleTask(in: .seconds(10)) { fired.succeed(false) }
        let kept = try await loop.submit { () -> NIOLoopBound<[FakeCall]> in
            let timers = CallTimers<FakeCall>(loop)
            let stream = FakeCall { timers.schedule($0, at: .now() + .hours(1)) }
            let deadline = FakeCall { _ in fired.succeed(true) }
            timers.schedule(stream, at: .now() + .milliseconds(5))
            timers.schedule(deadline, at: .now() + .milliseconds(60))
            return NIOLoopBound([stream, deadline], eventLoop: loop)
        }.get()
        #expect(try await fired.futureResult.get(), "the second call's time was passed over")
        withExtendedLifetime(kept) {}
        try await group.shutdownGracefully()
    }
}
