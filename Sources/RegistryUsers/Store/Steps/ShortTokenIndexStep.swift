import RegistryTenants
import Storage

extension RegistryMigrations {
    /// The owners of live tokens, found by the beginning of the token's hash.
    ///
    /// Twelve bytes tell tokens apart as well as thirty-two do: among a thousand million of them two meet by chance once in a hundred thousand
    /// million stores. They come first, so that a search compares them and not the app's name, which all share. The index falls to a half, and
    /// with it what a registration has to fetch and write at a random place (decision 0032).
    static let shortTokenIndex = Migration(
        "short token index",
        """
        DROP INDEX devices_by_live_token;
        CREATE UNIQUE INDEX devices_by_live_token ON devices (substr(token_hash, 1, 12), app_id)
            WHERE token_hash IS NOT NULL AND status <> 'revoked';
        """)
}
