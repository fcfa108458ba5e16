import CarillonAPI
import GRDB
import ServiceKit
import Storage

extension AudienceStatement {
    /// The users of some push devices of an app, whatever the state of the devices.
    static func owners(ofPushDevices ids: [String], _ tenant: CommonV1.Tenant) throws -> AudienceStatement {
        try BatchLimit.check(ids.count, most: mostDevices, field: "devices.push_device_ids")
        return AudienceStatement(
            sql: """
                SELECT DISTINCT user_id FROM devices
                WHERE organization_id = ? AND app_id = ? AND push_device_id IN (SELECT value FROM json_each(?))
                """, arguments: [tenant.organizationId, tenant.appId, JSONArray.text(ids)])
    }

    /// As many as a silent push names.
    private static let mostDevices = 100
}
