BEGIN TRANSACTION;
CREATE TABLE attempts (
  notification_row INTEGER NOT NULL REFERENCES notifications (id),
  push_device_id TEXT NOT NULL,
  attempt_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  status INTEGER NOT NULL,
  provider TEXT NOT NULL,
  provider_status TEXT NOT NULL,
  provider_code TEXT NOT NULL,
  provider_message_id TEXT NOT NULL,
  failure_reason TEXT NOT NULL,
  occurred_at_ms INTEGER NOT NULL,
  latency_ms INTEGER NOT NULL,
  PRIMARY KEY (notification_row, push_device_id, attempt_id)
) WITHOUT ROWID;
CREATE TABLE client_reports (
  notification_row INTEGER NOT NULL REFERENCES notifications (id),
  push_device_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  occurred_at_ms INTEGER NOT NULL,
  received_at_ms INTEGER NOT NULL,
  app_state TEXT NOT NULL,
  dismiss_method TEXT NOT NULL,
  deep_link_target TEXT NOT NULL,
  PRIMARY KEY (notification_row, push_device_id, kind)
) WITHOUT ROWID;
CREATE TABLE device_counter_batches (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  ledger_id TEXT NOT NULL,
  open_batch INTEGER NOT NULL,
  devices INTEGER NOT NULL
);
INSERT INTO "device_counter_batches" VALUES(1,'ledger_f66d640286e44cb794a0db3985fb4eef',1795424400000,2);
CREATE TABLE device_counters (
  batch INTEGER NOT NULL,
  tenant INTEGER NOT NULL,
  push_device_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  sent INTEGER NOT NULL,
  delivered INTEGER NOT NULL,
  opened INTEGER NOT NULL,
  -- Number of the DeliveryStatus of the device's newest notification, and the notification's creation.
  status INTEGER NOT NULL,
  notification_at_ms INTEGER NOT NULL,
  PRIMARY KEY (batch, tenant, push_device_id)
) WITHOUT ROWID;
INSERT INTO "device_counters" VALUES(1795424400000,1,'push_01M83T4CM0C12QCJJT0T13CDEJ','alice',1,0,0,5,1795424400000);
INSERT INTO "device_counters" VALUES(1795424400000,1,'push_01M83T4CM0C12QCJJT0T13CDFG','chen',0,0,0,4,1795424400000);
CREATE TABLE devices (
  notification_row INTEGER NOT NULL REFERENCES notifications (id),
  push_device_id TEXT NOT NULL,
  -- tenant and created_at_ms are the notification's, so that one index has the delivery log's order within a status.
  tenant INTEGER NOT NULL,
  device_id TEXT NOT NULL,
  push_id TEXT NOT NULL,
  platform TEXT NOT NULL,
  provider TEXT NOT NULL,
  status INTEGER NOT NULL,
  created_at_ms INTEGER NOT NULL,
  sequence INTEGER NOT NULL DEFAULT 0,
attempts INTEGER NOT NULL DEFAULT 0,
sent_at_ms INTEGER,
delivered_at_ms INTEGER,
displayed_at_ms INTEGER,
opened_at_ms INTEGER,
dismissed_at_ms INTEGER,
failed_at_ms INTEGER,
failure_reason TEXT NOT NULL DEFAULT '',
provider_code TEXT NOT NULL DEFAULT '',
provider_message TEXT NOT NULL DEFAULT '',
provider_message_id TEXT NOT NULL DEFAULT '',
provider_latency_ms INTEGER NOT NULL DEFAULT 0,
delivery_evidence TEXT NOT NULL DEFAULT '',
action_taken TEXT NOT NULL DEFAULT '',
opens INTEGER NOT NULL DEFAULT 0,
clamped INTEGER NOT NULL DEFAULT 0,
  -- From numbers of DeliveryStatus. Delivered, opened and dismissed (6 to 8) are delivered; every open status is pending.
log_status TEXT GENERATED ALWAYS AS (
  CASE status
    WHEN 5 THEN 'sent' WHEN 6 THEN 'delivered' WHEN 7 THEN 'delivered' WHEN 8 THEN 'delivered' WHEN 9 THEN 'failed'
    WHEN 10 THEN 'expired' WHEN 11 THEN 'cancelled' WHEN 12 THEN 'skipped' ELSE 'pending' END) VIRTUAL,
-- The same; NULL for pending and sent, which most devices are, so that the index stays small.
indexed_log_status TEXT GENERATED ALWAYS AS (
  CASE WHEN log_status IN ('pending', 'sent') OR NOT (TRUE) THEN NULL ELSE log_status END) VIRTUAL,
  PRIMARY KEY (notification_row, push_device_id)
) WITHOUT ROWID;
CREATE TABLE erased_users (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    -- SHA-256 of salt, organization, app and user id.
    user_hash TEXT NOT NULL,
    erased_at_ms INTEGER NOT NULL,
    PRIMARY KEY (organization_id, app_id, user_hash)
) WITHOUT ROWID;
CREATE TABLE erased_users_salt (salt BLOB NOT NULL);
INSERT INTO "erased_users_salt" VALUES(X'86AEEDCAEA4AC32302CED774C77C4EBC');
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('0001 receipts');
INSERT INTO "grdb_migrations" VALUES('idempotency keys');
INSERT INTO "grdb_migrations" VALUES('erased users');
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
CREATE TABLE notifications (
  id INTEGER PRIMARY KEY,
  tenant INTEGER NOT NULL,
  notification_id TEXT NOT NULL,
  push_id TEXT NOT NULL,
  event_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  type_id TEXT NOT NULL,
  category_id TEXT NOT NULL,
  channel_id TEXT NOT NULL,
  message_id TEXT NOT NULL,
  priority INTEGER NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  -- Number of the SkipReason; 0: pushed.
  skip_reason INTEGER NOT NULL,
  -- Number of the push's DeliveryStatus.
  status INTEGER NOT NULL,
  -- The badge of the first answer. A repeated record gets the same.
  badge INTEGER NOT NULL,
  created_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  -- The first push device and its state, so that a push to one device is one row. push_device_id is empty without a device.
  push_device_id TEXT NOT NULL DEFAULT '',
  device_id TEXT NOT NULL DEFAULT '',
  platform TEXT NOT NULL DEFAULT '',
  provider TEXT NOT NULL DEFAULT '',
  device_status INTEGER NOT NULL DEFAULT 0,
  sequence INTEGER NOT NULL DEFAULT 0,
attempts INTEGER NOT NULL DEFAULT 0,
sent_at_ms INTEGER,
delivered_at_ms INTEGER,
displayed_at_ms INTEGER,
opened_at_ms INTEGER,
dismissed_at_ms INTEGER,
failed_at_ms INTEGER,
failure_reason TEXT NOT NULL DEFAULT '',
provider_code TEXT NOT NULL DEFAULT '',
provider_message TEXT NOT NULL DEFAULT '',
provider_message_id TEXT NOT NULL DEFAULT '',
provider_latency_ms INTEGER NOT NULL DEFAULT 0,
delivery_evidence TEXT NOT NULL DEFAULT '',
action_taken TEXT NOT NULL DEFAULT '',
opens INTEGER NOT NULL DEFAULT 0,
clamped INTEGER NOT NULL DEFAULT 0,
  -- The first attempt of the first device.
  attempt_id TEXT NOT NULL DEFAULT '',
attempt_number INTEGER NOT NULL DEFAULT 0,
attempt_sequence INTEGER NOT NULL DEFAULT 0,
attempt_status INTEGER NOT NULL DEFAULT 0,
attempt_provider TEXT NOT NULL DEFAULT '',
attempt_provider_status TEXT NOT NULL DEFAULT '',
attempt_provider_code TEXT NOT NULL DEFAULT '',
-- NULL: the same as provider_message_id.
attempt_provider_message_id TEXT,
attempt_failure_reason TEXT NOT NULL DEFAULT '',
attempt_occurred_at_ms INTEGER NOT NULL DEFAULT 0,
attempt_latency_ms INTEGER NOT NULL DEFAULT 0,
  -- The status; NULL for pending and sent, which most pushes are, so that the index stays small.
  indexed_status INTEGER GENERATED ALWAYS AS (CASE WHEN status IN (1, 5) THEN NULL ELSE status END) VIRTUAL,
  -- From numbers of DeliveryStatus. Delivered, opened and dismissed (6 to 8) are delivered; every open status is pending.
log_status TEXT GENERATED ALWAYS AS (
  CASE device_status
    WHEN 5 THEN 'sent' WHEN 6 THEN 'delivered' WHEN 7 THEN 'delivered' WHEN 8 THEN 'delivered' WHEN 9 THEN 'failed'
    WHEN 10 THEN 'expired' WHEN 11 THEN 'cancelled' WHEN 12 THEN 'skipped' ELSE 'pending' END) VIRTUAL,
-- The same; NULL for pending and sent, which most devices are, so that the index stays small.
indexed_log_status TEXT GENERATED ALWAYS AS (
  CASE WHEN log_status IN ('pending', 'sent') OR NOT (push_device_id <> '') THEN NULL ELSE log_status END) VIRTUAL,
  UNIQUE (notification_id, tenant)
);
INSERT INTO "notifications" VALUES(1,1,'notif_01M83T4CM09XAS193ED8WJV2HV','psh_01M83T4CM0QZJR60M87NF0305F','upgrade-delivered','alice','dm_message','direct_messages','dm-bob-alice','upgrade-delivered',3,'bob','Delivered before the upgrade',0,5,1,1795424400000,1796029200000,'push_01M83T4CM0C12QCJJT0T13CDEJ','ios-2bd806c97f0e00af','iOS','apns',5,1,1,1795424400000,NULL,NULL,NULL,NULL,NULL,'','','','59cf01ca-6086-8dd3-ba6b-f8963c27b167',1,'','',0,0,'att_01M83T4CM0GV7A9Y1HZNTMJWQP',1,1,5,'apns','200','',NULL,'',1795424400000,1);
INSERT INTO "notifications" VALUES(2,1,'notif_01M83T4CM0GN1DG8RC04XS1XBW','','upgrade-deferred','amir','dm_message','direct_messages','dm-bob-amir','upgrade-deferred',3,'','',0,3,1,1795424400000,1796029200000,'','','','',1,0,0,NULL,NULL,NULL,NULL,NULL,NULL,'','','','',0,'','',0,0,'',0,0,0,'','','',NULL,'',0,0);
INSERT INTO "notifications" VALUES(3,1,'notif_01M83T4CM0K736XF0MDW2BX2BH','psh_01M83T4CM0GKK8G8XPVMW59HZE','upgrade-queued','chen','dm_message','direct_messages','dm-bob-chen','upgrade-queued',3,'bob','Waits for its provider',0,4,1,1795424400000,1796029200000,'push_01M83T4CM0C12QCJJT0T13CDFG','ios-3abd72ec6352d608','iOS','apns',4,1,1,NULL,NULL,NULL,NULL,NULL,NULL,'','http_503','','',0,'','',0,0,'att_01M83T4CM0GV7A9Y1HZNTMJWQQ',1,1,4,'apns','503','http_503','','',1795424400000,0);
CREATE TABLE pseudonym_keys (
  quarter TEXT PRIMARY KEY,
  key BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE purges (
  tenant INTEGER PRIMARY KEY,
  -- Notifications created before this instant were removed.
  before_ms INTEGER NOT NULL
);
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
  tenant INTEGER NOT NULL,
  -- content: title and body are deleted; users: pseudonyms replace the users.
  kind TEXT NOT NULL,
  -- All notifications created before this instant are done.
  before_ms INTEGER NOT NULL,
  PRIMARY KEY (tenant, kind)
) WITHOUT ROWID;
CREATE TABLE statistics (
  tenant INTEGER NOT NULL,
  name TEXT NOT NULL,
  value INTEGER NOT NULL,
  PRIMARY KEY (tenant, name)
) WITHOUT ROWID;
INSERT INTO "statistics" VALUES(1,'device/pending',0);
INSERT INTO "statistics" VALUES(1,'device/queued',1);
INSERT INTO "statistics" VALUES(1,'device/sent',1);
INSERT INTO "statistics" VALUES(1,'notifications',3);
INSERT INTO "statistics" VALUES(1,'pushed',2);
INSERT INTO "statistics" VALUES(1,'sent/apns',1);
CREATE TABLE telemetry_counted (
  organization_id TEXT NOT NULL,
  app_id TEXT NOT NULL,
  event_id TEXT NOT NULL,
  counted_at_ms INTEGER NOT NULL,
  PRIMARY KEY (organization_id, app_id, event_id)
) WITHOUT ROWID;
CREATE TABLE telemetry_counts (
  organization_id TEXT NOT NULL,
  app_id TEXT NOT NULL,
  -- Days since 1970, UTC.
  day INTEGER NOT NULL,
  event_type TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (organization_id, app_id, day, event_type)
) WITHOUT ROWID;
INSERT INTO "telemetry_counts" VALUES('acme','acme-chat',20780,'push_quiet_hours_updated',1);
CREATE TABLE telemetry_events (
  id INTEGER PRIMARY KEY,
  organization_id TEXT NOT NULL,
  app_id TEXT NOT NULL,
  event_id TEXT NOT NULL,
  event_type TEXT NOT NULL,
  user_id TEXT NOT NULL,
  occurred_at_ms INTEGER NOT NULL,
  properties TEXT NOT NULL,
  -- 1: the event identifies nobody any more (PRIV-08).
  anonymous INTEGER NOT NULL DEFAULT 0,
  UNIQUE (organization_id, app_id, event_id)
);
INSERT INTO "telemetry_events" VALUES(1,'acme','acme-chat','tel_01M83T4CM07TKQD6APJ95R4RBD','push_quiet_hours_updated','amir',1795424400000,'{"days_of_week":[0,1,2,3,4,5,6],"enabled":true,"end_time":"18:00","start_time":"08:00","timezone":"UTC","user_id":"amir"}',0);
CREATE TABLE tenants (
  id INTEGER PRIMARY KEY,
  organization_id TEXT NOT NULL,
  app_id TEXT NOT NULL,
  UNIQUE (organization_id, app_id)
);
INSERT INTO "tenants" VALUES(1,'acme','acme-chat');
CREATE TABLE unread_counters (
  tenant INTEGER NOT NULL,
  user_id TEXT NOT NULL,
  counter TEXT NOT NULL,
  value INTEGER NOT NULL,
  PRIMARY KEY (user_id, tenant, counter)
) WITHOUT ROWID;
INSERT INTO "unread_counters" VALUES(1,'alice','dm',1);
INSERT INTO "unread_counters" VALUES(1,'amir','dm',1);
INSERT INTO "unread_counters" VALUES(1,'chen','dm',1);
CREATE INDEX notifications_by_user ON notifications (user_id, tenant, created_at_ms);
CREATE INDEX notifications_by_event ON notifications (event_id, tenant, created_at_ms);
CREATE INDEX notifications_by_push ON notifications (push_id) WHERE push_id <> '';
CREATE INDEX notifications_by_creation ON notifications (tenant, created_at_ms);
CREATE INDEX notifications_by_status ON notifications (tenant, indexed_status, created_at_ms) WHERE indexed_status IS NOT NULL;
CREATE INDEX notifications_by_log_status ON notifications (tenant, indexed_log_status, created_at_ms)
  WHERE indexed_log_status IS NOT NULL;
