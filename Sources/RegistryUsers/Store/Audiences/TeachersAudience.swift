import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The teachers of a student: active members with a teacher's role of the classes that the student is a member of. Classes are the groups
/// of kind `class`; the registry knows of no other relation between teachers and students.
enum TeachersAudience {
    private static let classmates = """
        CROSS JOIN group_members AS own ON own.organization_id = ? AND own.app_id = ? AND own.user_id = wanted.value
        CROSS JOIN user_groups AS g ON g.organization_id = own.organization_id AND g.app_id = own.app_id AND g.group_id = own.group_id
            AND g.kind = 'class'
        CROSS JOIN group_members AS m ON m.organization_id = own.organization_id AND m.app_id = own.app_id AND m.group_id = own.group_id
            AND m.user_id <> own.user_id
        """

    private static let teaches = """
        EXISTS (SELECT 1 FROM json_each(?) AS teaching CROSS JOIN user_roles AS r ON r.organization_id = m.organization_id
            AND r.app_id = m.app_id AND r.role = teaching.value AND r.user_id = m.user_id)
        """

    static let allSQL = """
        SELECT DISTINCT own.user_id, m.user_id FROM json_each(?) AS wanted \(classmates) WHERE \(teaches)
        ORDER BY own.user_id, m.user_id
        """

    static func query(of student: String, _ tenant: CommonV1.Tenant) -> AudienceStatement {
        AudienceStatement(
            sql: "SELECT DISTINCT m.user_id FROM json_each(?) AS wanted \(classmates) WHERE \(teaches)", userColumn: "m.user_id",
            arguments: [JSONArray.text([student]), tenant.organizationId, tenant.appId, JSONArray.text(CommonV1.Role.teachers)])
    }

    /// The teachers of each of several students. A student without teachers has no entry.
    static func all(of students: [String], tenant: CommonV1.Tenant, _ database: Database) throws -> [String: [String]] {
        let arguments = ResolveQueries.arguments(students, tenant) + [JSONArray.text(CommonV1.Role.teachers)]
        let pairs = try database.rows(allSQL, arguments) { (student: $0[0] as String, teacher: $0[1] as String) }
        return Dictionary(grouping: pairs, by: \.student).mapValues { $0.map(\.teacher) }
    }
}
