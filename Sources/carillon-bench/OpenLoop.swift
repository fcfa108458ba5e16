import CarillonAPI
import NIOCore
import RPC
import Synchronization

/// Begins unary calls at a fixed rate, whether or not earlier ones have ended. Their time counts from when they were due, so that a server that
/// stalls shows in every call it kept from beginning.
final class OpenLoop: Sendable {
    private let channels: [ClientChannel]
    private let message: EchoMessage
    private let rate: Double
    private let loop: any EventLoop
    private let onLoop: Bool
    private let phase: LoadPhase
    private let counters = Mutex(LoadCounters())

    init(channels: [ClientChannel], message: EchoMessage, rate: Double, loop: any EventLoop, onLoop: Bool, phase: LoadPhase) {
        self.channels = channels
        self.message = message
        self.rate = rate
        self.loop = loop
        self.onLoop = onLoop
        self.phase = phase
    }

    func run() async -> LoadCounters {
        await withTaskExecutorPreference(self.onLoop ? self.channels[0].executor : nil) { await self.begin() }
        return self.counters.withLock { $0 }
    }

    private func begin() async {
        await withDiscardingTaskGroup { group in
            let start = NIODeadline.now()
            var begun = 0
            while !self.phase.isOver {
                let due = start + .nanoseconds(Int64(Double(begun) * 1e9 / self.rate))
                // The loop's timer is exact to the nanosecond of the system's; a task's sleep is coarser.
                if due > .now() { try? await self.loop.scheduleTask(deadline: due) {}.futureResult.get() }
                let channel = self.channels[begun % self.channels.count]
                group.addTask(executorPreference: self.onLoop ? channel.executor : nil) { await self.call(channel, due: due) }
                begun += 1
            }
        }
    }

    private func call(_ channel: ClientChannel, due: NIODeadline) async {
        let result: Result<Void, any Error>
        do {
            let _: EchoMessage = try await channel.unary(EchoService.get, self.message, options: CallOptions())
            result = .success(())
        } catch {
            result = .failure(error)
        }
        guard self.phase.counts else { return }
        let microseconds = UInt32(clamping: (NIODeadline.now() - due).nanoseconds / 1000)
        self.counters.withLock { counters in
            switch result {
            case .success:
                counters.count += 1
                counters.microseconds.append(microseconds)
            case .failure(let error): counters.failed(error)
            }
        }
    }
}
