BEGIN TRANSACTION;
CREATE TABLE counters (
  organization_id TEXT NOT NULL,
  app_id TEXT NOT NULL,
  name TEXT NOT NULL,
  value INTEGER NOT NULL,
  PRIMARY KEY (organization_id, app_id, name)
) WITHOUT ROWID;
INSERT INTO "counters" VALUES('acme','acme-chat','enqueued',2);
INSERT INTO "counters" VALUES('acme','acme-chat','events_accepted',3);
INSERT INTO "counters" VALUES('acme','acme-chat','events_evaluated',3);
INSERT INTO "counters" VALUES('acme','acme-chat','targets',3);
INSERT INTO "counters" VALUES('acme','acme-chat','type/dm_message',3);
CREATE TABLE decision_outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id TEXT NOT NULL,
  app_id TEXT NOT NULL,
  notifications INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  records BLOB NOT NULL,
  pushes BLOB NOT NULL,
  -- JSON array: all users of a message that comes from the quarantine. A record alone has no id of the child and the sender that its
  -- texts name.
  named_users TEXT NOT NULL DEFAULT '[]'
);
CREATE TABLE decisions (
  event_row INTEGER NOT NULL,
  ordinal INTEGER NOT NULL,
  organization_id TEXT NOT NULL,
  app_id TEXT NOT NULL,
  notification_id TEXT NOT NULL,
  push_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  type_id TEXT NOT NULL,
  reason INTEGER NOT NULL,
  device_count INTEGER NOT NULL,
  decided_at_ms INTEGER NOT NULL,
  detail TEXT NOT NULL,
  -- Of a notification that is or was deferred: since when, until when by the last review, and in words.
  -- carried_by: the notification that it was merged into.
  deferred_since_ms INTEGER,
  deferred_until_ms INTEGER,
  deferral_words TEXT NOT NULL DEFAULT '',
  carried_by TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (event_row, ordinal)
) WITHOUT ROWID;
INSERT INTO "decisions" VALUES(1,0,'acme','acme-chat','notif_01M83T4CM09XAS193ED8WJV2HV','psh_01M83T4CM0QZJR60M87NF0305F','alice','dm_message',0,1,1795424400000,'',NULL,NULL,'','');
INSERT INTO "decisions" VALUES(2,0,'acme','acme-chat','notif_01M83T4CM0GN1DG8RC04XS1XBW','','amir','dm_message',0,0,1795424400000,'',1795424400000,1795456800000,'held until 18:00 UTC: quiet hours','');
INSERT INTO "decisions" VALUES(3,0,'acme','acme-chat','notif_01M83T4CM0K736XF0MDW2BX2BH','psh_01M83T4CM0GKK8G8XPVMW59HZE','chen','dm_message',0,1,1795424400000,'',NULL,NULL,'','');
CREATE TABLE dedup_records (
  organization_id TEXT NOT NULL,
  app_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  context TEXT NOT NULL,
  sent_at_ms INTEGER NOT NULL,
  PRIMARY KEY (organization_id, app_id, user_id, context)
) WITHOUT ROWID;
INSERT INTO "dedup_records" VALUES('acme','acme-chat','alice','channel:dm-bob-alice',1795424400000);
INSERT INTO "dedup_records" VALUES('acme','acme-chat','chen','channel:dm-bob-chen',1795424400000);
CREATE TABLE deferrals (
  id INTEGER PRIMARY KEY,
  organization_id TEXT NOT NULL,
  app_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  -- Milliseconds since 1970.
  due_at_ms INTEGER NOT NULL,
  event_row INTEGER NOT NULL REFERENCES events (id),
  ordinal INTEGER NOT NULL,
  type_id TEXT NOT NULL,
  priority INTEGER NOT NULL,
  action TEXT NOT NULL CHECK (action IN ('hold', 'hold_batch')),
  deferred_at_ms INTEGER NOT NULL,
  until_ms INTEGER NOT NULL,
  timezone TEXT NOT NULL,
  UNIQUE (event_row, ordinal)
);
INSERT INTO "deferrals" VALUES(1,'acme','acme-chat','amir',1795456815000,2,0,'dm_message',3,'hold',1795424400000,1795456800000,'UTC');
CREATE TABLE deferrals_counts (
  organization_id TEXT NOT NULL,
  app_id TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (organization_id, app_id)
) WITHOUT ROWID;
INSERT INTO "deferrals_counts" VALUES('acme','acme-chat',1);
CREATE TABLE erased_users (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    -- SHA-256 of salt, organization, app and user id.
    user_hash TEXT NOT NULL,
    erased_at_ms INTEGER NOT NULL,
    PRIMARY KEY (organization_id, app_id, user_hash)
) WITHOUT ROWID;
CREATE TABLE erased_users_salt (salt BLOB NOT NULL);
INSERT INTO "erased_users_salt" VALUES(X'3EDB7DA39E7FD9E7F50C6BB8BEEAFD11');
CREATE TABLE evaluation_progress (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  through INTEGER NOT NULL
);
INSERT INTO "evaluation_progress" VALUES(1,3);
CREATE TABLE event_progress (
  event_row INTEGER PRIMARY KEY REFERENCES events (id),
  after_user_id TEXT NOT NULL,
  ordinal INTEGER NOT NULL
);
CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  organization_id TEXT NOT NULL,
  app_id TEXT NOT NULL,
  event_id TEXT NOT NULL,
  carillon_event_id TEXT NOT NULL,
  event_type TEXT NOT NULL,
  accepted_at_ms INTEGER NOT NULL,
  accepted_monotonic_ns INTEGER NOT NULL,
  state INTEGER NOT NULL DEFAULT 0,
  payload BLOB NOT NULL,
  UNIQUE (organization_id, app_id, event_id)
);
INSERT INTO "events" VALUES(1,'acme','acme-chat','upgrade-delivered','evt_01M83T4CM0JESX1M91CRN4CZ32','message.sent',1795424400000,4847876373725,0,X'0A110A0461636D65120961636D652D636861741211757067726164652D64656C6976657265641A0C6D6573736167652E73656E742A03626F62420C646D2D626F622D616C69636548015203626F625205616C69636582011F0A0A6D6573736167655F69641211757067726164652D64656C6976657265648201120A0B73656E6465725F6E616D651203626F628201240A0474657874121C44656C697665726564206265666F7265207468652075706772616465');
INSERT INTO "events" VALUES(2,'acme','acme-chat','upgrade-deferred','evt_01M83T4CM0JESX1M91CRN4CZ33','message.sent',1795424400000,4848065186743,0,X'0A110A0461636D65120961636D652D636861741210757067726164652D64656665727265641A0C6D6573736167652E73656E742A03626F62420B646D2D626F622D616D697248015203626F625204616D697282011E0A0A6D6573736167655F69641210757067726164652D64656665727265648201120A0B73656E6465725F6E616D651203626F628201280A04746578741220576169747320666F722074686520656E64206F6620717569657420686F757273');
INSERT INTO "events" VALUES(3,'acme','acme-chat','upgrade-queued','evt_01M83T4CM0JESX1M91CRN4CZ34','message.sent',1795424400000,4848352454400,0,X'0A110A0461636D65120961636D652D63686174120E757067726164652D7175657565641A0C6D6573736167652E73656E742A03626F62420B646D2D626F622D6368656E48015203626F6252046368656E82011C0A0A6D6573736167655F6964120E757067726164652D7175657565648201120A0B73656E6465725F6E616D651203626F6282011E0A04746578741216576169747320666F72206974732070726F7669646572');
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('0001 evaluator');
INSERT INTO "grdb_migrations" VALUES('idempotency keys');
INSERT INTO "grdb_migrations" VALUES('erased users');
INSERT INTO "grdb_migrations" VALUES('quarantine');
INSERT INTO "grdb_migrations" VALUES('outbox outcome_outbox');
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
CREATE TABLE outcome_outbox (
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
CREATE TABLE pending_events (event_row INTEGER PRIMARY KEY);
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
CREATE TABLE retention_progress (
  organization_id TEXT NOT NULL,
  app_id TEXT NOT NULL,
  -- content: payloads were emptied; decisions: decisions were deleted.
  kind TEXT NOT NULL,
  -- Row of the last event.
  through INTEGER NOT NULL,
  PRIMARY KEY (organization_id, app_id, kind)
) WITHOUT ROWID;
CREATE UNIQUE INDEX events_by_carillon_id ON events (carillon_event_id);
CREATE INDEX events_by_app ON events (organization_id, app_id);
CREATE INDEX decisions_of_merged ON decisions (notification_id) WHERE ordinal >= 4294967296;
CREATE INDEX deferrals_by_due_time ON deferrals (due_at_ms, organization_id, app_id, user_id);
CREATE INDEX deferrals_by_user ON deferrals (organization_id, app_id, user_id);
CREATE TRIGGER deferrals_added AFTER INSERT ON deferrals BEGIN
  INSERT INTO deferrals_counts VALUES (NEW.organization_id, NEW.app_id, 1)
  ON CONFLICT (organization_id, app_id) DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER deferrals_removed AFTER DELETE ON deferrals BEGIN
  UPDATE deferrals_counts SET count = count - 1 WHERE organization_id = OLD.organization_id AND app_id = OLD.app_id;
END;
CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys (expires_at_ms);
CREATE INDEX idempotency_users_by_record ON idempotency_users (record);
CREATE INDEX erased_users_by_age ON erased_users (erased_at_ms);
CREATE INDEX quarantine_users_by_user ON quarantine_users (organization_id, app_id, user_id);
CREATE INDEX outcome_outbox_by_app ON outcome_outbox (organization_id, app_id, items);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('decision_outbox',3);
COMMIT;