CREATE INDEX devices_by_log_status ON devices (tenant, indexed_log_status, created_at_ms) WHERE indexed_log_status IS NOT NULL;
CREATE INDEX devices_by_creation ON devices (tenant, created_at_ms);
CREATE VIEW push_delivery_log AS
SELECT t.organization_id, t.app_id, n.notification_id, n.user_id, n.push_device_id AS device_id, n.type_id AS type,
  n.channel_id, n.message_id, n.log_status AS status, n.platform, CASE n.provider WHEN 'apns' THEN n.provider_message_id ELSE '' END AS apns_id,
  n.created_at_ms AS created_at, n.sent_at_ms AS sent_at, COALESCE(n.delivered_at_ms, n.displayed_at_ms, n.opened_at_ms, n.dismissed_at_ms) AS delivered_at,
  CASE n.provider_code WHEN '' THEN n.failure_reason ELSE n.provider_code END AS error_code, CASE n.provider_message WHEN '' THEN n.failure_reason ELSE n.provider_message END AS error_message,
  MAX(n.attempts - 1, 0) AS retry_count
FROM tenants t JOIN notifications n ON n.tenant = t.id WHERE n.push_device_id <> ''
UNION ALL
SELECT t.organization_id, t.app_id, n.notification_id, n.user_id, d.push_device_id AS device_id, n.type_id AS type,
  n.channel_id, n.message_id, d.log_status AS status, d.platform, CASE d.provider WHEN 'apns' THEN d.provider_message_id ELSE '' END AS apns_id,
  n.created_at_ms AS created_at, d.sent_at_ms AS sent_at, COALESCE(d.delivered_at_ms, d.displayed_at_ms, d.opened_at_ms, d.dismissed_at_ms) AS delivered_at,
  CASE d.provider_code WHEN '' THEN d.failure_reason ELSE d.provider_code END AS error_code, CASE d.provider_message WHEN '' THEN d.failure_reason ELSE d.provider_message END AS error_message,
  MAX(d.attempts - 1, 0) AS retry_count
FROM tenants t JOIN notifications n ON n.tenant = t.id JOIN devices d ON d.notification_row = n.id;
CREATE INDEX telemetry_by_time ON telemetry_events (organization_id, app_id, occurred_at_ms);
CREATE INDEX telemetry_by_user ON telemetry_events (organization_id, app_id, user_id, occurred_at_ms);
CREATE INDEX telemetry_by_type ON telemetry_events (organization_id, app_id, event_type, occurred_at_ms);
CREATE INDEX telemetry_to_age ON telemetry_events (organization_id, app_id, occurred_at_ms) WHERE anonymous = 0;
CREATE INDEX telemetry_counted_by_age ON telemetry_counted (counted_at_ms);
CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys (expires_at_ms);
CREATE INDEX idempotency_users_by_record ON idempotency_users (record);
CREATE INDEX erased_users_by_age ON erased_users (erased_at_ms);
CREATE INDEX quarantine_users_by_user ON quarantine_users (organization_id, app_id, user_id);
DELETE FROM "sqlite_sequence";
COMMIT;
