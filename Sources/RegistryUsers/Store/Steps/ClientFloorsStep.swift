import RegistryTenants
import Storage

extension RegistryMigrations {
    /// Devices whose system is older than their profile's floor (REG-39).
    static let clientFloors = Migration(
        "client floors",
        """
        -- As of the last time that the device told its version. `supports_rich_content` is what its client says.
        ALTER TABLE devices ADD COLUMN below_floor INTEGER NOT NULL DEFAULT 0;
        """)
}
