BEGIN TRANSACTION;
CREATE TABLE channel_settings (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    channel_id TEXT NOT NULL,
    muted INTEGER NOT NULL,
    muted_until_ms INTEGER,
    notify_all INTEGER NOT NULL,
    starred INTEGER NOT NULL,
    PRIMARY KEY (organization_id, app_id, user_id, channel_id)
) WITHOUT ROWID;
INSERT INTO "channel_settings" VALUES('acme','acme-chat','bianca2','ch_random',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','bianca6','ch_design',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','bob3','ch_random',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','dalia','ch_random',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','dalia5','ch_sales',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','dave2','ch_random',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','dave6','ch_sales',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','fatima4','ch_sales',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','frank','ch_random',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','frank5','ch_sales',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','hana3','ch_sales',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','heidi4','ch_design',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','jonas2','ch_sales',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','jonas6','ch_music',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','judy3','ch_sales',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','laura2','ch_sales',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','laura6','ch_music',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','lena','ch_design',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','lena5','ch_design',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','nina','ch_sales',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','nina5','ch_incidents',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','noor4','ch_music',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','pablo3','ch_music',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','peggy4','ch_music',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','rupert3','ch_design',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','sven2','ch_incidents',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','sven6','ch_random',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','trent2','ch_music',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','trent6','ch_random',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','uma','ch_music',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','uma5','ch_random',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','victor','ch_music',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','victor5','ch_random',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','wei4','ch_random',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','xavier4','ch_random',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','yusuf3','ch_random',1,1795428000000,0,0);
INSERT INTO "channel_settings" VALUES('acme','acme-chat','zoe3','ch_random',1,1795428000000,0,0);
CREATE TABLE consent_changes (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    consent_id TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    action TEXT NOT NULL,
    old_status TEXT NOT NULL,
    new_status TEXT NOT NULL,
    actor TEXT NOT NULL,
    evidence TEXT NOT NULL
);
CREATE TABLE consents (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    -- The child.
    user_id TEXT NOT NULL,
    -- `user ID` or `email ADDRESS`: one row a guardian.
    guardian_key TEXT NOT NULL,
    consent_id TEXT NOT NULL UNIQUE,
    guardian_user_id TEXT NOT NULL,
    guardian_email TEXT NOT NULL,
    method TEXT NOT NULL,
    status TEXT NOT NULL,
    decision TEXT,
    requested_at_ms INTEGER NOT NULL,
    decided_at_ms INTEGER,
    evidence TEXT NOT NULL,
    link_number INTEGER NOT NULL,
    link_expires_at_ms INTEGER,
    link_used_at_ms INTEGER,
    PRIMARY KEY (organization_id, app_id, user_id, guardian_key)
) WITHOUT ROWID;
CREATE TABLE documents (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    push_enabled INTEGER NOT NULL,
    email_enabled INTEGER NOT NULL,
    -- The choices among types, categories, quiet hours and sounds: a StoredChoices message; empty without choices.
    choices BLOB NOT NULL,
    promotional_opt_in INTEGER NOT NULL,
    language TEXT,
    opted_out_at_ms INTEGER,
    version INTEGER NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    UNIQUE (organization_id, app_id, user_id)
);
INSERT INTO "documents" VALUES(1,'acme','acme-chat','frank',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(2,'acme','acme-chat','heidi',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(3,'acme','acme-chat','nina',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(4,'acme','acme-chat','trent',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(5,'acme','acme-chat','victor',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(6,'acme','acme-chat','dalia',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(7,'acme','acme-chat','fatima',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(8,'acme','acme-chat','lena',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(9,'acme','acme-chat','sven',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(10,'acme','acme-chat','uma',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(11,'acme','acme-chat','dave2',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(12,'acme','acme-chat','frank2',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(13,'acme','acme-chat','laura2',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(14,'acme','acme-chat','rupert2',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(15,'acme','acme-chat','trent2',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(16,'acme','acme-chat','bianca2',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(17,'acme','acme-chat','dalia2',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(18,'acme','acme-chat','jonas2',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(19,'acme','acme-chat','pablo2',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(20,'acme','acme-chat','sven2',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(21,'acme','acme-chat','bob3',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(22,'acme','acme-chat','dave3',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(23,'acme','acme-chat','judy3',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(24,'acme','acme-chat','peggy3',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(25,'acme','acme-chat','rupert3',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(26,'acme','acme-chat','zoe3',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(27,'acme','acme-chat','bianca3',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(28,'acme','acme-chat','hana3',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(29,'acme','acme-chat','noor3',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(30,'acme','acme-chat','pablo3',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(31,'acme','acme-chat','yusuf3',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(32,'acme','acme-chat','bob4',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(33,'acme','acme-chat','heidi4',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(34,'acme','acme-chat','nina4',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(35,'acme','acme-chat','peggy4',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(36,'acme','acme-chat','xavier4',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(37,'acme','acme-chat','zoe4',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(38,'acme','acme-chat','fatima4',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(39,'acme','acme-chat','lena4',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(40,'acme','acme-chat','noor4',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(41,'acme','acme-chat','wei4',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(42,'acme','acme-chat','yusuf4',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(43,'acme','acme-chat','frank5',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(44,'acme','acme-chat','laura5',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(45,'acme','acme-chat','nina5',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(46,'acme','acme-chat','victor5',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(47,'acme','acme-chat','xavier5',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(48,'acme','acme-chat','dalia5',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(49,'acme','acme-chat','jonas5',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(50,'acme','acme-chat','lena5',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(51,'acme','acme-chat','uma5',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(52,'acme','acme-chat','wei5',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(53,'acme','acme-chat','dave6',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(54,'acme','acme-chat','judy6',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(55,'acme','acme-chat','laura6',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(56,'acme','acme-chat','trent6',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(57,'acme','acme-chat','victor6',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(58,'acme','acme-chat','bianca6',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(59,'acme','acme-chat','hana6',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(60,'acme','acme-chat','jonas6',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(61,'acme','acme-chat','sven6',1,1,X'',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(62,'acme','acme-chat','uma6',1,1,X'0A0D0A076D656E74696F6E10001800',0,NULL,NULL,2,1795424400000);
INSERT INTO "documents" VALUES(63,'acme','acme-chat','amir',1,1,X'1A150801120530383A30301A0531383A30302203555443',0,NULL,NULL,2,1795424400000);
CREATE TABLE erased_users (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    -- SHA-256 of salt, organization, app and user id.
    user_hash TEXT NOT NULL,
    erased_at_ms INTEGER NOT NULL,
    PRIMARY KEY (organization_id, app_id, user_hash)
) WITHOUT ROWID;
CREATE TABLE erased_users_salt (salt BLOB NOT NULL);
INSERT INTO "erased_users_salt" VALUES(X'672D9A271305CAE44C0D64CDC0128CB2');
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('0001 preferences');
INSERT INTO "grdb_migrations" VALUES('idempotency keys');
INSERT INTO "grdb_migrations" VALUES('erased users');
INSERT INTO "grdb_migrations" VALUES('outbox push_switch_outbox');
INSERT INTO "grdb_migrations" VALUES('outbox telemetry_outbox');
INSERT INTO "grdb_migrations" VALUES('quarantine');
CREATE TABLE idempotency_keys (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    principal TEXT NOT NULL,
    method TEXT NOT NULL,
    key TEXT NOT NULL,
    request_hash BLOB NOT NULL,
    response BLOB NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    UNIQUE (organization_id, app_id, principal, method, key)
);
CREATE TABLE idempotency_users (
    -- A tenant whose users the response may name: the pair of organization and app, as JSON. Empty: any tenant.
    tenant TEXT NOT NULL,
    -- The user's id, or a mail address.
    name TEXT NOT NULL,
    record INTEGER NOT NULL REFERENCES idempotency_keys ON DELETE CASCADE,
    PRIMARY KEY (tenant, name, record)
) WITHOUT ROWID;
CREATE TABLE permission_changes (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    device_id TEXT NOT NULL,
    old_status TEXT NOT NULL,
    new_status TEXT NOT NULL,
    changed_from TEXT NOT NULL,
    changed_at_ms INTEGER NOT NULL
);
CREATE TABLE permission_states (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    device_id TEXT NOT NULL,
    status TEXT NOT NULL,
    changed_from TEXT NOT NULL,
    changed_at_ms INTEGER NOT NULL,
    -- The last refusal of a prompt, and the last time the notification settings were opened.
    refused_at_ms INTEGER,
    settings_opened_at_ms INTEGER,
    PRIMARY KEY (organization_id, app_id, user_id, device_id)
) WITHOUT ROWID;
CREATE TABLE prompt_activity (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    value_reached INTEGER NOT NULL,
    active_days INTEGER NOT NULL,
    last_active_day INTEGER NOT NULL,
    PRIMARY KEY (organization_id, app_id, user_id)
) WITHOUT ROWID;
CREATE TABLE prompt_outcomes (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    device_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    outcome TEXT NOT NULL,
    at_ms INTEGER NOT NULL
);
CREATE TABLE push_switch_outbox (
    outbox_row INTEGER PRIMARY KEY AUTOINCREMENT,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    -- The users of the only item. Empty where a row holds many items.
    user_id TEXT NOT NULL,
    other_user_id TEXT NOT NULL,
    -- Number of items in the message.
    items INTEGER NOT NULL,
    -- The items, as the request that delivers them.
    message BLOB NOT NULL
) STRICT;
CREATE TABLE push_switch_stamp (last_ms INTEGER NOT NULL);
INSERT INTO "push_switch_stamp" VALUES(0);
CREATE TABLE quarantine (
    quarantine_row INTEGER PRIMARY KEY AUTOINCREMENT,
    outbox TEXT NOT NULL,
    peer TEXT NOT NULL,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    field TEXT NOT NULL,
    detail TEXT NOT NULL,
    tries INTEGER NOT NULL,
    first_at_ms INTEGER NOT NULL,
    last_at_ms INTEGER NOT NULL,
    message BLOB NOT NULL
);
CREATE TABLE quarantine_users (
    quarantine_row INTEGER NOT NULL REFERENCES quarantine ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    PRIMARY KEY (quarantine_row, ordinal)
) WITHOUT ROWID;
CREATE TABLE telemetry_outbox (
    outbox_row INTEGER PRIMARY KEY AUTOINCREMENT,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    -- The users of the only item. Empty where a row holds many items.
    user_id TEXT NOT NULL,
    other_user_id TEXT NOT NULL,
    -- Number of items in the message.
    items INTEGER NOT NULL,
    -- The items, as the request that delivers them.
    message BLOB NOT NULL
) STRICT;
CREATE INDEX channel_mutes_by_end ON channel_settings (muted_until_ms) WHERE muted_until_ms IS NOT NULL;
CREATE INDEX channel_followers ON channel_settings (organization_id, app_id, channel_id, user_id, notify_all, starred)
    WHERE notify_all = 1 OR starred = 1;
CREATE INDEX permission_changes_of_device ON permission_changes (organization_id, app_id, user_id, device_id, id);
CREATE INDEX permission_answers ON permission_changes (organization_id, app_id, changed_at_ms, new_status)
    WHERE changed_from = 'permission_prompt';
CREATE INDEX prompt_outcomes_of_device ON prompt_outcomes (organization_id, app_id, user_id, device_id, id);
CREATE INDEX consents_of_guardian ON consents (organization_id, app_id, guardian_user_id) WHERE guardian_user_id <> '';
CREATE INDEX consent_changes_of_user ON consent_changes (organization_id, app_id, user_id, consent_id, id);
CREATE INDEX consents_of_address ON consents (organization_id, app_id, guardian_email)
    WHERE guardian_user_id = '' AND guardian_email <> '';
CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys (expires_at_ms);
CREATE INDEX idempotency_users_by_record ON idempotency_users (record);
CREATE INDEX erased_users_by_age ON erased_users (erased_at_ms);
CREATE INDEX push_switch_outbox_by_user ON push_switch_outbox (organization_id, app_id, user_id);
CREATE INDEX push_switch_outbox_by_other_user ON push_switch_outbox (organization_id, app_id, other_user_id) WHERE other_user_id <> '';
CREATE INDEX telemetry_outbox_by_user ON telemetry_outbox (organization_id, app_id, user_id);
CREATE INDEX telemetry_outbox_by_other_user ON telemetry_outbox (organization_id, app_id, other_user_id) WHERE other_user_id <> '';
CREATE INDEX quarantine_users_by_user ON quarantine_users (organization_id, app_id, user_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('telemetry_outbox',1);
COMMIT;
