import ArgumentParser

/// Benchmarks and the small peers they need. Compare ratios against a peer of the same run, not absolute numbers.
@main
struct CarillonBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "carillon-bench",
        abstract: "Measures parts of Carillon against known peers.",
        subcommands: [
            HTTP2Echo.self, HTTP2Load.self, HTTP2Pace.self, RPCEcho.self, RPCBody.self, RPCLoad.self, Allocations.self,
            RegistryFill.self, RegistryMeasure.self, Pipeline.self, DispatcherLoad.self, SenderLoad.self, WebPushLoad.self,
            StreamLoad.self, RequestLoad.self,
        ])
}
