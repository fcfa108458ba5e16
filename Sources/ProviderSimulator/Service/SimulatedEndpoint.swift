/// A simulated provider that speaks HTTP/2 and HTTP/1.1. Confined to the core's event loop.
protocol SimulatedEndpoint: AnyObject {
    func opened(_ connection: AnyObject)
    func closed(_ connection: AnyObject)

    /// Called for each request when its head is there.
    func makeExchange(_ origin: Exchange.Origin) -> Exchange
}
