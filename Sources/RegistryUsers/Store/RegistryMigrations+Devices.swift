extension RegistryMigrations {
    /// The tables of devices, of their other addresses and of their counters.
    static let devices = [registrations, subscriptions, activities, counters, notices].joined(separator: "\n")

    // MARK: Devices

    /// A device's token is in `token_hash` as a keyed hash, and in `address` sealed, never as plain text (SEC-01).
    ///
    /// The maintenance jobs find due devices without reading all devices: each of their indexes has the devices of one status, by the time of the
    /// job.
    ///
    /// The owner of a live token is found by the first twelve bytes of the token's hash. Among a billion tokens, two share them in one of 10¹¹
    /// stores. The bytes come before the app's name, which is the same in most entries. The index is half as large, and so are the random reads and
    /// writes of a registration (decision 0032).
    private static let registrations = """
        CREATE TABLE devices (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            push_device_id TEXT NOT NULL UNIQUE,
            user_id TEXT NOT NULL,
            device_id TEXT NOT NULL,
            device_type TEXT NOT NULL,
            platform TEXT NOT NULL,
            platform_version TEXT NOT NULL,
            device_model TEXT NOT NULL,
            device_name TEXT NOT NULL,
            push_token_type TEXT NOT NULL,
            token_provider TEXT NOT NULL,
            token_hash BLOB,
            address BLOB,
            address_environment INTEGER NOT NULL,
            address_version INTEGER NOT NULL,
            status TEXT NOT NULL,
            revoked_reason TEXT NOT NULL DEFAULT '',
            deactivated_by TEXT NOT NULL DEFAULT '',
            is_valid INTEGER NOT NULL DEFAULT 0,
            supports_rich_content INTEGER NOT NULL,
            supports_notification_actions INTEGER NOT NULL,
            supports_silent_push INTEGER NOT NULL,
            max_payload_size INTEGER NOT NULL,
            notifications_enabled INTEGER NOT NULL,
            badge_enabled INTEGER NOT NULL,
            sound_enabled INTEGER NOT NULL,
            alerts_enabled INTEGER NOT NULL,
            app_version TEXT NOT NULL,
            app_build_number TEXT NOT NULL,
            sdk_version TEXT NOT NULL,
            timezone TEXT NOT NULL,
            locale TEXT NOT NULL,
            is_primary INTEGER NOT NULL DEFAULT 0,
            permission_status TEXT NOT NULL,
            registered_at_ms INTEGER NOT NULL,
            last_registered_at_ms INTEGER NOT NULL,
            updated_at_ms INTEGER NOT NULL,
            -- The last use that the indexes have: a launch. A push that arrives changes `last_success_at_ms` alone, which is half the work. The jobs
            -- that look for unused devices bring the indexes up to it.
            indexed_use_at_ms INTEGER NOT NULL,
            last_used_at_ms INTEGER NOT NULL GENERATED ALWAYS AS (max(indexed_use_at_ms, coalesce(last_success_at_ms, 0))) VIRTUAL,
            last_validated_at_ms INTEGER,
            last_success_at_ms INTEGER,
            last_failure_at_ms INTEGER,
            failure_count INTEGER NOT NULL DEFAULT 0,
            failure_reason TEXT NOT NULL DEFAULT '',
            revoked_at_ms INTEGER,
            deactivated_at_ms INTEGER,
            -- When it may be asked about again: a day after a probe of which nothing was heard, a cycle after one that failed (REG-19).
            next_probe_at_ms INTEGER,
            -- The user's switch; the device's own is `notifications_enabled`.
            push_off INTEGER NOT NULL DEFAULT 0,
            -- Whether its system is older than the profile's floor (REG-39), as of the last time that it told its version.
            -- `supports_rich_content` is what its client says.
            below_floor INTEGER NOT NULL DEFAULT 0,
            -- When its token ends by its own date, where the provider said so (REG-40): for sends, and for the worker that waits for the next end.
            expires_at_ms INTEGER,
            UNIQUE (organization_id, app_id, user_id, device_id)
        );
        CREATE INDEX devices_active_by_use ON devices (app_id, indexed_use_at_ms) WHERE status = 'active';
        CREATE INDEX devices_dead_by_time ON devices (app_id, last_failure_at_ms) WHERE status IN ('expired', 'invalid');
        CREATE INDEX devices_revoked_by_time ON devices (app_id, revoked_at_ms) WHERE status = 'revoked';
        CREATE INDEX devices_by_failures ON devices (app_id, failure_count) WHERE failure_count > 0;
        CREATE INDEX devices_fcm_by_use ON devices (app_id, indexed_use_at_ms) WHERE status = 'active' AND push_token_type = 'fcm';
        CREATE UNIQUE INDEX devices_by_live_token ON devices (substr(token_hash, 1, 12), app_id)
            WHERE token_hash IS NOT NULL AND status <> 'revoked';
        CREATE INDEX devices_by_end ON devices (expires_at_ms) WHERE status = 'active' AND expires_at_ms IS NOT NULL;
        """

    // MARK: Other addresses

    /// Subscriptions of browsers have rows of their own (REG-07). A subscription is deleted with its device. After a verdict, the row stays while the
    /// device can be restored.
    private static let subscriptions = """
        CREATE TABLE web_subscriptions (
            push_device_id TEXT NOT NULL PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            subscription_id TEXT NOT NULL UNIQUE,
            endpoint_hash BLOB NOT NULL,
            browser TEXT NOT NULL,
            browser_version TEXT NOT NULL,
            user_agent TEXT NOT NULL,
            vapid_key_id TEXT NOT NULL,
            subscribed_at_ms INTEGER NOT NULL,
            unsubscribed_at_ms INTEGER
        ) WITHOUT ROWID;
        CREATE INDEX web_subscriptions_by_endpoint ON web_subscriptions (app_id, endpoint_hash);
        CREATE INDEX web_subscriptions_by_vapid_key ON web_subscriptions (app_id, vapid_key_id);
        CREATE TRIGGER web_subscriptions_go_with_device AFTER DELETE ON devices
        WHEN NOT EXISTS (
            SELECT 1 FROM invalidation_journal WHERE push_device_id = OLD.push_device_id AND device IS NOT NULL)
        BEGIN DELETE FROM web_subscriptions WHERE push_device_id = OLD.push_device_id; END;
        CREATE TRIGGER web_subscriptions_go_with_journal AFTER DELETE ON invalidation_journal
        WHEN OLD.device IS NOT NULL AND NOT EXISTS (SELECT 1 FROM devices WHERE push_device_id = OLD.push_device_id)
        BEGIN DELETE FROM web_subscriptions WHERE push_device_id = OLD.push_device_id; END;
        CREATE TRIGGER web_subscriptions_end_with_owner AFTER UPDATE OF status ON devices
        WHEN NEW.status = 'revoked' AND NEW.push_token_type = 'web_push'
        BEGIN UPDATE web_subscriptions SET unsubscribed_at_ms = NEW.updated_at_ms
            WHERE push_device_id = NEW.push_device_id AND unsubscribed_at_ms IS NULL; END;
        """

    /// Addresses of a device that update and start Live Activities. They are in a table of their own, so no ordinary push uses them.
    private static let activities = """
        CREATE TABLE activity_addresses (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            address_id TEXT NOT NULL UNIQUE,
            push_device_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            environment INTEGER NOT NULL,
            token_hash BLOB NOT NULL,
            address BLOB NOT NULL,
            version INTEGER NOT NULL,
            registered_at_ms INTEGER NOT NULL,
            updated_at_ms INTEGER NOT NULL,
            expires_at_ms INTEGER,
            UNIQUE (push_device_id, kind, name),
            UNIQUE (app_id, token_hash)
        );
        CREATE INDEX activity_addresses_by_user ON activity_addresses (organization_id, app_id, user_id);
        CREATE INDEX activity_addresses_by_end ON activity_addresses (expires_at_ms) WHERE expires_at_ms IS NOT NULL;
        CREATE TRIGGER activity_addresses_go_with_device AFTER DELETE ON devices
        BEGIN DELETE FROM activity_addresses WHERE push_device_id = OLD.push_device_id; END;
        CREATE TRIGGER activity_addresses_go_with_owner AFTER UPDATE OF status ON devices WHEN NEW.status = 'revoked'
        BEGIN DELETE FROM activity_addresses WHERE push_device_id = OLD.push_device_id; END;
        """

    // MARK: Counters

    /// The ledger's counts of devices (RCPT-08), in a table beside `devices`, so that registrations do not write it and watches do not report it.
    /// Also registrations by day (OBS-08).
    private static let counters = """
        -- No row: nothing was counted yet.
        CREATE TABLE delivery_counters (
            push_device_id TEXT NOT NULL PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            sent INTEGER NOT NULL,
            delivered INTEGER NOT NULL,
            opened INTEGER NOT NULL,
            -- Number of the DeliveryStatus of the newest notification, and when that was created.
            last_status INTEGER NOT NULL,
            last_notification_at_ms INTEGER NOT NULL
        ) WITHOUT ROWID;
        -- A device that a verdict removed may be brought back, and its counters with it.
        CREATE TRIGGER delivery_counters_go_with_device AFTER DELETE ON devices
        WHEN NOT EXISTS (SELECT 1 FROM invalidation_journal WHERE push_device_id = OLD.push_device_id AND device IS NOT NULL)
        BEGIN DELETE FROM delivery_counters WHERE push_device_id = OLD.push_device_id; END;
        CREATE TRIGGER delivery_counters_go_with_journal AFTER DELETE ON invalidation_journal
        WHEN OLD.device IS NOT NULL AND NOT EXISTS (SELECT 1 FROM devices WHERE push_device_id = OLD.push_device_id)
        BEGIN DELETE FROM delivery_counters WHERE push_device_id = OLD.push_device_id; END;
        -- The last call of each ledger that was counted, so that a repeated one counts once (ARCH-04).
        CREATE TABLE counted_ledgers (
            ledger_id TEXT NOT NULL PRIMARY KEY,
            sequence INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE registration_counts (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            -- Days since 1970, UTC.
            day INTEGER NOT NULL,
            attempted INTEGER NOT NULL,
            taken INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, day)
        ) WITHOUT ROWID;
        """

    /// Notices before a device is purged (REG-24).
    private static let notices = """
        -- Who is to be told that a device will be purged. `pending` ones wait for a channel that carries e-mail.
        CREATE TABLE purge_notices (
            push_device_id TEXT PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            state TEXT NOT NULL,
            noticed_at_ms INTEGER NOT NULL,
            purge_at_ms INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX purge_notices_by_user ON purge_notices (organization_id, app_id, user_id);
        CREATE INDEX purge_notices_pending ON purge_notices (noticed_at_ms) WHERE state = 'pending';
        """
}
