import ServiceKit
import Testing

@Suite("The work that a process has in progress", .timeLimit(.minutes(1)))
struct ActivityTrackerTests {
    @Test("ARCH-05 A wait for the end of all work ends with the last unit, or after its limit")
    func untilIdle() async throws {
        let activity = ActivityTracker()
        await activity.untilIdle(atMost: .seconds(3_600))
        activity.begin()
        activity.begin()
        await activity.untilIdle(atMost: .milliseconds(1))
        #expect(activity.snapshot.busy == 2)
        let waiting = Task {
            await activity.untilIdle(atMost: .seconds(3_600))
            return activity.snapshot.busy
        }
        activity.end()
        activity.end()
        #expect(await waiting.value == 0)
    }
}
