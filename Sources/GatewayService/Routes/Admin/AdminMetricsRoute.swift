import CarillonAPI
import Hummingbird
import ServiceKit

/// `/admin/metrics/summary`: the metric catalogue of an app with its targets (GW-06, RCPT-24, OBS-08). The services authorize the caller.
struct AdminMetricsRoute {
    let peers: GatewayPeers
    let clock: any DomainClock

    func add(to endpoints: Endpoints) {
        let clock = clock
        let reader = CatalogueReader(
            receipts: peers.receipts, evaluator: peers.evaluator, devices: peers.deviceAdministration, permissions: peers.permissions)
        endpoints.on(.get, "/admin/metrics/summary") { http in
            let tenant = try http.queriedApp()
            let until = try http.instant("until")
            var from = try http.instant("from")
            let end = until > 0 ? until : clock.now.milliseconds
            if from == 0 { from = max(1, end - CatalogueReader.usualTime.wholeMilliseconds) }
            guard from <= end else { throw APIError(.invalidValue, field: "from", "from is later than until: nothing lies between them") }
            let readings = try await reader.read(of: tenant, from: from, until: until, options: try http.context.options)
            return .ok([
                "organization_id": .text(tenant.organizationId), "app_id": .string(tenant.appId), "from": JSONView.instant(from),
                "until": JSONView.instant(end), "metrics": .list(readings.map(JSONView.metric)),
            ])
        }
    }
}

extension JSONView {
    /// A metric, or a group of it.
    static func metric(_ reading: CommonV1.MetricReading) -> JSONValue {
        [
            "name": .string(reading.name), "group": .text(reading.group),
            "unit": .text(CatalogueMetric(rawValue: reading.name)?.unit.rawValue ?? ""), "value": reading.value.map { .number($0) } ?? .null,
            "target": .text(reading.target), "met": reading.met.map { .bool($0) } ?? .null, "part": .integer(reading.part),
            "whole": .integer(reading.whole),
        ]
    }
}
