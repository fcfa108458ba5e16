import Cryptography
package import Storage

extension RegistryMigrations {
    /// Who did what (SEC-10). Rows are only ever added, and removed by age: triggers refuse to change one.
    package static let auditLog = Migration(
        "0007 audit log",
        """
        CREATE TABLE audit_log (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            at_ms INTEGER NOT NULL,
            actor TEXT NOT NULL,
            origin TEXT NOT NULL,
            action TEXT NOT NULL,
            subject TEXT NOT NULL,
            details TEXT NOT NULL
        );
        CREATE INDEX audit_log_by_tenant ON audit_log (organization_id, app_id, id);
        CREATE INDEX audit_log_by_age ON audit_log (at_ms);
        CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE ON audit_log
        BEGIN SELECT RAISE(ABORT, 'audit_log: rows are never changed'); END;
        """)
}
