BEGIN TRANSACTION;
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
CREATE TABLE apps (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
    app_id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    profile TEXT NOT NULL,
    profile_version INTEGER NOT NULL,
    policy_overrides TEXT NOT NULL,
    apns_topic TEXT NOT NULL,
    apns_environment TEXT NOT NULL,
    fcm_project_id TEXT NOT NULL,
    default_android_channel_id TEXT NOT NULL,
    deep_link_scheme TEXT NOT NULL,
    token_issuer TEXT NOT NULL,
    token_jwks TEXT NOT NULL,
    revision INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    expo_project TEXT NOT NULL DEFAULT '',
    vapid_public_key TEXT NOT NULL DEFAULT '',
    web_fallback_base_url TEXT NOT NULL DEFAULT '',
    allowed_origins TEXT NOT NULL DEFAULT '[]',
    service_worker_path TEXT NOT NULL DEFAULT '',
    -- What the `aud` claim of the app's user tokens must include (GW-03, RFC 8725 §3.9); empty accepts anything.
    token_audience TEXT NOT NULL DEFAULT ''
);
INSERT INTO "apps" VALUES(1,'acme','acme-chat','Acme chat','chat',1,'{"quiet_hours_action_by_priority":"{\"high\":\"hold\"}"}','com.example.chat','production','carillon-demo','','','https://issuer.example.com','{
  "keys" : [
    {
      "alg" : "ES256",
      "crv" : "P-256",
      "kid" : "demo",
      "kty" : "EC",
      "use" : "sig",
      "x" : "kVRq74nGJCCGU4XCZXkXmrKrdw0WuKePDRxRjWaJnJc",
      "y" : "6yI0OP2_IKc9Xg-Lyj70aYLLiCgDHggMRbMewlNqZmE"
    }
  ]
}',2,1795424400000,1795424400000,'','','','[]','','');
CREATE TABLE audit_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    actor TEXT NOT NULL,
    origin TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    details TEXT NOT NULL,
    -- The actor's own app: a name alone is another person's in each app. Both are empty for an actor of no app.
    home_organization_id TEXT NOT NULL DEFAULT '',
    home_app_id TEXT NOT NULL DEFAULT ''
);
INSERT INTO "audit_log" VALUES(1,'acme','',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/registry.sock','organization.changed','acme','created','','');
INSERT INTO "audit_log" VALUES(2,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/registry.sock','app.changed','acme-chat','created','','');
INSERT INTO "audit_log" VALUES(3,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/dispatcher.sock','credential.changed','apns','cred_67df77549af9c9f1bab9f774b4','','');
INSERT INTO "audit_log" VALUES(4,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/dispatcher.sock','credential.changed','fcm','cred_2c7282a81760395da5739a2340','','');
INSERT INTO "audit_log" VALUES(5,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/registry.sock','user.listed','','','','');
INSERT INTO "audit_log" VALUES(6,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/registry.sock','policy.changed','acme-chat','quiet_hours_action_by_priority {"blocking":"deliver_if_critical_allowed/drop","high":"drop","low":"drop","normal":"drop"} → {"blocking":"deliver_if_critical_allowed/drop","high":"hold","low":"drop","normal":"drop"}','','');
INSERT INTO "audit_log" VALUES(7,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/registry.sock','user.read','alice','','','');
INSERT INTO "audit_log" VALUES(8,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/registry.sock','user.read','bob','','','');
INSERT INTO "audit_log" VALUES(9,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/evaluator.sock','notification.listed','','decisions of upgrade-delivered','','');
INSERT INTO "audit_log" VALUES(10,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/registry.sock','user.read','amir','','','');
INSERT INTO "audit_log" VALUES(11,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/registry.sock','user.read','amir','','','');
INSERT INTO "audit_log" VALUES(12,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/registry.sock','user.read','bob','','','');
INSERT INTO "audit_log" VALUES(13,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/evaluator.sock','notification.listed','','decisions of upgrade-deferred','','');
INSERT INTO "audit_log" VALUES(14,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/registry.sock','user.read','chen','','','');
INSERT INTO "audit_log" VALUES(15,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpr0fw7m3v/run/sockets/registry.sock','user.read','bob','','','');
CREATE TABLE channel_members (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    channel_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    PRIMARY KEY (organization_id, app_id, channel_id, user_id)
) WITHOUT ROWID;
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','alice2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','alice4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','alice6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','amir');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','amir3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','amir5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','carol');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','carol3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','carol5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','chen2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','chen4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','chen6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','emeka');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','emeka3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','emeka5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','erin2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','erin4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','erin6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','goran2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','goran4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','goran6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','grace');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','grace3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','grace5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','ines');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','ines3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','ines5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','ivan2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','ivan4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','ivan6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','karl');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','karl3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','karl5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','kofi2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','kofi4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','kofi6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','mallory2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','mallory4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','mallory6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','mateo');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','mateo3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','mateo5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','olga2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','olga4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','olga6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','oscar');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','oscar3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','oscar5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','quinn2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','quinn4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','quinn6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','rosa');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','rosa3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','rosa5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','sybil');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','sybil3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','sybil5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','tariq2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','tariq4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','tariq6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','ursula2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','ursula4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','ursula6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','vera');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','vera3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','vera5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','wendy');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','wendy3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','wendy5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','ximena2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','ximena4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','ximena6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','yvonne2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','yvonne4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_books','yvonne6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','bianca');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','bianca2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','bianca3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','bianca4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','bianca5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','bianca6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','carol');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','carol2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','carol3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','carol4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','carol5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','carol6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','goran');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','goran2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','goran3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','goran4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','goran5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','goran6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','heidi');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','heidi2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','heidi3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','heidi4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','heidi5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','heidi6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','lena');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','lena2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','lena3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','lena4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','lena5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','lena6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','mallory');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','mallory2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','mallory3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','mallory4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','mallory5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','mallory6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','rosa');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','rosa2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','rosa3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','rosa4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','rosa5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','rosa6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','rupert');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','rupert2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','rupert3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','rupert4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','rupert5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','rupert6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','wei');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','wei2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','wei3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','wei4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','wei5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','wei6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','wendy');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','wendy2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','wendy3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','wendy4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','wendy5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_design','wendy6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','alice2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','alice4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','alice6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','amir');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','amir3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','amir5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','carol');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','carol3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','carol5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','chen2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','chen4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','chen6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','emeka');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','emeka3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','emeka5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','erin2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','erin4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','erin6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','goran2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','goran4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','goran6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','grace');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','grace3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','grace5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','ines');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','ines3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','ines5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','ivan2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','ivan4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','ivan6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','karl');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','karl3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','karl5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','kofi2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','kofi4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','kofi6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','mallory2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','mallory4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','mallory6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','mateo');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','mateo3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','mateo5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','olga2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','olga4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','olga6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','oscar');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','oscar3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','oscar5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','quinn2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','quinn4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','quinn6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','rosa');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','rosa3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','rosa5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','sybil');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','sybil3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','sybil5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','tariq2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','tariq4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','tariq6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','ursula2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','ursula4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','ursula6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','vera');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','vera3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','vera5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','wendy');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','wendy3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','wendy5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','ximena2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','ximena4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','ximena6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','yvonne2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','yvonne4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_engineering','yvonne6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','alice');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','alice2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','alice3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','alice4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','alice5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','alice6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','amir');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','amir2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','amir3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','amir4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','amir5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','amir6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','carol');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','carol2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','carol3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','carol4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','carol5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','carol6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','chen');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','chen2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','chen3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','chen4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','chen5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','chen6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','emeka');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','emeka2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','emeka3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','emeka4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','emeka5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','emeka6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','erin');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','erin2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','erin3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','erin4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','erin5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','erin6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','goran');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','goran2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','goran3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','goran4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','goran5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','goran6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','grace');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','grace2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','grace3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','grace4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','grace5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','grace6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ines');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ines2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ines3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ines4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ines5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ines6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ivan');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ivan2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ivan3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ivan4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ivan5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ivan6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','karl');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','karl2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','karl3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','karl4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','karl5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','karl6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','kofi');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','kofi2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','kofi3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','kofi4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','kofi5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','kofi6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','mallory');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','mallory2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','mallory3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','mallory4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','mallory5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','mallory6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','mateo');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','mateo2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','mateo3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','mateo4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','mateo5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','mateo6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','olga');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','olga2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','olga3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','olga4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','olga5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','olga6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','oscar');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','oscar2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','oscar3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','oscar4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','oscar5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','oscar6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','quinn');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','quinn2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','quinn3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','quinn4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','quinn5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','quinn6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','rosa');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','rosa2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','rosa3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','rosa4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','rosa5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','rosa6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','sybil');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','sybil2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','sybil3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','sybil4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','sybil5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','sybil6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','tariq');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','tariq2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','tariq3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','tariq4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','tariq5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','tariq6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ursula');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ursula2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ursula3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ursula4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ursula5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ursula6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','vera');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','vera2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','vera3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','vera4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','vera5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','vera6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','wendy');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','wendy2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','wendy3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','wendy4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','wendy5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','wendy6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ximena');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ximena2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ximena3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ximena4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ximena5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','ximena6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','yvonne');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','yvonne2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','yvonne3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','yvonne4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','yvonne5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_general','yvonne6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','chen');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','chen2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','chen3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','chen4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','chen5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','chen6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','dave');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','dave2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','dave3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','dave4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','dave5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','dave6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','hana');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','hana2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','hana3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','hana4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','hana5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','hana6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','ivan');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','ivan2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','ivan3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','ivan4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','ivan5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','ivan6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','mateo');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','mateo2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','mateo3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','mateo4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','mateo5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','mateo6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','nina');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','nina2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','nina3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','nina4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','nina5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','nina6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','sven');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','sven2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','sven3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','sven4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','sven5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','sven6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','sybil');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','sybil2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','sybil3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','sybil4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','sybil5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','sybil6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','xavier');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','xavier2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','xavier3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','xavier4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','xavier5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','xavier6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','ximena');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','ximena2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','ximena3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','ximena4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','ximena5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_incidents','ximena6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','dalia');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','dalia2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','dalia3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','dalia4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','dalia5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','dalia6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','erin');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','erin2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','erin3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','erin4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','erin5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','erin6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','ines');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','ines2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','ines3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','ines4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','ines5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','ines6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','judy');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','judy2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','judy3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','judy4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','judy5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','judy6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','noor');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','noor2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','noor3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','noor4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','noor5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','noor6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','oscar');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','oscar2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','oscar3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','oscar4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','oscar5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','oscar6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','tariq');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','tariq2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','tariq3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','tariq4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','tariq5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','tariq6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','trent');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','trent2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','trent3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','trent4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','trent5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','trent6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','yusuf');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','yusuf2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','yusuf3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','yusuf4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','yusuf5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','yusuf6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','yvonne');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','yvonne2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','yvonne3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','yvonne4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','yvonne5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_lunch','yvonne6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','alice');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','alice4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','amir3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','amir6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','bianca');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','bianca4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','bob2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','bob5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','carol3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','carol6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','chen2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','chen5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','dalia3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','dalia6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','dave');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','dave4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','emeka');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','emeka4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','erin2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','erin5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','fatima2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','fatima5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','frank3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','frank6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','goran3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','goran6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','grace');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','grace4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','hana');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','hana4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','heidi2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','heidi5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','ines2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','ines5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','ivan3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','ivan6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','jonas3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','jonas6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','judy');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','judy4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','karl2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','karl5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','kofi');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','kofi4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','laura3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','laura6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','lena2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','lena5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','mallory');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','mallory4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','mateo3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','mateo6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','nina2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','nina5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','noor');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','noor4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','olga2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','olga5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','oscar3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','oscar6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','pablo3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','pablo6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','peggy');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','peggy4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','quinn2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','quinn5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','rosa');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','rosa4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','rupert3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','rupert6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','sven2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','sven5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','sybil');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','sybil4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','tariq3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','tariq6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','trent2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','trent5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','uma');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','uma4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','ursula3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','ursula6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','vera2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','vera5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','victor');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','victor4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','wei3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','wei6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','wendy2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','wendy5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','xavier3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','xavier6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','ximena');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','ximena4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','yusuf2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','yusuf5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','yvonne');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','yvonne4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','zoe2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_music','zoe5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','alice2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','alice4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','alice6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','amir');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','amir3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','amir5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','carol');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','carol3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','carol5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','chen2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','chen4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','chen6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','emeka');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','emeka3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','emeka5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','erin2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','erin4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','erin6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','goran2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','goran4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','goran6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','grace');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','grace3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','grace5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','ines');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','ines3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','ines5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','ivan2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','ivan4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','ivan6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','karl');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','karl3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','karl5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','kofi2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','kofi4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','kofi6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','mallory2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','mallory4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','mallory6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','mateo');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','mateo3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','mateo5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','olga2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','olga4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','olga6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','oscar');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','oscar3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','oscar5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','quinn2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','quinn4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','quinn6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','rosa');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','rosa3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','rosa5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','sybil');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','sybil3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','sybil5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','tariq2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','tariq4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','tariq6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','ursula2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','ursula4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','ursula6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','vera');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','vera3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','vera5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','wendy');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','wendy3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','wendy5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','ximena2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','ximena4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','ximena6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','yvonne2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','yvonne4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_ops','yvonne6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','alice2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','alice5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','amir');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','amir4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','bianca2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','bianca5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','bob3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','bob6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','carol');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','carol4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','chen3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','chen6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','dalia');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','dalia4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','dave2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','dave5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','emeka2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','emeka5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','erin3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','erin6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','fatima3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','fatima6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','frank');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','frank4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','goran');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','goran4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','grace2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','grace5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','hana2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','hana5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','heidi3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','heidi6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','ines3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','ines6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','ivan');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','ivan4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','jonas');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','jonas4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','judy2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','judy5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','karl3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','karl6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','kofi2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','kofi5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','laura');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','laura4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','lena3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','lena6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','mallory2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','mallory5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','mateo');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','mateo4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','nina3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','nina6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','noor2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','noor5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','olga3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','olga6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','oscar');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','oscar4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','pablo');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','pablo4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','peggy2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','peggy5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','quinn3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','quinn6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','rosa2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','rosa5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','rupert');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','rupert4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','sven3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','sven6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','sybil2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','sybil5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','tariq');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','tariq4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','trent3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','trent6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','uma2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','uma5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','ursula');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','ursula4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','vera3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','vera6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','victor2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','victor5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','wei');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','wei4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','wendy3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','wendy6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','xavier');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','xavier4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','ximena2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','ximena5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','yusuf3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','yusuf6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','yvonne2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','yvonne5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','zoe3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_random','zoe6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','alice');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','alice2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','alice3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','alice4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','alice5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','alice6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','amir');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','amir2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','amir3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','amir4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','amir5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','amir6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','carol');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','carol2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','carol3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','carol4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','carol5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','carol6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','chen');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','chen2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','chen3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','chen4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','chen5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','chen6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','emeka');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','emeka2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','emeka3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','emeka4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','emeka5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','emeka6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','erin');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','erin2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','erin3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','erin4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','erin5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','erin6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','goran');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','goran2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','goran3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','goran4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','goran5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','goran6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','grace');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','grace2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','grace3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','grace4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','grace5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','grace6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ines');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ines2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ines3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ines4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ines5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ines6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ivan');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ivan2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ivan3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ivan4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ivan5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ivan6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','karl');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','karl2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','karl3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','karl4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','karl5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','karl6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','kofi');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','kofi2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','kofi3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','kofi4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','kofi5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','kofi6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','mallory');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','mallory2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','mallory3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','mallory4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','mallory5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','mallory6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','mateo');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','mateo2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','mateo3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','mateo4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','mateo5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','mateo6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','olga');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','olga2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','olga3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','olga4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','olga5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','olga6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','oscar');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','oscar2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','oscar3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','oscar4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','oscar5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','oscar6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','quinn');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','quinn2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','quinn3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','quinn4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','quinn5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','quinn6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','rosa');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','rosa2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','rosa3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','rosa4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','rosa5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','rosa6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','sybil');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','sybil2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','sybil3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','sybil4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','sybil5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','sybil6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','tariq');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','tariq2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','tariq3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','tariq4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','tariq5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','tariq6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ursula');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ursula2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ursula3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ursula4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ursula5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ursula6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','vera');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','vera2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','vera3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','vera4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','vera5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','vera6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','wendy');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','wendy2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','wendy3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','wendy4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','wendy5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','wendy6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ximena');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ximena2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ximena3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ximena4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ximena5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','ximena6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','yvonne');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','yvonne2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','yvonne3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','yvonne4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','yvonne5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_releases','yvonne6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','alice3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','alice6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','amir2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','amir5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','bianca3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','bianca6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','bob');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','bob4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','carol2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','carol5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','chen');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','chen4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','dalia2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','dalia5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','dave3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','dave6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','emeka3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','emeka6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','erin');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','erin4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','fatima');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','fatima4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','frank2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','frank5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','goran2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','goran5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','grace3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','grace6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','hana3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','hana6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','heidi');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','heidi4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','ines');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','ines4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','ivan2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','ivan5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','jonas2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','jonas5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','judy3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','judy6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','karl');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','karl4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','kofi3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','kofi6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','laura2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','laura5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','lena');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','lena4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','mallory3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','mallory6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','mateo2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','mateo5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','nina');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','nina4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','noor3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','noor6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','olga');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','olga4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','oscar2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','oscar5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','pablo2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','pablo5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','peggy3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','peggy6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','quinn');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','quinn4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','rosa3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','rosa6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','rupert2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','rupert5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','sven');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','sven4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','sybil3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','sybil6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','tariq2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','tariq5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','trent');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','trent4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','uma3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','uma6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','ursula2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','ursula5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','vera');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','vera4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','victor3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','victor6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','wei2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','wei5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','wendy');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','wendy4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','xavier2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','xavier5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','ximena3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','ximena6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','yusuf');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','yusuf4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','yvonne3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','yvonne6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','zoe');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_sales','zoe4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','alice');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','alice2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','alice3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','alice4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','alice5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','alice6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','amir');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','amir2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','amir3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','amir4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','amir5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','amir6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','carol');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','carol2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','carol3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','carol4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','carol5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','carol6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','chen');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','chen2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','chen3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','chen4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','chen5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','chen6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','emeka');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','emeka2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','emeka3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','emeka4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','emeka5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','emeka6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','erin');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','erin2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','erin3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','erin4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','erin5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','erin6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','goran');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','goran2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','goran3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','goran4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','goran5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','goran6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','grace');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','grace2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','grace3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','grace4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','grace5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','grace6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ines');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ines2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ines3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ines4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ines5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ines6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ivan');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ivan2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ivan3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ivan4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ivan5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ivan6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','karl');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','karl2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','karl3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','karl4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','karl5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','karl6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','kofi');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','kofi2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','kofi3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','kofi4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','kofi5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','kofi6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','mallory');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','mallory2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','mallory3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','mallory4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','mallory5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','mallory6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','mateo');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','mateo2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','mateo3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','mateo4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','mateo5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','mateo6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','olga');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','olga2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','olga3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','olga4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','olga5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','olga6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','oscar');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','oscar2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','oscar3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','oscar4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','oscar5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','oscar6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','quinn');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','quinn2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','quinn3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','quinn4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','quinn5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','quinn6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','rosa');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','rosa2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','rosa3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','rosa4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','rosa5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','rosa6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','sybil');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','sybil2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','sybil3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','sybil4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','sybil5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','sybil6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','tariq');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','tariq2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','tariq3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','tariq4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','tariq5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','tariq6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ursula');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ursula2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ursula3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ursula4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ursula5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ursula6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','vera');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','vera2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','vera3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','vera4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','vera5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','vera6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','wendy');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','wendy2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','wendy3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','wendy4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','wendy5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','wendy6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ximena');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ximena2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ximena3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ximena4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ximena5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','ximena6');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','yvonne');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','yvonne2');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','yvonne3');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','yvonne4');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','yvonne5');
INSERT INTO "channel_members" VALUES('acme','acme-chat','ch_support','yvonne6');
CREATE TABLE channels (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    channel_id TEXT NOT NULL,
    name TEXT NOT NULL,
    channel_type TEXT NOT NULL,
    UNIQUE (organization_id, app_id, channel_id)
);
INSERT INTO "channels" VALUES(1,'acme','acme-chat','ch_general','general','public');
INSERT INTO "channels" VALUES(2,'acme','acme-chat','ch_random','random','public');
INSERT INTO "channels" VALUES(3,'acme','acme-chat','ch_engineering','engineering','public');
INSERT INTO "channels" VALUES(4,'acme','acme-chat','ch_design','design','public');
INSERT INTO "channels" VALUES(5,'acme','acme-chat','ch_support','support','public');
INSERT INTO "channels" VALUES(6,'acme','acme-chat','ch_sales','sales','public');
INSERT INTO "channels" VALUES(7,'acme','acme-chat','ch_ops','ops','public');
INSERT INTO "channels" VALUES(8,'acme','acme-chat','ch_incidents','incidents','public');
INSERT INTO "channels" VALUES(9,'acme','acme-chat','ch_releases','releases','public');
INSERT INTO "channels" VALUES(10,'acme','acme-chat','ch_music','music','public');
INSERT INTO "channels" VALUES(11,'acme','acme-chat','ch_books','books','public');
INSERT INTO "channels" VALUES(12,'acme','acme-chat','ch_lunch','lunch','public');
CREATE TABLE counted_failures (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    attempt_id TEXT NOT NULL,
    counted_at_ms INTEGER NOT NULL,
    PRIMARY KEY (organization_id, app_id, attempt_id)
) WITHOUT ROWID;
CREATE TABLE counted_ledgers (
    ledger_id TEXT NOT NULL PRIMARY KEY,
    sequence INTEGER NOT NULL
) WITHOUT ROWID;
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
INSERT INTO "devices" VALUES(1,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDEJ','alice','ios-2bd806c97f0e00af','ios','iOS','18.1','iPhone 16','','apns','',X'377E7F11F55332B336B3049CA870A696068A9048F6495EF99F4DA37FA4F840D9',X'01086534643265343034979C887C85504D497F1F38CB3D7C9FF6372FD5A45669F6BFC1A1E5F87F0732F1FCCEBF15041D51A7081609B29266F476FE822096FC8A66AB01C7B9CDAF7AD7389381D22BC56F64384C8E9A6D1F93F8867B8F216A76BFCD766E6441F0',1,1,'active','','',1,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,1795424400000,1795424400000,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(2,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDEK','bob','android-81b637d8fcd2c6da','android','Android','15','Pixel 9','','fcm','',X'BCF315BB41FFA37DDF43C490080ADBB4C8B9E545414C47E1B7BB580CD2B5B614',X'01086534643265343034AEFEC5137EE86E09C2C802B77625E548F3F25FFF0646002E62301DB592DA2EFC01F18F0EA062BE013E846073A6A12DC0536D3E466B5D6D1B25A8C802C8004EB030C64B3B847FC43BE6F71079D9D398AA239D7665D0D3EB236DC2E3F68567033A2BEF725F16CE3D0736186638919B71D55127EB93B64578E9952DC7CA92F0FF6BFABFD154FF1DFF786922D26295C8D5545BD1AF459BE864CAC45A01820B3F80973966097AFDA288',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(3,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDEM','carol','ios-4c26d9074c27d89e','ios','iOS','18.1','iPhone 16','','apns','',X'0807AD2402650A067B0FB48004E346DC8828FF9AC5A6610EA69D8EC95B6A7437',X'0108653464326534303498B529B71A8C5F15979E30663B96BAFF56477215550C2C0B05C1F2DE9053185FA176B54ECAF75395745AFBF370B8A694BCC7553AEAD87797F29CB67C1FDB180FC7043776F8D09863878F83668F46E199FBC54A2D2F7339DEC150F813',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(4,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDEN','dave','ios-61ea0803f8853523','ios','iOS','18.1','iPhone 16','','apns','',X'032D9A99CE982BDF1FEC5833E7CB12D9A6B1F8262B20A7010364DF74D5146EA4',X'010865346432653430342502F5EE242BE6A3ABA591CD56C07A8B5B835BEE1235B71F3291843E958C2DD0A9CDD1DC4EF2E91EACD2352E263010CF6F38A0EF73A21C0B53A0304184B781A13352579163125465B430EBE6F2F543A5F08233DD18B52BA832031EE7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(5,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDEP','dave','android-61ea0803f8853523','android','Android','15','Pixel 9','','fcm','',X'B8FC878A13FD9EF12D9B521BD8B678FB3C21B7EC6412667E2D81BFDADD3398A0',X'010865346432653430343C057134D86E18E1CE2719FE99B68DD739679D2857159EEDD6563A9DACCA48D98144D0C318A0B29226F281F5FE009A35C7F20FB5315527BD17B2F7649C34C5BB64292B4801368F1FCF976781748121626C3C9CD574C9E4BF5B727FADE77EF39A5A24D5950687E96C483AE73ECA7B312CFA062BD4CEBB69520BF1013165D9196E1917FD4CC2EEDD71C23CB28A44C01149438E1CC17641C65456BA023CFC0543D332898D2CD7195D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(6,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDEQ','erin','ios-7cbccb0c4caadf9f','ios','iOS','18.1','iPhone 16','','apns','',X'445A49E99D0016033077BE02AB59F77AB072185CFEA869A580B30371D0625C74',X'01086534643265343034F6247084926C49C921C8009F0D5DAF70D3AFF1AE4E7649C713CDBF479F69A0F6052D9BD77CCD86B23B644F4BDF77ED57646B9CBD5C59A07C9A8D8EBB546AE79BF9EB42F9ADE2AA17948BFDB4EA81DC1DE10EABBAD8F9E3DD25A1A9AC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(7,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDER','frank','android-77646f5a4f316663','android','Android','15','Pixel 9','','fcm','',X'597F5F50A28547B000FCEC1C9739AC6C93CB6E7126EF51444A63F72F82B96D6A',X'0108653464326534303403B3E514B90D67CD1B5069DFDBB5D12950A84A279BB1C727674660210B24970DB6503133286935D20DC575BF8BD453BE74C0870BFB6DF916E99B4B8B05FA33F203893DA8885F41EA9FC0DF7D33C03834046D75093C697F18986AECA91D37671828295CE374B079D288C78E09A307C912E9725AADA789100171E2B87214E23D4D3C6A5B54036F09F80646EE02CBD7770AC8A76CB7C452E99CE88AB6E1B12340E5D1E58C474CD11A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(8,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDES','grace','ios-e010fd1ce1acc173','ios','iOS','18.1','iPhone 16','','apns','',X'957E310D4AB9FAEF9B3BBF4E6D484D2DE9EDA64046E4920F448DEF1C2D1FE872',X'0108653464326534303436817F36429631C3B1CDC9724ED4579E83AF960DF702C639E8D8EADADC1900F053D7FD5D5C4634F970E5C1584857B84014108A5D33B6183E26651602FB88EE7F3E2D06DC40BC51A59A6FF8C537C464B9AC48D8327DFECB5FBF5A1F80',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(9,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDET','heidi','android-05a331a7f4f1929f','android','Android','15','Pixel 9','','fcm','',X'8A5599F9BC65883E3A865800FA1A866D7D836879225ABFCBAD7EF5C92DC353E2',X'010865346432653430347D9815C427F6DA06BF013D3A3EB8F846EBA6D83E06264A9116BCD0BA25CD139F55CC94103839F0675809B2AD73DD7C17EF8E15374E1F7C6CD0E3BC1E5B4F7311A60FCECE4B25216BFDB86B1D214053AF74F64B2BE2AEE7B531B66C8BDA992A7BEF3D743289F6543A370623C4262936CDBACF7FFDD13E62A0E5EEB4130E75D5C769A09A12E3F66CEA0DA0FD928CE4119A33F031010D31046234FCA616F71B7DE8325A9E40C899E2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(10,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDEV','ivan','ios-cd0b9452fc376fc4','ios','iOS','18.1','iPhone 16','','apns','',X'B0A137C014AAAC65F86AAABFE90CE06ECA3467B4F0DA6A5E5702268E7A16B527',X'010865346432653430347EDB9F970039E78B22B1D3E89965887791AEECA7B5DE2C32E3D81754BA84A7B54518EEDCE8801D36B5C155591C7C1D46302C13F9622BC41DD2E3F74C60DD7B58F612113715CE73B3775C340E65B74E1ED7910098D4AC68F40AB098FB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(11,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDEW','judy','android-71db428976f15f4f','android','Android','15','Pixel 9','','fcm','',X'2D47D97829A4AFE2361069F549EAE07F3BF856C48F9124BAD8034E17D4DACB08',X'01086534643265343034432F612607416DDB5133D49D7FD3CDD9A30019321ACD0EDFF1D71E6397FDD031BC3F416A0E3D4E669732705F089E2458C3068CEAD702B34EFF1BF6F22F41FCBF73EAC49A80DC24FB96D16EBE5A07E670E0344428D057EA9703CC93E8BE2C1C763C30BF9CD4DA6AB29E6AB44F076B471A1F78E09E4A180A5827CD8566D979313C72F85F54D8AB6964EF7CFE16E5E97BCAC1CF38EAC99D4CA808D7319BE04E1041BDA530F64A0099',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(12,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDEX','karl','ios-c31a690b528b81ac','ios','iOS','18.1','iPhone 16','','apns','',X'EC172A290C77049F81A0F73837DFB84390761DEAB71EFB01709FFE90D3DF05F6',X'010865346432653430340B6A1DBD192806D2FFF07E945707958F62C7EE4DB390E06AAF3759DC1AB7E1A95DA0BEE20381E213FBB31FF61F9ED60D10CE198125FDBEAA0B4F14793DBC34EE2BE8FAA7CA0F322FD8DAEA0E407334E5C0ACE8054BB1DD0521A97D51',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(13,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDEY','laura','android-5d702eb07928ed7b','android','Android','15','Pixel 9','','fcm','',X'4D3111EA92B77E295E725CEB71696933DCF2FEEA89DB48389EC9CEFC72A7F1D7',X'010865346432653430342E5C97C298B25161E23738A25ECD55F4E6B3419EDB614E45843110D3FC51234F94C34B45B573B00023DAE6A0EEB376B25D8CB89BBD79F2B5FD7A597460B6F55430071CC394E4D601E5464FAB424624301297E44F1F85242884EFCE83AA367BF032D1AC2DCC55008EB28B5C4747DF4EF2FA04A2884AFC9572C5BBDF71B0C4F5776D771D300BAEDE904FF925D2C23F410CF6D7D6BC3965560854CAA3B12DF635F234ADAAF742B6D9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(14,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDEZ','mallory','ios-c0a497761b175379','ios','iOS','18.1','iPhone 16','','apns','',X'2D69852AC610FD74137A07C0233D091A2879C6FA0405B3D6FDF07DF709C17A20',X'0108653464326534303464EAB7957B9872758F693D21062A7BBF78838F0A1DE8F4BBF8EAEB7ACCA2C6991A69B058B017D77F141A8A63A3895258BCEEEE58B37ABA1B80610677D8E88B2014D01388BF313F1705D9098C82137FAD86633425FEEBF3421382CE94',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(15,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDF0','nina','ios-a5c299e2fdd21869','ios','iOS','18.1','iPhone 16','','apns','',X'AB532397EEC8E3312FE935BF1230B3D1CABE3AC2208EB3411D5FCE38C539FFB0',X'01086534643265343034FE2E32F26C7C77EA90120C1CBB8FA3BB69ACAA91ADEBB91FC6471CFEAE92BEAE0B00DC46F5EB20FF992769BF1C33A1939554F46C053FC47AEF064339383B116B0A248F444B73D0F16CAA8A521F6F3D76978B443222946AB481EEFB53',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(16,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDF1','nina','android-a5c299e2fdd21869','android','Android','15','Pixel 9','','fcm','',X'264D660093BF11F4E5E159932626C359AC54E837AD02DCA8F436EE92825BD31C',X'010865346432653430343A9889B46EC33841D9F17DC1AA850E6E4E6C0006340E9569F60C0036A68C68AACE10D968CCE6BC1697DBF8BAAB6B67D0ACC0D98ADB56E35E23B75190DAE9A5F6E71058C807A973A66644BA5C4D70F61D214F397013B99E42CCC127F27BCC84E4670B7A72F406AFEBEE54765CDF957A8116E0D7ED8199D082613C6A977D9F099EDFB6DF865C005F2AC85A166E5C86ECB64053D5BA3EFBDEE2AC3C2D40F065F762F2FA16E7040BD0',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(17,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDF2','oscar','ios-f5a1971c2ef02a5a','ios','iOS','18.1','iPhone 16','','apns','',X'1F1312545DB3545077F672CDDA427523B260798155C9B30443261AAC9C66A9FD',X'01086534643265343034548B694054524E13C1879D4669160B81882A2F3FE36A05031B99ED507ECF8B90C2A8F0494BC863A815CC26ED99A33E4466A4EC9F79FA854907827F811ACC7292664FBE3C26D374C0B07AA1D1B7E8FF210E1D5469D123F5A8440716D6',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(18,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDF3','peggy','android-2f8a0c01f668bca7','android','Android','15','Pixel 9','','fcm','',X'8F14A81DD55FEDF6E5CCDB23E16FA7C1F1AD9748EF104808BC3B2B82095A6A44',X'0108653464326534303409887683206C002284A2B237A7F828A13B3BF3BD49AACAD0D8216B58C2D64FC44D8C990BF426FF0500E81EB2B2FEF796DE639197E5463C13898BF7468A5247C4400DD8AF9C9424E775D7310732D77AB4BD781739A1219744C0F720AA29C9DDB2D0450C719ED3405427A377F35A9ED8A7675547F34DBECCF6B47BA018D3F7E21E66458ED638A47DDF7637DA31DF287BB9416472DC2E1AFDFBB973BC1FF4B70FB8CA3CBF6BA3D597',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(19,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDF4','quinn','ios-c512ca0c5c1e71be','ios','iOS','18.1','iPhone 16','','apns','',X'31A07C1AD08E453F6AD20C439FCF3CBAB87E38EC8991D5E468BBC79A3B7A6E6A',X'01086534643265343034B158C0B6BE06A37BA801452922BCCC65380FC176C69DCCDF84FBFC94068FAAFB3054DBFC16DE0AA1662446332BE8E257FAAE9F7EF4238B9A8217877975196B61A2C323DF23744ACE011FD68CFA7392838207FE8C66123742AB2DE9B1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(20,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDF5','rupert','android-cbdc48550e32db1c','android','Android','15','Pixel 9','','fcm','',X'8070BAC8149DEE738F48422E2935C06DDCD920E97B6E240CF5BEEC0CA057B317',X'0108653464326534303470C5DFBEAE764D04542198455B60A75E1C52E07F3CD2947E282EADD5781C75DE03111E2AAFFEC29951AB5B46D269F9787A7A0829F1FC9AF4A450CBA8D91D2E1A941552028839E56D95086AAAE586AE9B31C7A54B9A116E152F018DAA42C8CFECD76D3DA27DADBE19185FEAD3F33F64330B2F9109BFB8707F73E4B344F6B22A754B09F596314058D0DDBBD16F02D0842BEC382A4DED0683D7A4DEDC54EB6AAFF6497612647393D9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(21,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDF6','sybil','ios-a832e6b2ee33c8e0','ios','iOS','18.1','iPhone 16','','apns','',X'775D31C8DB68ACB496F22547FAE608A4091EA34628419B4BCBE3D0E98D047ECF',X'01086534643265343034542068BC22EA3C653C33367A1636C78BAF61ACD99C279EC49753C825159282D485849BFCB5ABD5810F00FDB309A5B96CA2C954630118528149FE483F08C7FBBF4C7530E952114785FB2FB1F5CB3F782D36F2D8EA9F4FFED3D6D96360',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(22,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDF7','ursula','ios-1792b31816db9341','ios','iOS','18.1','iPhone 16','','apns','',X'EAAE0A8CD43A10EA6BA89B8959D911328F6A7CF99E1FEC39C7DC0C542FAE53C2',X'010865346432653430349A04A7BE48EB656B818896B29AF8883F0F3291280699232416481FDBE193EC92D99BCFAB97D26DC38FD5F3EA6F38143B0074A457E63EBF61F518FC23EB521D39B3B5638E7737FC245D5D3AA7EB5ED1128DF20F8AABCFA037D9D044C5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(23,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDF8','victor','android-99bde068af2d49ed','android','Android','15','Pixel 9','','fcm','',X'CFC32B855B6104C461CE9F5E70A6307AEF01E96D3AA2848F41ECD2915F8114C8',X'0108653464326534303437B23A3ED364D1BC49B3390F097EE539474E9A1BACD5C139D8A915A22B6E1D86E270C6673A349C948EE71AF36989B60D3156B567FD7958015D8DF5FF364BFA287F74D2329B21AE6A707E1748BC81605015CE53EFF7B9A63017AE1223A301FDB5B9773C305D11AFF362901074166AE9152E5D763C574E01A6B626B17C75755909B2D1847EF412BD08AC63724B0DA490BCB2F31C40E9C4FE98E824A6CF46BEBEF6AF0732A43F4603',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(24,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDF9','wendy','ios-962cd22346a772be','ios','iOS','18.1','iPhone 16','','apns','',X'4EDD15EC22AA0AA708C25E8FA88B2F382CFC3D08928271B07478AA4B9E031F3F',X'01086534643265343034908EE9230EE1128FC94D3961BC0F073B1BC7DC57E8721AF86314D717F9E177342D439A774D30B13C0926676577B94018CAAA04BBCFF911331EA4A49EA75DEB521E140C3AE9F6E24D2033B205618A6561F639C9C084E1C95E7F276091',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(25,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFA','xavier','ios-a95dc4e899ac156e','ios','iOS','18.1','iPhone 16','','apns','',X'2478B115811A0AAC8DAB962A9B23843D1F8A4A83F8139855533D1A2D522BDA4F',X'010865346432653430349B44BFAE25C0EEC03137C216DE41F4FAF0101A57AD172129C6CA078D8DFF0648BC04B76D058715AB2EBAB804209567797D401D5FA4E6537E7C37A13313130E4A29EA08710094DCBC0E5E804AD85ECAD4654BC08E34470BB007935BDD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(26,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFB','xavier','android-a95dc4e899ac156e','android','Android','15','Pixel 9','','fcm','',X'8C99908AFA0321550591FA0CF9D55646E1234F0587B10C13A464FA7763B457D3',X'010865346432653430349132ADEA9699F07342C5C2BF75C44C0045DFA7E6D85E0F97F200BD92D16AFDA3E67531BD2786B91ED7E79653880684606C9BA43CDDA318B9780C9F9BC46715604CC317A4A60264BE0B2F5964A2746967370B75F92E2178F5B02F9602A5CF859770BC317E0F8698EEBF94A88AC20B5BB69637B4C6681B064E0242C3CC272DBDB0D102ACA230A8E3723287A0EDD573EDDBB2C1AEB27DE862FBF5DBAE0BC942D72C71C34EF2D63F31',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(27,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFC','yvonne','ios-879d13f4257efdfd','ios','iOS','18.1','iPhone 16','','apns','',X'FD6602C3210D1B6277689F502D9459F493EA4F2ABD22A824E6D0AF66EB1CBCED',X'01086534643265343034799051D30FD2DD8E037C26E114A63891D58A1A71D32AF63342C887CBE15C9E40D2B54005E61AE2829F541A5465FD9F19C4C50BE158412DE970CDFF0D96BFF706206F38D50330BEE0D529DF0B3E464B560C9EC247A6D982EC09375395',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(28,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFD','zoe','android-9d017e2681b7f317','android','Android','15','Pixel 9','','fcm','',X'628527728F8000F7BEFE663011AB08B5EB333111BC09315E66182E774100A56A',X'010865346432653430341FF540AC3535CAC34B6E584580EDBEAD1B7E0B6D0F9A3B5B6F3803EE252F0351F28DF5955693BE965E364887659CE98055E3C52ECBB3DC78399340693E5CCE34600E9381927CB592B2D43B91C48E2A073A046FDB72C50C22B7FC7C4E24795CB0D0DD0267777C7664630095D3FD31B2415071C04C17B7BFDDA291B4EECC6DCC144609397970320968C9A1A547A9AC2F88A2F32ED38040DC049256A37B9BC5947F2737241D542284',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(29,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFE','amir','ios-1574ad62d48a37f8','ios','iOS','18.1','iPhone 16','','apns','',X'E4FA9A65BCD1BF8F37870030D9B892A857D13B2D3A43B70ECD3D4AB2FACEFFEB',X'01086534643265343034D8CBEC9CD2327A20A291A62CC5000E3049FA6C8C87598D313976B99FF9EFB67B332B13A7EDA0CB70F62DAD52711AF20BCCCA04D9A43316040CC0EF095A5A56583183846035899F582EA225DDF70AB3D0ECD0825F319BA03528B51B52',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(30,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFF','bianca','android-e4d6dc0f6e2842e9','android','Android','15','Pixel 9','','fcm','',X'DA7B4DAB2CBC03D01D4880A690C8B9D7DB7E1A78DFD401E710FB4E56B69FA23A',X'0108653464326534303448B1B60DD973785AD1B6BB13F8F02CD59D2F4531A437A988E84FC70552115A47E011FCEAB28081306EB0ADA503B72B4BA49D6FB6EDA36401971C4A1016CC07F29BB876A24C9AB0D2A34948614DFDE95BDC517FA44E7D0E702EDA1F3C57A9D1DF00D095CF3FE27A506A59C59C3C0237D0FFFD84274BE4FFCA70287FC6B17EA41712FFF7FDD7C93C5413E8BE0A322D00D0F33015A45C01D7A646276B8135AC15384FB49D57FD17D9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(31,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFG','chen','ios-3abd72ec6352d608','ios','iOS','18.1','iPhone 16','','apns','',X'DC8C2D5306BBCBC11702F20594DAAF28C43B0811BBDB671A978C1A739A459C21',X'01086534643265343034D734B904D33EB33FA686E61E0E6ADA324F0F42B4CC1EA2FD492CB6825F5C40EAE028B90E38C47AC0DE708B89B62C19DC0B0118A30B2844776C5717CB27F9B45FCBB9EE0D0031C4D47420828C3E2A98FC06831965B78A502E0CBCA9BA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(32,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFH','dalia','android-a079a18a4e4105b2','android','Android','15','Pixel 9','','fcm','',X'7746278C9C0FB3A714E711005A7553EEDFD7CB406C9C3F4A2D62DA75F0A3FC63',X'01086534643265343034E31ABAF6D332EF4618001B5D90AC00047AAC482002C70FD7D76219ADF83BC608187948DFB46BA66000D92A7E0F0A92BD0AECB27A31C6E478FFC7C540B7AE8CBE4DD8F2E8F952696BE6D560042B4D7E55B82049322A3697BC77BA705AE56EDF160D307033E74BEECD902374B8CCE29AD0B638843B86529DABE5F2A3B1C647FE7C3F46B00A06882E239317F75DE9C17FBA2830C100BB8DD8ABD56D829A02A5A6675C7EAF0A053ED2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(33,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFJ','emeka','ios-3c437a67ebed5306','ios','iOS','18.1','iPhone 16','','apns','',X'03ED346AE9EA3446C4B15FCED7059F94C7C2781B4B4ACFCEC165D02D0E937C9D',X'01086534643265343034123B0FEFCA4A8A62BB6AC230630939BF4752E03B8F1821257DECE3B5029F99664A0B498DFA4A50D1E30AC88C484E75D69065BD24F4891D6B2ABF22C3BB1082F558FD7DA220B96C5EC0A138B0AEA0A801152A9DD42842EEF7B696B80F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(34,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFK','fatima','android-10c932ece8048a73','android','Android','15','Pixel 9','','fcm','',X'FC2C53A242B0D355CE4C5E5B10EA11DE9F51A909B5CADB3AEEE75F871A337843',X'010865346432653430346ECC28386C6782B5DB7BE6CD4663587C56AB2E5C136633516A5438C66D6823E35B6460F5CB31BC5ED5658B63A4802D89B383BD9418F696C922D1EC517C02CB4D93F68739D968E9ED932D1AC3D2EC313FCC705AA005468C982A2E9CE001E1852C3E01FE17CC986A5DB782E6C219EB57C8EEA9B13D0F39D98B5ED4F7118D44F805E8708B67AC5AD350F59BE710C186129E3FDC45F999807A9D9766B98E04FAC21E7721DA60165782',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(35,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFM','goran','ios-dbe08c149b95e2b9','ios','iOS','18.1','iPhone 16','','apns','',X'5F7EC31E309AEAEE08DAE643EB44690C1A50ED63F27593648D59AC1622195825',X'01086534643265343034B033B7C6FF3160BFC63B48D9CBE3507A42700C099DA8763ABE3CBFDDDF6419DAF7AD0BD510A5C1685AA0EB4BFEF1AE814083ACDEB6085F6EE8F96A670E1809CBE8988D0791228A9F64F7B73E275228DCD84E7C69B984E36690C2CDDA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(36,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFN','hana','ios-599ba25a0d7c7d67','ios','iOS','18.1','iPhone 16','','apns','',X'3FC39DC2091AF4FAE3EF6D9757A89199E8E6D1120367F150BAA3AE0AE9663261',X'01086534643265343034CA336DC1CBB9C641E12D06868290174F2E57BD5AC8B9443BF72961B2D2CDFE3E86C4EF414C6457897B0DB60BF71DFEFB6B37F02C0E5B43ACE59CF2BBDA277C089A3F30B1EA639FBA79C3DF7D3A3738132C6F94BDE4BAE86FA5551517',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(37,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFP','hana','android-599ba25a0d7c7d67','android','Android','15','Pixel 9','','fcm','',X'46095B6E8EBAD914398675F439A85D44C9BE2D41859B897ACE620F9409F82FD7',X'010865346432653430347A1AE1FB3AA3A4FCF9D8823FDF081CFBE866F990C6A57DDB029C25BDED485B5480E982FF899A7FAD22E393D20ECF57F5AFF51A46DA7B2C4F1F2B9CEC8C29AFB790DB8E765E3910F02B0B2D93E0168CE298CF6DDF219A3C363158E03B13B3F17EA67127015C35CB1AFD1A4F274A1FFC38B04F63D93A6292E662D888C221A3071EB09C68177F639C3E4BF65C137AC429AB2B0A01FE65C99B90CDFA4414161BBF319B58325A1A8587',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(38,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFQ','ines','ios-2dc899c8e59c150e','ios','iOS','18.1','iPhone 16','','apns','',X'0E699601575F032B96E05EF8573A92FA159A9B23A6C360CE0731EC780D02477B',X'01086534643265343034C1E514EFCE273D3A2A4261F10A435F2A5E60B2FA5E7D6A136FFFB1737F6E8435B673F25136064CA73117F45AD6C30DE60C25EE8F758686812D92A9BF22DCAEC5351167D101B16B9E1BDE9F1D30DAD47436D36C6AE228E64371AAC8A0',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(39,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFR','jonas','android-bf74e4a280affafb','android','Android','15','Pixel 9','','fcm','',X'91DFE7DF7C4DCB7313504A3AB39EA853839CF932D6457BAFF57A5CF7C655B7B3',X'010865346432653430340CEC154834B7DF40226555F96719F721FF345885CF96EC95C5CE3DDAA034767E1C1AB1EA89FCF2353EC5AD88ACB3CEF3A59A6144F271CA05E668BB85B24E40416293C08ED35A477D6055A4FAFFE13B87A0380047A462A9565B3704F22E465CE52A93A17508BD12294DA37CCBF535AC8E0A1CFA697353AD2B2A3D8682542C73776DDD0FBE040536D1AA0AD47A587E7CB95A4EAA55888BDE93EADE366160AC1F629F15988528B425',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(40,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFS','kofi','ios-bdf0fc939a65657b','ios','iOS','18.1','iPhone 16','','apns','',X'D441EA1FDF5545ECA0B5FFAA98ADCB3407587B07AD8ACFEA0F8DF72AD9573DF9',X'01086534643265343034ED85F83E570E79FF0FDAA61E698C73DC35E517C0CE4C963F01D702DD1AB345B37C10F9891F5C30D38D9C719FFA1E69E3C1D598413E0F42ACD94DA653B0AB26FA4FD7E894914559B76C7949DC4D2DF9739648C11BD5A690D2F9863094',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(41,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFT','lena','android-cc967443070ab409','android','Android','15','Pixel 9','','fcm','',X'98A72BC5F1E72B9B5DA62EBDBBF309C506C18A74B832B85E6E4B3E6E3CD6627F',X'0108653464326534303498048201B500EE81143E18393FD78F7E883BE6ADB2C17024C25E9B1BBBB58A0B268EE7474F6ED00130152D91B413D4BAA9C196F0F3471EE0E1201424D426487497149C5527B5D4CE5AEC75790B4CC312AA4DA1661F535AB9773C766AFBA9996BE5F171C2ACD2032398B85EE0CFD65C5AD924C0EC3ECEB65B3E79F2F9C91E88D91E8884DCCE494237E071A547B92DCD73F5684D5EB82709A67F5FA68D0D862C55996B4141D436BA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(42,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFV','mateo','ios-34ddf679b4b0ed44','ios','iOS','18.1','iPhone 16','','apns','',X'0BEC94216A9D5FE9627A4AEBFE87E8EAAB5A0E479D018F57AB106871C742BECB',X'0108653464326534303432D0E841856E61B34A2BFA13592C3AB906F71E5BE1AD7E4F223B299F8B7748601CBD03BD7E20F09B0F2D0F06944615C1B8D911A8BFB25A04D4DA5F173B83E34D98DDE01626B6E9C9C8499A9095CE0DA03648D943A5D6EABA214FED2B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(43,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFW','olga','ios-3fa987493ca3ccfc','ios','iOS','18.1','iPhone 16','','apns','',X'CFB0F524600027A4998BB07BCBD84E11DCD988BF8E0FEEEF89E259EB53124E05',X'01086534643265343034E217F78AB979BBEDA42F440386FF028601639EFA8849417ADD48311DAF962638AD38D4FE8456A88ED28EDBA72F60CA918F9E3B34875E753706CAAE2591B9C1714055256DB1D5AC31CD4358666E60B6D275A25DAE7713F55FC40DE16F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(44,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFX','pablo','android-26079e41910bcde0','android','Android','15','Pixel 9','','fcm','',X'B22B5179E24E3E6050B51DC54321BBAA0BE247AE2C60AE98158ABA9F04CA1333',X'010865346432653430344421E1D769731974DE043F227ACCFD994A2D962953EA7824A579C5EB49D8A90CD210B5FF6C48DF22935DDF696D6DAD14D5FE7B7F4757ED62CB8A538ED6B04C5F9C031ABF038AF7543A89357D82F17B30D8A802828DFACCAE51ADEE7FAE1AA940BD6C91DBFD28A7624F0F0D3206BA308B759F2F512BA1A0CDFEAE4F04F7C3C3AFCC1E4B4ACD5426CA02D73A6A66EDE6F219E75DEEF004A303B283E84ACC7A8BB26A9856FC0FF0AD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(45,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFY','rosa','ios-6a61eb7383e868f2','ios','iOS','18.1','iPhone 16','','apns','',X'FA89E432BDF9B2B1FD4E2DE6BFCEC28B4CC1852EC19D6EDA5F6EBACAA944182D',X'010865346432653430342484103984B4B94B769AFC74A9879FA7A7989FA52BEA84AA3BAB8074F0FC6876326F37D104F0AA6E1697AAAB5E4717D3EFAFF401A672F6BCF13A373D66D4321BE16D5A78E9836A3DB727FD8D5BEB7B957FC3819DD4F4F2043AC26060',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(46,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDFZ','sven','ios-db30c4677e7c26fe','ios','iOS','18.1','iPhone 16','','apns','',X'C8C7D0FA2F4C0E108060833860F951C32273724B673AA3D211BEEB2513383CF0',X'01086534643265343034E497DC6F8B15B367BE4505FF20D457B368D9151D30C2183E417D54871A75BA018C7678BDAB3AC62EC8381D42156B05CE04490874FD9CB7316755B66EAC474BDBA84BD02493281CC4F74EA97FEB2CF78791C007CF55A62D700A5628FE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(47,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDG0','sven','android-db30c4677e7c26fe','android','Android','15','Pixel 9','','fcm','',X'6056FEB6454E78088AFFCEC2A624CA8DDAF53B407429BA807CE2837E89F5F9A7',X'010865346432653430342277AB12BC1193F0BAD3734C156B7D086E0246CCF72EBEFAE4EDCDEB68820F7CDC19127C26CC06DC591634D50D050AADA4BE79654E598AEB400E9EB5C39882EF6BD385EC58D4EAEC128CF1D133822DA52381498660DF8227D9E1BC8D45871A05E796FF59F24FAB0E07F2F62F0FC50128D7B8CCE1AD202D0ECACFD917062A2018FD0338AF8D4F3609E481A7372BBC939FD1F269C82A54769D9B8B6DE3D5F5CD33066EA699832B0F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(48,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDG1','tariq','ios-260f43c2851ddb8e','ios','iOS','18.1','iPhone 16','','apns','',X'A8D8378AABD40F30A93A04D855775E939BC66B7EADAB965B9B465A1C650BBEAD',X'010865346432653430343F620565B452EA30493A648F6E2FB20ECA3D0F85EBE764A446D8522AC024B4872837705D952A5D603D323AA0C776EFB34BB1D35A113DCC0A663169C151F9E9CCE5CFB25303A401892E19ED7F47B582B2917E3B702C1507948B0C471D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(49,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDG2','uma','android-e811eb7830249bae','android','Android','15','Pixel 9','','fcm','',X'8625DA9DA0796AAD4F2D2A5E613E658216F8E3A6A657C59DFF2BCE03AF829311',X'01086534643265343034980E089BEA80347A79D3D8B4BB042EE4DB9ACCD2924260582D690DE4E220ACBB9D31AA03E2FE08A75CCDC6E336E9D7938E47A7D931959EAD2738AAD3AAA5D54BF7A002ACCF51C1C84A57299DB82D7E328546DB0987A3CE97F243CD87E66360837B77FEFAEFA989FE37F3D151A1F862BF42611714AACA8162CF759868E73D177A8ED9F8C1BC6514EAE25A5546852BAC25204AF2AFAD2523FC9E48AEEEFFC47E9BD3CA32B7DC15FE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(50,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDG3','vera','ios-c7f6d322bc205f26','ios','iOS','18.1','iPhone 16','','apns','',X'ABFE71D63A98A20E4F84B7A92B26A10D6384DAF1CACB73FCCFCAEBA60666ED19',X'010865346432653430342C669B2E93E3361BFC2F0D54B00CFA9E444FBC4A159D5AC2E297F7172869FC198D09A05BA1BADC72F8040BC8704C444930BA00F86E840A0B30977A714FDE27B064E1FF2F0C7C773F3726CAEAF64A129E5D84BEF369799DD8142F3341',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(51,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDG4','wei','android-1ed2b38c11c70aa0','android','Android','15','Pixel 9','','fcm','',X'3AED0828F0910374A76E577B06E2219C9A2B22EA60EFB8EA14447FF52FEB5716',X'010865346432653430349F55F03FD96D89C21DA8E2FD4F0EBE2D96EB025828C32C1D50FAE693E67A8E5897D36B09AD7C46D23C3877B8605CAC3BD1112B88CF5C3FA08D053B91638319949E50FCB3E707E05F3BA72A9249FB7E9E9B04E9DC517AAD6759BC231FDF60AAFA6400C6F2169E820D7C8C39074D8C5D2F0C481265895314329551181660D967B562266DBDB336C5BC032014FCC0F72B7F28476A0B63F48F562CAB51C85E1F9558ADFE2218E430FE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(52,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDG5','ximena','ios-3b626ba9f29a735b','ios','iOS','18.1','iPhone 16','','apns','',X'EE297F6615C7BA5A5369142200C7F0E4C2BF746880700FEE900905EDFA689600',X'010865346432653430340FE8616965F3D307F3C9162921DCC45C1BCAD33B3E1D1504AB561055ECA5098473C9D0FFF993660A05B250E8B9E8BAFD6D5FE69BB7F880EB7105C737D09963E4258058AC5A126749942636A49D006A7F112E4B259F9C689B5DD321BC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(53,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDG6','yusuf','android-55d9bf4f187ef3f9','android','Android','15','Pixel 9','','fcm','',X'70EA597D4AB2450D87C39D489A9F3C847DB58A6A98761297ED2D3B419A4CED40',X'01086534643265343034789B546ACCAF02290CF333B01244559C7FF65B4AAAE55BBD1D1B162A91E992E1962AD8142CDAD979409767792145D0F4013001796818B910981D30AC1ECA70E0DCE52FE29D023C39C511B51F2D58BCADF8BE65A3692530E753B99359B8C3B45BB5865DE52C777C2239299AE11E968A49D95F512265C26A36CA73C2D328FA3AFC13EBE13F6C7818E0DEF5DA054408853B7128AFC6AFBFCDEB90261FC08ACB45C28F3DFC5D755C5E',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(54,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDG7','alice2','ios-f52f81525409ea9d','ios','iOS','18.1','iPhone 16','','apns','',X'709665B8ADCD14BFCC18482CA6ECBD35876BE0247DDDFF7E2416801CE1E5529D',X'010865346432653430344C7FB702B6DD5C84614580745583847D4F7F5555850BFC91BE6224C2E0CE6E428CCF8435E04A949B5A8141EAEB212AF023C438A8BB2E2126E884F7AF16A24840EF8BB7F14A760339EEB1B0FBD2EE3272136584125DD69E3C87D1F373',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(55,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDG8','bob2','android-37fe9a12c78bc144','android','Android','15','Pixel 9','','fcm','',X'B4F6A7CEC4028C30AD32BF9126E5CA9B877E39FCFAD63F75252A66DDF31071F9',X'010865346432653430349F13B1F9E926C3661DF177059165C6FB1FC50787C89D47551F2AE9C842E4C9257067B4AA86D96FE2DD7C0B7FE9D82E9BCC4412B8ACE3183619A9B75C01FF7116318CA5A12FD831515487D2C25C841B8363AC2302A007021A9865E4D60CC83965D21BDE25C5E5B00009E38AF598794B45AC98F9C4CF4FE59D98388257F6E380AEB30C2DEAA56D192AABAEB3D071E5C46064A8F97DB3BE232FB2674F2204254A36C0027298DBD927',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(56,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDG9','carol2','ios-2d582bb75abd5973','ios','iOS','18.1','iPhone 16','','apns','',X'51B20E4669E9DFFBE0BB2DD75828EFA034E7442E713380105883B59D64133743',X'01086534643265343034B2D8AF219AB3F45A693BD6CC50DCF11359CC0C1290AE64ADAA4A4F3CE0BFD5FF939E5C14B5CDC85F691E361E8A07CC1642D51432816FF49C11178B23992EB53229FEAB79132AA44C4D85800477C76C2418DC0E57F2B65BF80C6A70FD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(57,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGA','dave2','ios-d4c7c385eeb6c873','ios','iOS','18.1','iPhone 16','','apns','',X'2B07A8D59E83FA019EB936F813B985BE2A1DEB5D684246FBEC12659C73B6A2BE',X'0108653464326534303414ABB3C07AAEB94EAF99F909EA43DD4518CFBF139A1AB88F717AE2A0E3812C3E9C62E2A8FD8ACD151A6400883C6CA8AA7BF273CD5C79857FFD29AAD031EB99E523B8B8169FD9DDF69E43D37D5F4034D67BFD3B1E7E995B91DDBAB694',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(58,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGB','dave2','android-d4c7c385eeb6c873','android','Android','15','Pixel 9','','fcm','',X'E9AC70BF314A142E94481EDD65364076F394B120D805E4EC11D27343FCFBEFBF',X'010865346432653430342E4BFDA34113C0272AF26AEE3E3A11F253993F225C4CAED46C79E850F493ABF6A72118E604179E180590E58847530B5E66FBD94FEF56D402D748A60B305E228004D3905A91EA3EAC884EC910826495FF3AF7B48884625DBA75C917E7A2555CBCD50858556D59BF71ABD5534E260EA35B007732E77A2A9504CE4A320AC0437C0F5D69C3E0F49E052339B5B2E1B6F2A6D528F08AD0DD5CCD0C43712A03F2B5C318E0D067B9EC919B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(59,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGC','erin2','ios-b550b513b017f451','ios','iOS','18.1','iPhone 16','','apns','',X'7899E3EA8A814ED2F7F20D6A636FA44B1F364DD63C8FF6A3F2ACE8CD5B799AC6',X'01086534643265343034740B519AC06A6C2E05BA90BA0CAEB1713E78AA0A3DFC750EC449867E30751DB2DCFC16AB6961F07263F4D28AAEB9BEF4B56DFAA351B487726AAA320EF76C6D4E1318355BBD1DC50734D85C609561BB28B6F5DB01D10B4053FC38B740',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(60,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGD','frank2','android-8057583d2e99118c','android','Android','15','Pixel 9','','fcm','',X'BC4C0AF980A65E168969F6FE02F0FE8A1123A6EB69B2A2A68A1265A16E8756A4',X'01086534643265343034F10977DFE0CA850E7289513F191770041364E0CF64262BE2658C6168FD32F501DBF460B01EDD66A62498432FACC80F8526B64A6C48742F7F0A634E56FB6C12D8798486F08B74081A4747A7324FD552200FDFC7B32DBA3FC8940E29DC7449DC3753F4272DEA6E81D3B0BCD9B32B6AF2EF63016E4B3D9162F68C6DDA0E3F82FE09DD46DD86FD337DACB309B0810428939ADFD76FF4EE57D79DC37BCA097A0FF6864F89D2632D2111',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(61,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGE','grace2','ios-af8f204bfe057f38','ios','iOS','18.1','iPhone 16','','apns','',X'0AEA41BE9367327A4E97A25323543227FEC844D4BFCCCD4B01BD1A7EC9E499E8',X'010865346432653430346284E7F53AC271927FFF5216EE5B33474DB6F900AAF606FD9C5AF8A4309677FF85C27F97C4AA5E9CB493481E40FF54129CBC310EC25B3F0362754CB94B0050C8B1CAFDC752AB673FF6F4F5200093C7327643ECF79C64FAAB64400CAF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(62,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGF','heidi2','android-c44820ab32983eac','android','Android','15','Pixel 9','','fcm','',X'F062F0D90FEEAD899AAC410E1D5EA0E3BCD8D4854DCE6B8E8B980451B6F0A947',X'0108653464326534303427ECB1BFCB8F747CF77EFEE04CDA9B53188171EB6AEC523B37CCEC07B24FEDBF7343B788EEBC921ECFEC48DF97A693C2BA8C9A31BB6539B99329035B4DF9B1566AC347D1E9A0E0D6D0B057550441FE2BEC39EFD8A790309B0E0B6D99E3B50C1F8468777F83419B16D095E9A9E27313858CF96B2F3B7D2180D4A055181C072A34203CB8726342724428534DBABBFF938D3F0D794653FECADCA6CB8E89AE3418042964623CAEF6A0',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(63,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGG','ivan2','ios-159ef1b98318c350','ios','iOS','18.1','iPhone 16','','apns','',X'979245533C17584DB9BF49300F9DD94C8D42E7A1715B85B3466DE0B9A98CD988',X'01086534643265343034863D5A31832F8C5255953F706C2A117B510B9EC3DE9EFB3CB7C73B0328D8F92C1DF78911AC6C667067A5EE35BA744CA4643A1E9F6D4C216D34568B21A054DDF16100C8933721833E0AD86BDB2EE8B720333934862A369F49F42148B5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(64,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGH','karl2','ios-eb634374747ee84a','ios','iOS','18.1','iPhone 16','','apns','',X'D5D9518802B6CDB4E1E8FEB4D487CA12E7A94A135A0E914ABA6D1B04E1765AAC',X'01086534643265343034FD87B4B7F39F72A06284DFF98C03FEE46ED86C398081E125D40877AEE05CB00705E284F54279E79747BD8E6A7BF22D492109EC4FDE9CA8D8E58F8FD49E4735C53EBA98DBDA21AB987CEED0A365AFF5788AA081F2F79EB826CA819CF5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(65,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGJ','laura2','android-b81ecd8c7daef249','android','Android','15','Pixel 9','','fcm','',X'F6135C36117B67B1BD8363AB0263CB02B757D6EA41B3E61FD5D9DB31F0E14D8C',X'01086534643265343034B41315B171D8A210551F41320652C01C81BFDDFD4E85172BC067F51C67FF656C3900C3E396B6F468067516FB5CEFF092983F4734B32238035B18D65725B3D9BF80870B3D570A7E9C1C370D1F99C91C01F998EEBD4C23B02F4C64F27E3585AC405FF1E644024E6BBF47DC79A07F020C602E8B7B72F7CEDF2E6CC1F8644FDC8A36649CA857C904D66F682BD93244BF5F94D342CB1BE64F9ED64205DF14CBAB80122965DB8B6AECFD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(66,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGK','mallory2','ios-1ad174517ab4fd02','ios','iOS','18.1','iPhone 16','','apns','',X'FB4B6FEB6549253E1C40B125625C609D82344ED3D8AC75C795C76CE1971B7287',X'01086534643265343034A03ECD75C4CB4344716C8C2FC6E8722528D7F7A286FB0447C65968E1236ECF84A2C5457AF4BFE7AAB1258B4F1C19146FFCD1D518F00D97C1814D2FA8ACC7BBE68A126F23DDBE7323DFB85CDEA8C7B803BD8E17D6B0E8ECC9B36A84AF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(67,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGM','nina2','ios-0e4c531cfd42a672','ios','iOS','18.1','iPhone 16','','apns','',X'70379A61DC87751A5170964772DE15394AB0CEBBD771F833A2CCF83B119F822B',X'0108653464326534303451238DCDEFDDF154EE4446851E9EDC5E13F577D09B314E521365E7736AB387D01059166F0F8D581C870A104F8BF5E133F78FA87B29D0DADEC0B78604CC68ED705A2BD49BB999F5F06B6E48414ED304E655E6C5612C4F21F6E3201593',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(68,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGN','nina2','android-0e4c531cfd42a672','android','Android','15','Pixel 9','','fcm','',X'5212BCE22A398D94A9B395EB60B65E75E44BC1F1663CDCC814EFAE989F34C91D',X'01086534643265343034D676A850A56F4C6CD5D5BD3489DDA58C4AE14686ED814CBFA9AA8A15AA43140DB7E99030B0055A299D75B588F1430C20D1BF3F705C5CFB4C3A2CB01C6AB65D61B980C6FFF214FB2F5C80DD6D397925EBBCC507D0194FAE3E95A6A0CFB61AE801EF04E81CF9AB246B54497E54BD74295B499D4F13C0FC292527F14FAEF22EF13BB7B0AF0EE3649432498242AD9204BE8B567518FF0FBC6FE5CDC15CAB31F72866E00CD5297214C4',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(69,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGP','oscar2','ios-ac945b02dbc6ea6f','ios','iOS','18.1','iPhone 16','','apns','',X'8947BEACE2F8077AFCEC630383048589925B592274C531BCB0993483E2DBE26A',X'010865346432653430343D8F636C43E7FD68A6F0909FA76671C24843A6A64537B382838EDAFB17E5BDC0649A0DF1EAE2CFC600EB211230BEA8ABF2411E94C80878D355AEA31C3499235C0AAF42D84D60BB653BC2518A7E49D69446F9F108B27506F7AD4C6CAA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(70,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGQ','peggy2','android-64254733cf035704','android','Android','15','Pixel 9','','fcm','',X'CC351DAAA718E60459B710C5A77BDADDD24B2A22D41D12241FB6B9FFAB9B8600',X'01086534643265343034A585206733CE3B05B4EAC784AF869F791AC5ED3F95B06C3A8DEABEE71BF8AB6AF831058B9167EEFE1B01E1E3DBF81B94941CF3565546107B9A6CC8FBF9FC7BE1CA8AFD2D91A4900119B39C01D3336EFB0BA46649B37A98344A35FE1C9F99EA77A282A898A6CC29E45C817EBDA3E2EF4D43474BDFB387618FC50948414D9E94250B67AD9A8583626A59CEDE88017404537C5C0858D1E9261BD61C49CF6BFA55C202ACD3CE25D909',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(71,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGR','quinn2','ios-0ea5d60907603685','ios','iOS','18.1','iPhone 16','','apns','',X'61B0DD005B311F73E04E98068100F4C00C94F29354CD089DE56F9FA4CAFB8822',X'010865346432653430344F1659ABEFEA19B85E30C3C683B6777BE547A4FCACF41E725973CF752627069F7046112B102084DF368B84AB2451226F0766CD81D34C898999ADA01E4BA43744E0E9DD38D6273B893A1D9B3164E69D1A110094EB214F5474C3FB2225',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(72,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGS','rupert2','android-bd0492f56579340c','android','Android','15','Pixel 9','','fcm','',X'D974DC0C27F2AD8CF5D37FD88B0442AF2B045F9E74307A826E6231A39795DF5E',X'010865346432653430349201CB748F56BAFEB3666F1E43D2C683B9A28C155FC2A990A964250219F23EC4291A38BED23FA9C893A09089EB0CDFB77318099C080AADD6A7F57B1FFCD4B68C09F78DF36C40F3026903221E575FF6F93A00187100578BEB3DFD7DC0242E7BA3EB4C0667B78EE5F04561CF918434C6F3A196C9EFB84531F4E961A8B755C5FCD479609838AAACE2B70A3ACBA4C3353021E11EE62C2426A566842ACAB38CDE044FDECBE7BDA8634C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(73,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGT','sybil2','ios-0f579c09de65b465','ios','iOS','18.1','iPhone 16','','apns','',X'71422FAE46C9FDD33A645210012C9158D3E788F05BABE94AEA507E1E79B95234',X'01086534643265343034C7BFAEC226B53E6EC8BBBDF4FD1F5CA76A6548EC8A74B0A28315B22DC67FC3A2F00BB9A89B3754FB2415F169204731DD1069084EFF0851FD261F72A837FDA684C9159BA41FD43A5E7A0E4258099B146408C9B0A7A27672A68378E4B1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(74,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGV','trent2','android-f530fc2036eb7082','android','Android','15','Pixel 9','','fcm','',X'91E15BE209D942C14803D5F40154954DF62D4BCFCA9BABA111FFFC852339799F',X'01086534643265343034ADA4451F17853971C3F106A3DC6837A81470C2F7C86361B24D5DFA345F9DB1014134D8B1018D698961730038BE86D504FDB412C74962DD3F32D9DD7DAE3109E22A7891EB39E4F50A0BDD1BC0F27A0C0A0F3BF5952559F82264FCE2D269F229C823C5CDE109A385A26B20F8D58EC42CA1E9B57DAFFA750A810F54F06628CE1C0D2B79093D67D526BE3FFED18A8196398010DCE692A6B20D94A1B7FF53FA18392A244FA020321F8D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(75,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGW','ursula2','ios-d2ba74dc3de6d385','ios','iOS','18.1','iPhone 16','','apns','',X'047EEF03649D87466DEA881A62FF8895923DA5313C7A0820EF5B16765DFBD241',X'01086534643265343034991121FE5B0A963ED7D40C096F2342052A75AD854E161D6EF376DB6CBE153B0222FB088E469846B712BB5C4103D3BC1977A5BDD79EA249B303F79EFF9A2AC916FA79CF08F49F22E28A51C86A49CEBFF76F1A8DCA6EC9B429603B6EB6',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(76,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGX','victor2','android-942169b411f83413','android','Android','15','Pixel 9','','fcm','',X'35CD15730BA7B98BC19988D90B55F1D7A5A2191FDE99921D3F27DB1D912834FC',X'010865346432653430347276D2AA6B02CF21948C9FB4D772E3F15922A588971DBD64FEDE52D975EA5C4D3CA6E64C2DDA3288FF75E2DBDD74E0AFA9BA301142A43FC1D7C01D6ABEC724ABB0325B1907FEC354926ED77B09CA782768FFB58D8233A24FF67AE61712D3370CE085BDCC1EF588AF4CCE9ED604F6578CF1F4EBB7273F7B7B42E004C3D55EAC4AB2D7EB7BD2BE6B6F55C8BBBDA9BD8263ACF3976604E06E63E3DFB534CF3B4C435ED968E2C729CA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(77,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGY','wendy2','ios-a022edb7e0e07901','ios','iOS','18.1','iPhone 16','','apns','',X'F4B4DAB6AB7A0C36B4CFD01F645A1D4B19E1B874C23AE74BDBBF41D295FF4436',X'010865346432653430348B61F01D3A1C525727CEAC3250A27DB46CA0E26AE94CE6536525B52A6AEC7C4CB4F0EF9DE2A894508EC20323381B9E59B26806D6AE02B3BBECE4E8A08EDBCBB6E1E169C4F13307DE8DE4677CEEE54480B6FA735072B995F8FB44A2CE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(78,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDGZ','xavier2','ios-3877aed63e79f3ad','ios','iOS','18.1','iPhone 16','','apns','',X'16066981BBEAA1524140C7193CB5C52459CBAD55E6BD1E3981B9BEF9AB32AAAB',X'010865346432653430343A78DE37B98711ADF0393C27FBA053B4B30480662162E0366AAF709D03202FC633DB86466464BF9C312B450B801B4EECBA810E085C944DBB54A45E211447CAFCAE8031C831C7A84A3BCB2E9A854A15C1B378935F7868BB48A0CDEF29',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(79,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDH0','xavier2','android-3877aed63e79f3ad','android','Android','15','Pixel 9','','fcm','',X'9506F5DA436447CC23B21E3976B9CFD0C391DE01A0F39DC65B108CF8DA78CC58',X'01086534643265343034A1358D713613563CCC4E92D61DF99F9E825756EA52C280EE041DDEE883EA079595F448D52B6B29D3C679A8FB105DB695F24D1996A2640D27A4B86497289731FF863D7502EBB9C2A7B5255C4620799449488B8C538FA17C2F3402C5E2F61ECF223831AE4FBA6E75D963DB088A0641AD851CF182E209FEDEDC35DCB747A2FA12451279937C3F3CDFB0E1F043CB0FD34B0D752F79EC87A1A8D74FA0AA50BDD84351D14241A8A76820',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(80,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDH1','yvonne2','ios-e1aa3df7187d23f5','ios','iOS','18.1','iPhone 16','','apns','',X'2CD9C78BF5749052021CD07EEC394C601A01DE00AD6F531DCBB7434CF376896C',X'01086534643265343034D19FC9AB586453B4D4CA95ABB5BB84F2511EA55689500325FA75ADB04F5037ACEC2AAC76ED23FC0A09B868FFD2AF402D3905AE8D1F870B6502D7A65F8A942E48B3C8CC1CE08566890F48C8A099D43E062D5F07E7E829014EF51E2B0B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(81,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDH2','zoe2','android-19019fab8c91aaaa','android','Android','15','Pixel 9','','fcm','',X'6774A0129D36FC902F95804C5793E1A542E2C43F286C37715EE1F4BE421EBD50',X'010865346432653430341982AC926344A1B4B07A08AE3CE0E272858FF81235578F6053282016AEFF9AC3AE1B4410F4C2F00C19874707DA2930308175F57992094E308AA6961F0DF5023B8CEAC46C0F9B141C54827158F9925E8FDA8C65DAB5CEFAAA57F4B04974FDD9BA2F7D65BDF555705B2FA30462F0B78BE89BA1ED09DF4859C5063EC496A117415B5F81C41A4AFEB6682AC4C795E8E4531202042CC5C14F83870B80020263818AA064305D7FAB7555',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(82,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDH3','amir2','ios-bd1401ae542bdffe','ios','iOS','18.1','iPhone 16','','apns','',X'CA88DF6987D46F3EA56E1375921976402304351E354C228E7070B165200FB38E',X'0108653464326534303404B5328B6BD8EEF6DF41C752D40A7410B03A85AD3CE9059AF01D497BEAD2348D8D26F525219FC53EED7D37DA123809B50BCCEAB0E34518321D3437F24033CCC339337015792C7272FE1058B3B8E2C6B2103261EE18B35BDB03206291',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(83,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDH4','bianca2','android-232b5fe598dd7996','android','Android','15','Pixel 9','','fcm','',X'9D6C1C8F7065DB7EFFDAD6747686DC8914534932DB7BADE478DD6705305654F2',X'010865346432653430345C138399D456E0BF2481323DA075BBB65670AA4FF9A760AED37FB05F7EBA102834D866BD93B3A6AE89E4D955B09BD6BF368B746C26527380D0B2EC71B85E4022C7F214EFBDFFB521124038C9A055D879E8C7F794D786F5514B8C57DF0144AEC854D1DCF80529A9C32D71331AF2C403907F4E0E58F115F1E87DFFA6B1F9BF4500CA16505448F83BDCD3B6ACC123A73F0745A60B3D56116C343EF62EAA8452F33CFF54EC4FB306ED',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(84,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDH5','chen2','ios-b5d6661d290306af','ios','iOS','18.1','iPhone 16','','apns','',X'CDDB68BFA10BB3759CAD0E5E88BD5E8727E2435BB84E41EDE9757C0CC1F34B2D',X'0108653464326534303422E5002102CDCD9CE55F38123B00A499112AD56C825ECB6005F1E66DE4B721E95B3A92DC45A1F0BA72B49B16387B5A3E01E600AD32FD3939AECC7F02BDE0B23867B261425E5B2C6B774100AAB2937B10C05AE29E2CEF41EAECD36A8B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(85,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDH6','emeka2','ios-d5e21b8744c62d66','ios','iOS','18.1','iPhone 16','','apns','',X'EE5D5D4D88BA6DEBAF0FD0EC1C063C81287A567A446D8E6D8787924EBEEF9882',X'01086534643265343034DE8577195872B4AD89BBE7D2F0BFF081788524D096ABF679C18FE0DF86220E15B6BF2B0B97714DF37FEDFA8B0C7C7EB74A504674ABA89F4E42E760BCBC9EA373DCF8C90F9C6FE0C8BC3BD3DA754B7957BAB5920F44D9B2881E45AC85',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(86,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDH7','fatima2','android-05d45b101f2acbe9','android','Android','15','Pixel 9','','fcm','',X'BF42C96070CF1A99D5D896376D7F0E277A48934F4E3C628BA060A441CB0C4D32',X'01086534643265343034DBB9E89B0018275D731F6229A1A01559D5FC1A8ECD56F08DC3F400E42AA359E52DB1CE295EABBF26E1AF5F6312A6F1BE25A0F318E4718B0BBF1336F62EA90BCAC7A8820950ED61E4A3D5AA0FB3F28C07FDD88D2ED90D3524BE33045B719297084F3FB84539461D627D44A593EFE94E8F9124DDFD025A057DDDEA00D2884B3874B9A777C48F9D089E70BF703F4D0A89D35E8B23F383D21C280DD14889D26FCD43F05FDB5E7BEABD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(87,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDH8','goran2','ios-06480f0f268fe094','ios','iOS','18.1','iPhone 16','','apns','',X'A1A4774B5ED00765D7D2927FC7496E5BEC8B0810C38E1027FEF45EE0B296DA47',X'010865346432653430349A1018922F1BB16B368D5D4E66837B26BC5C2B77CE7A2F9629F73EACEBC5738C8CC7145E3AF25F1324C30A1F61BEBFC1BED236FDDE8CED6724342EA79C1754C1F51D911BF97D5EC574EB4BAA255DC438F4DA75B3C6F15E242DD293F8',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(88,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDH9','hana2','ios-c61994249a73226a','ios','iOS','18.1','iPhone 16','','apns','',X'90E42AF044BA631E78E46BBEF0C53687BF5340547579537700CCA6361BB94264',X'01086534643265343034EB889D7910CAAD765C70A41798C67FCC1221F6203E6803674D58A19408E98045DBDCE1BF154048EBCFDB067978F4C23ABA86D3D1E9F7010BFEC17F054C5B7178195D420A398EDB88C4A8800CF8865619CA9A148C48435E05627B1328',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(89,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHA','hana2','android-c61994249a73226a','android','Android','15','Pixel 9','','fcm','',X'3FB36F603EF7637C4EAB69D55976216EDBA93FD36C49376A19D62675336B503D',X'01086534643265343034B3543AF45CEA87C651F5F980A994D5E8CD33C516677DEDDB4AB293A23EE5AC360E7F4148E9FDA7A9E7B5645BAFBDEF1F5C8C80C88C4BF225899C86A17E587FADC781F9F372C5B70757779D37CB68F57E30A7CF5BB346802443B0A6CE26B859F3DC7145492E16898D2E7DE17A4333E319FF94456BDF5A51915BAF9E523DA075887C55E0D4456F7DCB3CD04D9EC9A6788F0581779A6ADC0CB6DDCD850EE355F67DE82324C91016C2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(90,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHB','ines2','ios-05c0245cad30e0b5','ios','iOS','18.1','iPhone 16','','apns','',X'142966E89F65A0C9A28D9DF9273EDC44FF308EADC6AF76881BCE795C36432958',X'01086534643265343034A49C40F219A81C66AE592C8F3316B61092887EADCB7B2297F494507E447ED4424CDAF689AA0A82DC4FADE826B9DA4284D3A125279E844E4EED01276A06EDB5E00DD22E365182450B98D91585A04D2929ADE552B0A2DCC1AB85D26445',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(91,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHC','jonas2','android-f76e5daa23a1fb9b','android','Android','15','Pixel 9','','fcm','',X'5E3AE1C7D5C57C233C5BCC01950F79B61E1B5720DF52D36AF2EA03F73DD0AA49',X'01086534643265343034C479444278E1D6915BC0D3204585B34D43EB6A6C8FACC8547A0A7342234C98E90DAAB610B4A72D1CB8B089BD47104E1C9752C5303210885F3B7B52E901D989A829886E79DF603B2EF2EF46B30A91B10CE48B8308CBFA94C005E035DF87C4B0E3CAC99010B1067F8D45269A48885B53F77D72EB34818A7EC6DB7BE12DCD1503539F7C423E9A7B14B44BB79544E5C1222A1EC9989E16501B61D610995838AACBE6D006E0818E2520',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(92,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHD','kofi2','ios-82c3c6293edf07de','ios','iOS','18.1','iPhone 16','','apns','',X'BC61BABC575FDAF02C89EE2EBE06590260BB3D2178FFD8A48D83BBEE3BB6DC09',X'010865346432653430344F8C68E002AA77BE7E009677228BA4B8194E449A08D55F18CEC531BD1890207A950CF33E3177BAF5BE29C48731BB747353CA9AFE786E17049E4A5C4547D72F5230BFBA8D30726344747EA822E7E6496A60B548CD200C2A7CDA0BB62B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(93,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHE','lena2','android-e7c82896f345553f','android','Android','15','Pixel 9','','fcm','',X'CF0D3F7C448204459FCD5167F07C501E46EE9160004A91B1F85A4E02C3F4C0A9',X'010865346432653430349CABDED188BEB7A6EE4D4160CC78480C49813D6812D19A55EF166D42583ED06D74A674BF8F75C7C96C49843DE2756526CF7F10CBC125A3E531DE65717449648993448E0ECAD048DDEBFDF1F74981C53DCCF265132DD052AACB4511E3BC206A2C60DB4B4DCF78E65BBB4E6E5380F39DE28866058A75979E3332AF171AB975147CD0E5B0F7A1F52E584CC74927DF58839C218F1B70C8BBD8B922E5680BE6949CDD45FFDED26159F6',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(94,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHF','mateo2','ios-87af8de85f1a8550','ios','iOS','18.1','iPhone 16','','apns','',X'919F96834EC2B86294F637AD6C0E7728A9E631ADE9EFE85E7DBFFF21E79199C3',X'010865346432653430346B66B4E07668A707D2D7700442E378CF8E66326E69DA4572477D3B22D10988959D128E038DD4C49099EC200B2CCC70DB92AE5661D9EE9AD08E1990BD9898DF515A4099185A2CBD71F2D7EE3BF6B8F1D23CC40362926D3B85B46CC27D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(95,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHG','noor2','android-f06cd51150dca881','android','Android','15','Pixel 9','','fcm','',X'7373F5370185EF03E60788A7FEBEA85306A2B2D4B21E4D40D0319CD8AEBFF289',X'0108653464326534303443CF01B8580D4B274EB325B98A198487F2B2DD246EE0D9A39DE0E4EEA5645FB6AC2DA83146BABFCF31F0B7E9AB8821E5ADFE745F7B33F7E46B3C91461A08709B3256994B43E555C838D6C5C4F935A9451E766CFBBD637FDC43A4047C97254A2DF18DDCC2F679CF342EC7B83D690DF73BBE8C074B98CF745133126593AF2DBB12A6AC627965A0188668B9C9BB6DB10EC4AC0F80A35AB67FBA95308BDDA03F46BBC812DDFEFEC47D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(96,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHH','olga2','ios-d06b46dc27d10541','ios','iOS','18.1','iPhone 16','','apns','',X'A26E078FDAF0EFAC4787C2FB360FB70E99AC3C4DEE543CA7A8400ED5ABDD5A79',X'010865346432653430341CCB1BA1040375A155182C885F26E066FD9FEFC4CA2952D3589B034CC654CD24A43BE2CEF6DF1F77D13C3A2D661FA17597C8361BF00984DB1C9C5C1479D1978DF861377F25797E94042A5902981184356FD22C55F01CDE32378A174B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(97,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHJ','pablo2','android-c102c164bbb91ea1','android','Android','15','Pixel 9','','fcm','',X'744F48C84F6E4FCA9DAA394A7B97052B916D4F1BE63EC541B01B2A08FFF3F426',X'0108653464326534303419D8945FA2CBA1AD82D4A09F13A2114604212F6ECEE4D7859D531BCAF3254DD711573604956B31A7AA87BE325A2BA7AD56F60C670B656AE52E5A7A38106FBF14F5D0E1D67E1D26877B0C6DD92D8BDC1F8EFAE56D5D845D9666ED8BDE70A78DF76411880025970188CF20CF2789D73FD21C698075E602AA1A416FEA0D0C8F24F8E1DF6080BE81854CBB281C3084249A175D8539BE0DF1C87FAFC7596DB1346B9966A30F4019CDBA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(98,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHK','rosa2','ios-e4a5f30ad1ad8985','ios','iOS','18.1','iPhone 16','','apns','',X'71F49A8089F2AC19E4B540C540E64BAD0DC6AD41995F4F3262CEA041A005073B',X'01086534643265343034EF3954AB77550AB660AB26211596E3D3D5678EF34A18841F28F773FDE4745190AC3DD05CAF19964B65461B2A9AD6ACCED64FD92C22BC65FAC90044C81D0DB99C833F105FCB6E12936B282C6E1AD26B0CE0B86FE50A248FF13D80BAEE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(99,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHM','sven2','ios-06769d4abdf69a6e','ios','iOS','18.1','iPhone 16','','apns','',X'3AB1ECB808051E04AFED1F8B9170AD9F79FA6E09B7C8EB99E713A955A00AC053',X'0108653464326534303412118A1005F1D96DFC17011D75A77003A3BCC6AFB276C51B88C297D5066051E96B706444C573F27D5F47F7C97DFFB88489F616176EBCD8E3DE0D6CE1FA6E226B177A04A571F90C27DCFDBA15F517F273E4B3EC0BC371DC57BCEFDA3B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(100,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHN','sven2','android-06769d4abdf69a6e','android','Android','15','Pixel 9','','fcm','',X'F45E5AED2C165FB6E70A6625384C47901CDD7D2FA6A1E17A5153650911AAFCA8',X'0108653464326534303414BABF3330A282910C8D481CB701D0B3C87FBBCD518993590950973C391AF140C2F8C3EBF62FD46B5C48A48917AD0C7257C8E178DC0AFD7186B09293DF191B98674D22A1634D377E354FE6789B99BD2D5221CB5453529C6A166B2BE6A9369CA60201B59F9348DCD750D1CE6ED2DE15DD190DC382F53D03079F6ABCA67E3864A2635BA2A4E401A958F0DD15C2A3EBB7B5C01071348F707F30FFF1F52CB814E9AACE2D75B3B0980A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(101,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHP','tariq2','ios-7bec4ecafaa0cb93','ios','iOS','18.1','iPhone 16','','apns','',X'A64EE551269801D5BE81F8A48DF261DE042D15DE3F3510C3890931C6CB277CF8',X'01086534643265343034030478395B033B985D36BF299AD537727AC3301DA916650D0CA778CE09F68715D800D8BF04E1842B7D2488660AFD77C5385921425EFB3D42585AC4C88E132B19415999A7B488950F94BC49A930D57B2CADCB562C5264952289B51C38',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(102,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHQ','uma2','android-7bc2b92994e81a1c','android','Android','15','Pixel 9','','fcm','',X'C654470FE6C07A61380851FF15D66C9DFFC6BA48D0BD3A3398B54249F3DAAF1B',X'01086534643265343034517EBF5F8C5FDF3CF190C58E00125FF68398A511CC1CBA9CF01A4D165174830F18F637FD77446916FBE6C21F84284B0043A8B5B0A01F3263294691FC1FD43512387FF25C99E9D484AF3205F9207F8CF23C373D22A9E2D99A0A68B28E72E2C71CC0619A4317637BC1815BBF3F41EFDC91A3320470DC4D2A9A3A43488CA5CE042A37F66EBF971FF025D0755961DD7EDD1721EBC35B6B7EF921102ECC445FC8D591ABFCA72C6B2B77',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(103,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHR','vera2','ios-c73d3eb20098bc8b','ios','iOS','18.1','iPhone 16','','apns','',X'06B297F49EF12C89C3656DB917344D9D5079C1F9873CEBD3D88DC2DC8F55956E',X'010865346432653430346932B7F91486AB712948EB8FB4086927D2547C722A7B205A6AD76D962BBE09BDAE2D75B38D892CA4E7A39035752CB1F5B964ED71D49A0F2D47C9C3C087A602EAB24569FEC4FE91114FF900FCD5B1349C402067353DEB050B9884D634',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(104,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHS','wei2','android-7de5fcf6d61c7ed7','android','Android','15','Pixel 9','','fcm','',X'902E2EB7CBDBF2E63AEF4527219B12D1662BD570CA31A57AACD8CE2779D1F4FB',X'01086534643265343034520B3DBD2D6E8C7C83DE84CAD4F88F7864570AB33CC6E9072A039817DBF94CA4102C4BBC423E4F1FF7C3D42DC48B1A87311204671C3BCB6AA8C20FC1EC582EBD1F398EEEBE2D82CD98AEE9C68DE8BC9A56C483C1961FCB4DDDE1A7F0704A5019593CD572D5720123245408FEEB3FFEA70439F56AD4A442F8CF1610CBDFBE418B55F91CFC169144B04267CE59CD19447F22035AAFD5E4D14DF0DF50B5B60F5CFE2E190D381F12F9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(105,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHT','ximena2','ios-cc8dd77b763d27ca','ios','iOS','18.1','iPhone 16','','apns','',X'3C548C06B79FE5F5BD43D3279B113C4291CF2E4B6812A724F26CE0B6F473F841',X'01086534643265343034D32EEC9F3EABBA92861AA5EBB0C303C012C6B71053C0E79E553ED71A1D0B73424BBE2419F229E397E9767FC35F2E30D4562E042D5BDF7B33CFCB9EF84D6C0F6C024C2CF340C47BD9CA7D321746D9EE9AE12A030EEBDBE3AC18850834',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(106,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHV','alice3','ios-78c3c9c7dd9f766b','ios','iOS','18.1','iPhone 16','','apns','',X'96FCC14854B6044B02D942386B06F4A5728BBA0035FADD6666E972C0AF2F5441',X'01086534643265343034A87C0A718AEB51C4B25369C53C96817AD2058928AE60C7139C40197DADF927DCB33CD5F50465D69E75FFBDD67F138C4FC75C630FC5B426EB961516F7AEEED503F111EC61E2A452F68E8A52BF34F4B784526236D85BEA32DD59AC56E2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(107,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHW','bob3','android-ad46a38b8bd137c2','android','Android','15','Pixel 9','','fcm','',X'1BE29D310C453022067F18BD8058D33BF8978053D51599128FC24E59529A7A6F',X'0108653464326534303456B2716FC556A7C2260FDF3674C0E7D88DDFF1BCAB04E0BFBF700F9FFBA58B057132C95B29745EBFAD5AF6D6472AEBB49996190292DD01BD2AA503EB824B1E383D3BA459D04A40025ABE24D1D8E64F72EC99F8662E52F63B032F0B44443B19EFB8B3E714D0F7CE700012D93166BAE21525688726E3F0C3640A4505E0F47A41690906812C0C6D6DEB9F70778247A51EBF9CB00C7F77269356080F11CBA5B9B6AA54C32882FBBBB6',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(108,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHX','carol3','ios-fff4312d613e3676','ios','iOS','18.1','iPhone 16','','apns','',X'1DB68895F8484DD67C947251A212D42B5FCF03714C1650844B1C34BA2CA3352B',X'01086534643265343034724CED6159219757580176798A80211D28181F84A0C647BEEB5443C83C01BEBC57A612F7B745D821751F39E5E25B414F573C9C065220EE63B832B2A88E29D1539F4BD9D092CD791FC2A6CBC292B4402D000C194E8F62D6BB42E73A0A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(109,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHY','dave3','ios-d215d85325859bd0','ios','iOS','18.1','iPhone 16','','apns','',X'17B8E095F2E1F84E5E1B1B7729DC6780F214A14254A9760548D93706650A9625',X'010865346432653430348353575CFB642F62CB4B14CD18E493DC979A8095988745D740D408879071E46342C0438FBB2C705A79F9F647E5B4D9B814B8D45589D438E35996431511905FFEF84A0FCEAE13B418001F1CE9E6C1F29EDAC927541791A3CB16E07B22',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(110,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDHZ','dave3','android-d215d85325859bd0','android','Android','15','Pixel 9','','fcm','',X'4FA13FCDE57673ADE2E94FF92EE3C2AEEDAE3C6871B4D3F52C6A9878C4D9A757',X'010865346432653430342B6292EC536346E4932725ABECD5880BEF9831E36B2FD2D61DF08E41B530B981ABEBC5EC7D1C1AD84A07E034AB27278D51A8FCC82A9C4BFA5C7C4A7669F3336774A7C40FA6161F2F18FA65DBF84B1B38C00A0EE28A5FC1841ECE2FDE4D732259CD20166535B53EF9F3EFB65C6347D76B12D98640FB5C4F85963F352CF4BA32A3E4CE420E0E825D5BD8F25D82A1562841237E2608AC80EDA178323933D366B30CBF62C3A44F2816',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(111,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJ0','erin3','ios-0421453ace4963bf','ios','iOS','18.1','iPhone 16','','apns','',X'A6AA6D02A56BAA77D25A1E08ADCE89EEAE08D9A492E03069523D0F8FD642387F',X'0108653464326534303450A071BF200A71B55F1761C7608B73E0F4B93F5E3CB1F73848B4B2D094E926C1281147D8DB2D0B016DFD8B2C8204C60A09AD398027370A4907C958C0F3B432D21B97965C950244DC0B18447209A2D446FEDDB2D4DE05F5CA0F1E82F9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(112,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJ1','frank3','android-2cca573dfdf43b65','android','Android','15','Pixel 9','','fcm','',X'8EB48191061C7729BF7CA794CD59ABB140A6A5B04D2C7F41D3146B2D3F945497',X'0108653464326534303467C54C25103070ABD847F4AE0A5942670309E1A9117658528869B2D72FC020511543CCC99E85818D6A2AF876073907B49D7844711AA84DE5E4796A03569FBD100EC30CA502AC059A93DFEDE22CFCB291453237C4F8F12B8CED52D2BA4452EC2825B6951A1B1CCC2149AB8F350A92372879F3AB12CCD53C7722064B05176297D797697EE1D5DA6F6C0472A388F89895FF060BF7560736390708ACF6587487832DEB9A527EDCD7CD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(113,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJ2','grace3','ios-7f0b099cb9aac814','ios','iOS','18.1','iPhone 16','','apns','',X'3A4D646DF6B4CE981A56B3C7436BBE33EF51EC3C3EDDB945A6D7AAF8EC2E17B4',X'010865346432653430341A1E8BBCFB2608628F4D29456806B7FFEC6F2E158A9456900AB66C891066E73D21521B9029C7377AECE722CBAA957FEE9443A3116A2B3364E3BC31BBEF857E9E1D52D6C514646A417E45E696715BC8EA1613B958C3233ADB9F558480',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(114,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJ3','heidi3','android-863d6bc6789f203b','android','Android','15','Pixel 9','','fcm','',X'554AA71A8312DCFDF1C8C7A47C22B034B8A8E71BEF006EBA060899B1B627D1D8',X'01086534643265343034D9C66542E65B89475135759726A7EA4F0DE772D307C27BC967995DD8E3FED62877A8BC14856B53C4B1F5679B175EA69FD37BE1014FD1490E8F08C4FE320379F2D0D3D552B65AEF53F4D335A45588E08F05754BD9B9DE0F61FA8644464B463E98771855D26E810E3AAEF0BE1CFF05E9EAF145205D23E5ED2F217197B2A4AFD4CC59CF7636A6CBFEB7570F55B6045A850E41C72B63A73A81B69157F304B5DFB8F55A734E51089A64',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(115,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJ4','ivan3','ios-98be898acdf2ac06','ios','iOS','18.1','iPhone 16','','apns','',X'EDEAD0FC59166BA404E9C9946E605B0D990B2E91E727FD1D4E4B058A4F0542E5',X'01086534643265343034A5D69F6EFCF7F2DC3514F45CC08AE787821A6BDACB669F00A3B2AEF400FDBC17F648804C2057F9DA85886E6DDA408580E7C4FDA88483D578EF42707B0314789BF5C5B01F31D436C279B3CC26C4BE2CC93E31B81F1E140663C19605F6',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(116,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJ5','judy3','android-8c679924324dd30a','android','Android','15','Pixel 9','','fcm','',X'AE291538EA217517AC288647FDB58BE49F2CAC050DD3885E0D650697D8C7E451',X'0108653464326534303451CC39A6B7F02B82B3DFB517361D5CBC535D6EEFE0A129526CB32AE3E2CF9F92C193026DBA2D06CF72B3ACFBA1C0895736108D658B1E3347E5B1DDA1AED8ACD11EE96086DCDBD91833A6F311A2CB011AAF4B4A84203FE65CD2F7C6EAEBE50FAE1872DF5268FAF6686CE6DD6FA4F8A46BD74649FFB945C0BCC279DB66739F29E6890C2BC6EC0999D7CB4AC6A6B472C5075B0B5ED1C4E5B4B1469D494354F121A197039931533181',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(117,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJ6','karl3','ios-405231ecf69406e8','ios','iOS','18.1','iPhone 16','','apns','',X'DD9BF93D066DB5D9817667E258D044786B2ADED48CF71FF7B543C68E8A518303',X'010865346432653430342C7FF3CD6D974F8BA86C86B2284605264657CB87FDB61FEA3852E33C4E83111A2E8E9663F8CAA909FAB4D398F478ACC11A7E6F30FC3F703A52B9EB23D8FD6341AFBCB93EE6A7EECEB4F1B60857F5B668DE296E5931E0528B836DC9AE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(118,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJ7','laura3','android-b8e1b3c66127621b','android','Android','15','Pixel 9','','fcm','',X'D7F6AE9F2D725F542A2A61FB3E540860C8E23ACAE73012FB4C2CC56C8A09E4FE',X'0108653464326534303457630DAE6FBAC137C2516831212EE71114F6A5C46F294AF5D2F5128685C3E4740C64A88F2B32BF26790C83CC97531F6A7966B3862D5115717EB5B9EDE45B120EC489F4DA7AC6EC477494CAD55C60357E4076364FD60E75B7BF4FFE4C03DF2292375964D2C94C21D494FC2087525B739583C2401009645D55EB18A0A1D7AC6646E7FDBD45EAFAF0F509F8197723A749E193179B6D32C463CB84D133A383E83785FDEE95C223F772',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(119,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJ8','mallory3','ios-f508d16003ee3581','ios','iOS','18.1','iPhone 16','','apns','',X'3697114E177A0C6F9A3BFDEC1D19CA2DEABC499661D88BB4DBC4B40712D86295',X'01086534643265343034713E4A7EA621C88AA341C063A9F2F9F6A7D0208743F13DC3572BE56A302863429E09A062331FA4698D1F59DA6CA95BAC147C1951513111E035320269D16231933F444B484C50780FAD68B2145045A5514D0DB0212A7E04551E250ABB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(120,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJ9','nina3','ios-0d1389fb4533a267','ios','iOS','18.1','iPhone 16','','apns','',X'9DD1CE2D5258B0B0C6E19A104A60C8505416C3A01F043F1FC4FF3FA3639045C3',X'01086534643265343034E118547DB0658316A9A7EA04EF3CCE1FFDC992FA0A245241B6510D846EA3EAD7F8989609E311BE3B541950C2F2280423EC508D3F65BCDE6530782B66376B8E399BCAE27B30E7D6D84458BE6EACBCF9AC45781C84B7AC3B487EAFAE23',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(121,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJA','nina3','android-0d1389fb4533a267','android','Android','15','Pixel 9','','fcm','',X'FFDA2169C4A8542166AAFA87BD19E1142156719522076FB32A13463D388F1A58',X'01086534643265343034239026729B81117F3221FF0D0AF00746FB6AF317EE5C4FCA5D4E49249FC623B822C1EE35B28EFBDED5320CBEC66AC6D0CC243003A6D997FA6DD72F548BC2C7786CA516B9B48B996084BE561D6729F2F01BCDD647E5FD6932AFE5EAF88E64477AEF0F125EE292BF9BCE83F4C5C9B78B0F4330EBE2473DDEABC3396ED088201ECC8FBDFBF3679F870A050E649670F1F886DDAE1BA3CC517D18EC8C4438D667F806B9E3B45AB03B57',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(122,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJB','oscar3','ios-9601ebca22f8b723','ios','iOS','18.1','iPhone 16','','apns','',X'B6BFBE213FCBE17EED2F86665AA3599B729ED64346637115F25676FB329A36B0',X'010865346432653430342036B714E0B160188188FCB08B32BDB0661E018F2FDD5C9DFD48A6711AF7DE0CA92BA338DBA5C0FFB53EDEFFA760EA66FC3449F54E4428A49ED4413389B088351BE7A32B87DD004F617EEEE6054A240015CBD2858E4B7FAD3D658F83',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(123,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJC','peggy3','android-c42e7fac16682d87','android','Android','15','Pixel 9','','fcm','',X'9709FA6D683F5EB83F80BCDB7C1C538F071989FD3B6C56F701885E8D7867EFF9',X'010865346432653430341AD3680087582E35B6DFC0612E31B840035CE137AE2342C0FA863871A67E56496AFCBCBD7B6D19A111C206829CF1AC6D86B95B51D1B722ED3FAC6CA2EE7BDA2A235BA0873ED18A6E69B8E9619A9F9E2B0DBF299D748E2184E4EBC63FD4A254EEB13A5578DB4D72E311D35B19D8D503D3CF95D661C15B10CC81E651B3A1A38C9776775E2A1A8611DFCA7D0B79EA306BB1301AB6F08075322F86621749CD32C1F1098577726D84A7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(124,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJD','quinn3','ios-ede51f9e76c3eb65','ios','iOS','18.1','iPhone 16','','apns','',X'69A8F5FC872AE76BD9C7975117DAC76A3F949030E03B5099AEA8EA30AFA8D56F',X'01086534643265343034FC6CE40AB4CE65F77E79563C7320B1295845C35DB2563AFEC75D04D122B59460A867D741D1A3D0D59C7DB7E6C7C3F11227D4CE2589FC9B088FCC9CF3012F09CBE2F6B1FBA0568269188412DA3C45BC5DA59F52800B1A90C4A0B42958',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(125,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJE','rupert3','android-093c706cff466266','android','Android','15','Pixel 9','','fcm','',X'40E2B99A139FA494F7D001A5F529CD8CBA8FF41D28B72B2212D8F5EF19BEE3A3',X'0108653464326534303480AA41D155BF2BE86245399AB198413B0B71506CBCA9DC79079F9C9B92968529D89E26012CCDDCA1C4D54134D993ECE320D75BB6EF8E39B33FA14A0437028D66D5440E86DE8C28623C7ED4061266313EB46EC5E2515E5FFA5392BF8796688080DE304EB3847E16D5721273A85B5DE47507012A256AC87BBEEF11E3AA3975F3575B49B3FDD5A6C34028D4427858AA3094CE31839932A8A6642EBFA7F7AC76989458C93272D278AF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(126,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJF','sybil3','ios-2b030eca6b4e57bf','ios','iOS','18.1','iPhone 16','','apns','',X'9F24572E30E5E23B05BD2844507364044019B3DE3646D01C4C0DCAD194D8B267',X'0108653464326534303440AA07F3D32FF3E18E61E06C7B08E6EA6BCECFF15F03C9500E7D237811A787BA77E9CE017AF5B107D1F8410D18CB8DC0063ED3B8ED9CD4BA0026EEA0BEF33CD024CC3DCBA718F95AD936E21D1923D6C4862A119E47C7806E425712F5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(127,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJG','ursula3','ios-4b603e1f0114b7b5','ios','iOS','18.1','iPhone 16','','apns','',X'970E5E1B2E3790787035ABFADA8DB7C8E609087192EB340619AE3C7042BF4D53',X'01086534643265343034B5A8CEC90D839B4EC8B60202D9BAF392C9E254E24EC0FAE7C90561DFA91F3AE79A1F45117A3AEF3B0378A98BD4FE29CA5FACCEAF2B95EDA418E57238AC74D3F5FFC2C567E8850F11091BF4C6A1D854B9E66F84A5F142D53BF8BAE53F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(128,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJH','victor3','android-217fef5a5185f4fa','android','Android','15','Pixel 9','','fcm','',X'A1B974A03BD084B1C12D80A4B38C725119E6D505F59D8B837644ED50DE1303E4',X'010865346432653430347C8C7A7B6B41C8105D999F89A8E42B3E0354C62DB3AE61E67BF70ABED8C3A4A40FFB99510B8E3AA2196E04B5C7948D57E1CE8C54154E16B64F8C9D283CC68F2C8A54C86274C0CCAD5BBAFEDE983032E99448441200A2BA26779D839261B9D3A7C4BB3414EFAAE0C5823129E7433F30B1FFA4811727FB1DF492967963770B2B82A6608754155A5A134707DD2EF52891E3EA45C6841570CE5532FF61BAB5621B6F9BA891101693E9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(129,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJJ','wendy3','ios-826cf7a2f9b30de4','ios','iOS','18.1','iPhone 16','','apns','',X'22B2A7CE10AAE2182C9FC9CD6C6600EEFEE203C06AC6A13F3EB3B1C14DFD0921',X'0108653464326534303467C0A87E506A5A99097EE78B5E065C634C4176CF45C07ACD0E6298FFF672B60E1856E28BADD165677D8D799BEE5FB176F02702031387D8238F58F347377254F756AC797BC43E3C4416EBB207F82DF8AB845A5609D7F9AA440C690DC5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(130,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJK','xavier3','ios-f57d3c36bf3f6bcd','ios','iOS','18.1','iPhone 16','','apns','',X'21418017BFC7CB4F48A238C2E7C1328D1A76802C762B098412B515C67AFC681D',X'01086534643265343034164117855E9D068B3400A06A1247C8B5BD826CCA1EB12A260736A3964986CA4F13F24B24A473D7CC842079A1B97540C01B1ADD61DB280E867644CD46AE53BCBC454DBE3DA76FA2A23079A54A9A711629ED88BF61B93332146CE3F7B6',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(131,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJM','xavier3','android-f57d3c36bf3f6bcd','android','Android','15','Pixel 9','','fcm','',X'FBC2A25BF7B3ABF512CEA5C69746F3627F4BD86D0CF22AE6F7EC410476B9AE08',X'01086534643265343034E9A0AD256E3D537C63C150CC5969C0D2E0812DBD226EC803B425AD3A4E0B0E5A7026927DA99AF7336868439B39DEF99F443D159E9C89C4E37141F7256DCA46AECF4BFE54FEE8C70E14871702338222F629C83D0BB673E5DA7B8D3F01BFCB248775AAF9367ADBD4FE64EC1027CFFBF290C50888E72DCA8AAA3FDF9501DB9E3458043007B22B495555318F4A4057A35A2B7DBA3C27A6AA7B90D200546B1C7EA1FE8FFD0CD32B7657',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(132,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJN','yvonne3','ios-f812105df0a9e08f','ios','iOS','18.1','iPhone 16','','apns','',X'A115D7C509FDB157897BA4451D2A148108B1E136E4740928DF757F17E7226620',X'010865346432653430348CA22091E589C9019D980F9738DBFD9E36F8CC38F3890FAA137F35EAB7AB760C790A442F95ACFB4806E96C3020552BB6C02E182D2B31375787FC736944261DC6AD55D208C1D14ABD79FC96C019722291AE26AE07A0FF49ADE95CE2AA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(133,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJP','zoe3','android-86a8bce083e66111','android','Android','15','Pixel 9','','fcm','',X'BC1D582A0106EA87BCA66FD11C42EC3D2098295A02DBD6A451CF638E1ECD06D6',X'010865346432653430349071C2A58277DB212DEF1B425DF985EAB7A2812DB3756FE94C5215428EBCA2D51309CA5C5F263715D99F0AD261A675ED5A2B94088F2090EF10FBB8059A67BB458AE5AAEB28FFF8E27ECDE9195F539715F10B0710A025D54E66E4DE954EFA26560655D41BAD6D9253A8B51AC5E2983F519989B88F357F818B9DF34515318E9F07F76CD036818864A3DDEAFD962BFEEBF01F9BF3F5563F5D203EAEBE9F6D7DFFB8DA2C6396483D25',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(134,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJQ','amir3','ios-dcfe4f43231e5d58','ios','iOS','18.1','iPhone 16','','apns','',X'BD93CB1D2000B618206F073173CA455DA1676D025F9D4453B666960A0479AEAD',X'01086534643265343034B1857FB7A7E20714DEEA2249AB7A69E61583DC8181B4DFA1DBFE3A700B5422A8DDB0572DCA77C1B5C8DA89E7994D52BAC2A8C45EBFC458525CFDB3B84718254D15DCCC0A915E443E4FC1E8396D443309621B090F347EA1652BFD2F2E',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(135,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJR','bianca3','android-b82ae4dd0b5cb543','android','Android','15','Pixel 9','','fcm','',X'DADBF68E61495C3EFB262F7EB441FA92D832646975A9B5C5623A08E08B5CD6A9',X'01086534643265343034A17116886599E2EBAA258FE017329F1DE28310A1E4DA4765F269CB1B9117E6E489BF0962A798A1F636026EB85AB7B1B587A274ACE0E538244579F681CFAE5B711409AAB21EF72A407D174AAF9E19EB93AFF9945EC6F9FA28D7AE2290722311119406407D3D465210778379E076CCA2F362D06E9865FEDF68AA3223695B956F593F0A56BA291C1F356D26B00EE97BECEBEAE0A91A160CB7306B45B8F69CA1A00816D11048DA9965',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(136,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJS','chen3','ios-105c74e92d247f9e','ios','iOS','18.1','iPhone 16','','apns','',X'CD620FB18E87E258C72A78715B8AFDE91582DED101507D47579FBC6954FD8979',X'01086534643265343034F5736D24A76FBAA3BC16B1F923B7A19722DA086FFE8C6BAAC8BF8630C5DB17A3E5F7DACD51DF303348E200E688C2578DE93C5E855D9174DECFB4A5E1EA29B64B6840DE039895DE97BC20396949C34958986A8168F35A0E4FE4BD1F0F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(137,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJT','dalia3','android-8a6b77b0b1e9c6c6','android','Android','15','Pixel 9','','fcm','',X'BF393567E9F4444DFC135BD5B78F3CCBDC86820390F956CBA1597163D0F0815C',X'01086534643265343034E0604FAAF5A2A7C7111A6E0CF071CBE0B8EBF4FCBD4874762EB9A37EBD6D88D485499D71B2C62B51CA0D41871AFADA667A86E4D829E4EB1508F017C9E3C6E2D48757F1D87FD3D51F214250A7FA6E90B8C60B19C6A1B6A071A239B35BFDD3A4B52851DDA7511D1A8CA343913C7DC4EFACE2B9E44BBCA16E2C9EE71E2095BA13F2DC4970144CB8DA4CD159D961488B4181C26B869F155728C664F42ACFFA37E42861882C491D557D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(138,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJV','emeka3','ios-b891fca112137fa1','ios','iOS','18.1','iPhone 16','','apns','',X'A55F55E31D282E7226FB57F915DB066DFDCF9E825679B292249B27BA3C77595D',X'01086534643265343034252E16F63FA0BF5A17C5E3884532395AB53F88DB3CBD6A9AA7A2C453216ABA1D743760024E06971A1C7B63C4F24E387EB1E3F89402E62CC460B83173D4BA22C9365E136B083FCFEC3A88D06031C15EDF3420CF23A299AE50E4DD2E6E',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(139,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJW','fatima3','android-af5c92d3a7977ab9','android','Android','15','Pixel 9','','fcm','',X'EA28871BF4E072DE3D1A814563E012D66FE290979B2C8DE087FF4D87F0774D6D',X'01086534643265343034A98A7E07D43344574F7B578664B97C60A5BD33B977EB63BFE77B21FCA854F3E445EB6ECDBF9B77782EFE565D7A8AE982F8C659C612F11B65AF62E5F3E0DD78C062F66B60F5A885A710AE335A4BF2C4FE8A756026A24ECA640ACC0D79702E57FCCC77EA5976DA9E23D8A15738DB531C1C6FD2F927D0A700EA5D0F2F70D4A1F05B8D51449D9617DC4A2A64DC6B41F71F146F065F7685D28A5522FA8BB5E7ECF471D20114F80A961B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(140,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJX','goran3','ios-4401fc12fb691a99','ios','iOS','18.1','iPhone 16','','apns','',X'7D3784511D97C4921601CFCDE25F3D7BD0607CC036C1BE64F4C1EB7A36E831D6',X'01086534643265343034A6117E8D1FC68686320E1CF38C3CB6DFBC34499737E5F8FCA9DE7DF443E636B4AB1BEC205CA5614CFA6BAE958D78B9AA97BCFC0C649639538326CBEFCDE91154981BCFB62AFA98A7F82C3AC6BE698BD6A41F704F171879FECF973E0A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(141,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJY','hana3','ios-2528d597012aac46','ios','iOS','18.1','iPhone 16','','apns','',X'35985C26C321EDBBC7D9A8828721A61D17D7CB24C6F4728E6FB89AE13B425B59',X'01086534643265343034E65D6620630AC8E1A110A80CDA2618B706D36466C6A163CF93B15D4F7357EFC2709E928FFE61BEAC70BF67CCD3AE7825F3AA6E2A55C22F4A9A282278AC388449C0638D9ED7E7127D48D52B856FC27AA46DC96B9A6711186925F7ABDF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(142,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDJZ','hana3','android-2528d597012aac46','android','Android','15','Pixel 9','','fcm','',X'8306ED2ACE947C88F249B78FEA1AB619DB5FC88E4DA4FCA153CB77A786EE18E9',X'01086534643265343034486AEADCB24CA1A9514EF523DC2D795769D306EE8A873FF36F694C6583CE95708CB4608F49697DD1E025AF671E64AAD936888CE4588847F0918F35E24FCD1A8B72FC2D31426650F7EF904C88E0BFC6E0B1C5FAABC2A73820B384FD706EB65D797DCBDE9BCF4BE12CD30F474F9C7565F91E963DE484040CA78AF3DC73EC95D019C04116CD4E874C1B4303D154A6BA89FD7FB68B4BDE0134ABA71B2DFE659626A6DE6D3C9E362ADE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(143,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDK0','ines3','ios-b151ae762915e4f2','ios','iOS','18.1','iPhone 16','','apns','',X'BAD9102394BC0F6B95C11F5DFD239A18614842ACDFFDC0DA8EA27A5FF501AA94',X'0108653464326534303484365402847ACFFC24B775AA02A2557E05830BBD7742BC149896E8B1BCCE23C78A5D7E513F88753E681200FE60B7D169FA80C670F1C68D42C245E3645D8612839DA929A86BC13249720591C08D02DAB3B65CBBD7930BC30F99DD7257',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(144,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDK1','jonas3','android-6d2cb56e967adecb','android','Android','15','Pixel 9','','fcm','',X'0D43DBE1CCAF8F8445490BD7F819B251CB13086D6F07B7BD4C58D9134E3E9E8A',X'010865346432653430342FD80059FD7C7C2097A27808A012E456338B041F01AF1264CD116EA1D5DFED8FB8A7DBB3790D0F9AF873C0E91A864F2442A6E7927B61D6756ADB780C18E5B00F5505463DB0691F50343F02807AB6018898652F2A38960CC34AB20DAB3DE76D819C8217E2C3E553BE283DC2E024DFB160C7FEBEDF5C1197CEDE25A6EB891911A4F160F1E6FF690CD5E6AC7B1DC839663915E066EEFA2AAD2E544B535E5EF29F2549A0A6F0C37035',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(145,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDK2','kofi3','ios-912e3c402d1c931a','ios','iOS','18.1','iPhone 16','','apns','',X'796208C412DBD625B98759D4DF2328AE5599D4CF0B53E5D95D4F3AEDD04F5C37',X'01086534643265343034D9412823FD1ED0396BA0858C13AF60E7D0C62DE7B43EA4DE7ECCEB75BA8726E33A0F18BABA819A3E1728DED7C0D88B50EDAAEAEF67CB6CE6F57284AE7FABDD70DB25A0DA0C8EFAD2F3813CD9044C24663CBB8CA9C87522BB13C4082B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(146,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDK3','lena3','android-f9908dee7a4fb5ff','android','Android','15','Pixel 9','','fcm','',X'CC30BC677CC9722F015A064A048E89E7F41F91746C27408AEC960EC4DB027B92',X'01086534643265343034FB28EC0B0065F06CBD41DD10145C9E1942C051C40B72B36371B13188D4C9C33F6C781FA34C31DF033E8E18C754EB2461238D0C61094F55D065AD6917820EDC4340C8225DEDFFCAE83FF677514481C5E21FC8824936AD9DB5700C33EE008C09D5D74019AB272157E7FFBFA9A17419495BD82D4989DDFDA5D4C2A29A2E8B2FBFA1B2A0F5AD874EFD702A255F1D0F4DCECA623E8C5E5CA8EE8B467F1F9E1BC416927910CD2F0D0E53',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(147,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDK4','mateo3','ios-7dc4871237e00115','ios','iOS','18.1','iPhone 16','','apns','',X'C2661B9DDB4667A002C0CD07FDB32610A3A604A26A086641B8180306984A0E2E',X'0108653464326534303463C9DDFBC3FF49128FF92AD3295EBBABE8DCCF46565D53B52878EECFA3E453347142CA4265BDA3BC8FD4706118101A106C51655AB775EB5894048D040E38FE448484FAC6DEC1D7E63C12F8F0ED32AD1336CBC447FD177D1CDD4413C0',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(148,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDK5','olga3','ios-b9c5271680f8e9b6','ios','iOS','18.1','iPhone 16','','apns','',X'BBBD0537A321F1DBDE331B9A8A2720340E5E5658052ACA458D65E8161A5C79AA',X'01086534643265343034D8267A028D614F8CBF34C6B5BF06508B80CE59992819AAF2BD9567AA04C6BB7E9725D26D8143CB0997241BDD0124E110F0A684BC9BC32260D4F780317B75D92AE3BD93864AD1F7E840CAF87B5DC84653ADEF9F08BE0EDD0632A7CB79',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(149,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDK6','pablo3','android-8e5e1d79843444c9','android','Android','15','Pixel 9','','fcm','',X'B56F4CCC40138B5BC0EB144989D8FE5E13619BC65C9C898B232CFC16A16C11F8',X'01086534643265343034BE7301B257447C48F5FF214AB90487B03C2D9D6144D0626BFBBE1434C988E43989E689F8B234FA30F4C84A70A5A45A3ACBCB764117A4E224286449BD23D3F3575CA098BA2F2763086590155783248E0F95437F9D0AB99B84AD6D2DB5D92943FDEC5520732175F408B7935AF97E2BEEAA7B733332AEC60EAE9FF5B4BD79F17C4D72A4BB5EA44058A77EBEBB8128C259E6FA4363DC88184244684A66C3AF18FD40C55162DB9A93F8',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(150,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDK7','rosa3','ios-f6459b6e12224478','ios','iOS','18.1','iPhone 16','','apns','',X'69679E8A7B370644700DE088EDC596D705E14ABD4E907E56AE059FB0FE62934F',X'010865346432653430348C661780695997E609D369E4EE9CE5FA807170FF7B9724FD714D1DD982B7203033236161EFD0174313F99BAEFD3B74A7FCE6D7B911935E564F8D14E367A82066FEF5E6472863A0B903176B8F5518EAB8B60F9C15E6A6B1A47F73FB81',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(151,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDK8','sven3','ios-e2361a637a5b4490','ios','iOS','18.1','iPhone 16','','apns','',X'6417236D1EFA1189AAF48A9CD1E766F346BCAC8829E350A7E1D7467F428EBD92',X'01086534643265343034262E3DAB5B1143BB144818B7D38715560A01F999A0DAE6A7559B67B77AC14B9717706E1A53C297BBAEE98CC75A6C5523945FE696698394759768A8AA1B969399A5FF1DD056057F79D4589EE2006526EF08ECB98A03EFB583DB0668FC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(152,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDK9','sven3','android-e2361a637a5b4490','android','Android','15','Pixel 9','','fcm','',X'835982E3B796505DF0E25D8E85843812CACBA9FDA78B9FC4232FC02B284DC01F',X'01086534643265343034A842738CB20E10F8BB640082F0FB813C08DD16EC3D82FE4CCF2C88556ED01C4ECB8EBEABA1AF5C69D7785AA5AE795720552C2034232E74DA6D3D259F4060CDA0B3251DEF4F1BE80EBB552BC8E5AE5950EACCF607223643ADA6917514ABB92E21633104888F317551C77510EBFD8BBEC2D5E97D3F09BBE6A62855D90FBAB30E2313051BABE0D10496542F1D58136FD92376D7578E6EB93850153F1DF701E616194B3227B5500478',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(153,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKA','tariq3','ios-cd83ea6267f94fe4','ios','iOS','18.1','iPhone 16','','apns','',X'1DF30D21266B69E59FC6F5D5843A2D967EA43C8AF173AA6516ED19C19540A2B5',X'01086534643265343034AF71E4DE72F1642AD2F3967B2544002D7AFBFD201264F301128230A878E1A15E322249EE13111E9AC01D1EA7DB95703995B97BD01688F884919600BBA6879FEF09757F777434C51BF5AE5B3F81AB3C22C75C90307A51FBD5A2EABEF2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(154,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKB','uma3','android-0bf581014b69bb67','android','Android','15','Pixel 9','','fcm','',X'4B3BCE1C81A1B62E4D3988C7F8702564DBF4A593A3BBADA46A741B7E5DAA67D4',X'010865346432653430341BA657FE00AAF80A20476EC3630AA2608AE6A93D2969941F746AE4EDCA135344EBEDF8034354153FC5EBB9B16CF6A87065D1EABBA60F2CD8210FA2A1F591549D9C67BF4DC738EB5401EAF3E886B13247828568152B1D0C47337D401D6550F4491BB2E99D90E799A455B73D6390A80AEC3A754CBCF2EC2147249D165818D791DA444D3BAF97B5EC116BF16C5C804812E86B21A521B6E1AD193A921649758027F0B525DA754A17AD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(155,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKC','vera3','ios-d430b3977b76a696','ios','iOS','18.1','iPhone 16','','apns','',X'1A26675F504B08BB05E1007ECDBF90F6A61B0C20E5744BF19F37F3BABC7F0A88',X'0108653464326534303493988C4C871A7919FD070EB8AF658AD5DEB5D92BE088C26DCFE8EA6811A5F6C29551E40FADB8A2A79C7906E7C5137310BF9C0C672862457E2EB696D5E87EFB6371B9F5B5880B50B9C1EC0387E2DA8BCBB40D4E882817A397F3BA97B4',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(156,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKD','wei3','android-8d554ffc082487bc','android','Android','15','Pixel 9','','fcm','',X'91F137CFCBE0EE07E111A919242D33389AF9A399CEAFD27DFBDA9995F1E28731',X'0108653464326534303417E8171A8F35667BB05AD72E4159844E1DB250DEA0B5E07AA966B701F0AA8AB4DA96B589DD8E4E8330D7C200CC62FE29D41C1F742888ACF411E10B7DFF75E7B3211700B30921AD09CD086A7937BC4CC276DB4407DAD851461CB881BDD5FEA7DC9ADAE60F8833233E81D69D9B3188C812B0A754252B9C789565E7B5CD0CBCEC8F11F9C6D9001F48BA9E96D82211433FF00D6CA733D123A59E4188C5C06D6CE198FBDC226792A141',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(157,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKE','ximena3','ios-86c11cb230f4933c','ios','iOS','18.1','iPhone 16','','apns','',X'EA0CC0EC79AA6C9B40A185184740C0ADE734EE64BE6FFDC0352114354F2D818F',X'0108653464326534303480CEED0AC55BF23C1693280ACC603BB2ADF692A715AC1E69851C56789C364913C2BDAF1D55AC414A85D5DC7990DCCC55615FE60B370CDE815C04A158E3EBFA8B8FBF38DAB17F172424DEC7453B7728F7BB5D579F954A384AEAEC81AE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(158,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKF','yusuf3','android-f56f2bca8e2293d7','android','Android','15','Pixel 9','','fcm','',X'77FE72CA03F36800F14EA43B9B58A529E1665671B9CC5DF06D0041CE9C17D64C',X'010865346432653430345EF167D077A7C88CC930CAD1A0966D6395FA8D31F0A070CDFA047745AE1FBC11B2A27E654B9FA8F9B28FBE64056FA139EA13B5ADF172A415E71FD6791466F79A811D87270739B64533B26488C19801B1E6D7352931D57D085574C1F3D702E3A6CB5841AD72FF0950710D0574AAE094A9D96110B357BC67D714B1A9C043CB836D90D46A3978A06AEE55B6171FFFBF1E0CBF1C5EB1BE27BA56C0466485F3D6FFED92AD62976C00DF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(159,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKG','alice4','ios-aa05c725a8937bf0','ios','iOS','18.1','iPhone 16','','apns','',X'81B6DF2A9499524E4D094570B29D7778DE37099F120B1F5CD724D3B624B03EE9',X'0108653464326534303430E61BDCFBC04EECF1A732B23271EE21AC5C8C3EE8DAE221ED261A18E95CAF1B09CEEBC7EB3A166028EB4680B1198300E6CF41FBCD2A1074428EA3B923DBCD06FBF388AD787B64607F724A040C02BA3808084D555E4A7D39050DEC16',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(160,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKH','bob4','android-c8d7ca65f7461722','android','Android','15','Pixel 9','','fcm','',X'165073261B5C229B24A1A7B7042C9C7615CD6A3EB2C0D97D6E57494C5C65021D',X'010865346432653430341489DBC3C6B0894A0242441AA850F7F89AACF08D3F87431451570BCDA1AA8282D8A1A24F95E0A1EEE4CD9C95BADB3D6A13F059876C416C9CE7F325D2B74B6B62DDF52DD2A2971018BD5DA09CB5566D66DB35AD7570B79CF944C8D65F71AB720CDA45EC97E994ED4385D887EF2B231BF6A8B14FB69A21FDB09424FB2BC290408C7ECAF5143DB24E017831C2AF191BCE06821DB33BA1306CC3E660C26B0AD4FEC39C1ED7D7D01AD7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(161,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKJ','carol4','ios-cdd535da1450eaae','ios','iOS','18.1','iPhone 16','','apns','',X'50D9D35474FB00A589206C11C198356C608E5431790276280773351D4AF0C55F',X'01086534643265343034A175E02E3E485DBBD0466B75F549196BF67BFDFD4E35929CEE18E178E2201C0A37C98C974492F93E07DB97D04984415CA7DAA0D7D1BA423AC4D34AEE2C46E2DFAE90A1B7CC390323F99E67A4FE3B90630900037D3F10E1A6105A1963',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(162,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKK','dave4','ios-84d113653efe46c5','ios','iOS','18.1','iPhone 16','','apns','',X'A929532206018F32DEA0C34EE63CE2373E1798B8C62256B838F180693CD9E900',X'010865346432653430341CABA42B473C52B32AF53C43D4A6A16410FF33D6B14EB688D00AA52FABB71FE1FDCD757CC28B9AF933F69487D4A3388C85A0CB736724508AB5496C0E4B76D31A7F1878F50BCAA58561C8200192CB5C08A6CCA94E69F4F532EEB7449C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(163,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKM','dave4','android-84d113653efe46c5','android','Android','15','Pixel 9','','fcm','',X'961BC728088B1D56A16BBFB87B263E305A11BBAA1CF2F02A68BC03E71B742A52',X'01086534643265343034AF9DECCBE364A5FB15EB7C7F3856AB7EFC6CF71E0F026FA82643814E8C3F5FDF9C9837D79F7F2D424D894BE1D385DC16F3B77F7C6298171B1486812900582A8BD59D3F864DA8C16D3DA89A672CA0DA2A0E74467F8E0AA94159ACC94853803331DDF0C431548227165D8EFCB5D64F5FE4DA1AF91F9349FB7C7048A991014827B0BF6162FA28C5ACE0B5B0142E8476C352EDF5BB9E694A51EDA0CC4C0364EE7C81FE5C1AC2D1A71E',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(164,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKN','erin4','ios-b80812dc69588483','ios','iOS','18.1','iPhone 16','','apns','',X'05A86542488061F18C1E208645B295DA701B0AC1A7298F9574442F906EBEBD4C',X'01086534643265343034CBD2384D02129E2EA599AB16520365EC644BB9A2B3F17CED141B4E93F60A2D8DBD284616C0919DBE687E70ECB13C2F3910338EDEB6066EF7CC3FD2B20FB95047F0172293A20FC678D8AE10329D80698CF4E64DD1CF8B7B61B938B32D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(165,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKP','frank4','android-e72ef5d8cba70ef7','android','Android','15','Pixel 9','','fcm','',X'7DA40361629B94DAC6F5076F531F24670BF2CF2F4274FD149D83B72445E9B6CD',X'0108653464326534303401AFC7FFB2E10A944A891E5312BB8355DACAFC76D1C02AE31A3953F491BD8712FBE111BCBCEB499EE197EF5EDB89AACC10703D3ECE93E922565A2110AA576E612E3824789B621954263ADD558339EEBA8771EBE6F4181CF977B744B4923B8E30787348925494A0F72D394691BD72FCB303E3B89D11CA37F6A3D482BA38A59CFF6EE17348E096370526CF47EE24A5C3D02177EB465BDF66A61019D83C07BB83E225F95C6B372B85',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(166,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKQ','grace4','ios-cb203fe97f0ef6f8','ios','iOS','18.1','iPhone 16','','apns','',X'7CA8A030AB8890C51E00A6A7C63190BC9206D2C969DBF82F64EF38D488AE8753',X'010865346432653430345649B2CDBDD874CF8FE950D31452914D1D6A489E30C9E7891E88E82144262E329ADBAD573DA36E9D9ADA303066C1EF580E0AF883837143F13B6D59AA2BD2C73DD996F78E94F6D959E55566ED0AE0F7028A3196A336F86BDC3617B29A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(167,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKR','heidi4','android-42a24f35d8f3d92b','android','Android','15','Pixel 9','','fcm','',X'6000B3DA6984287F782EF542D9C1B281D5CE9434355BAF79051B1F0B904AAF38',X'01086534643265343034104B6BF74A15C32618238E406B4994CC3EE6817BA538B398F7C11D1F593A1081DDEFC6DDFD5BE1647AFC6F8BED3A1B05848A22DAAA28F7BACBA7CD8019CC7EF8D2F543235746E5717ADAB381228B5FA874069DDE3E389CE99F6DB3696CE128C16B4B9F308744EB33DE5DBDFE229D081D074D1E85CFCE55F730CE3751FAE3EDA9535A0FA35031EFDABB0CEAA374F20105A870E9A4986E258BDED16B7C19B58BF9D6C86DD0937B2A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(168,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKS','ivan4','ios-7f892d7c523c2dfc','ios','iOS','18.1','iPhone 16','','apns','',X'64975C47EC8573E9AF93CC11F9F21D1E8FA80F99687FACFFCD7AD5EA29169A19',X'01086534643265343034A322151F67B824219A96E0B2B87E605997760CD3348A4D4B6C7FF89E214ABAB7509BD1D165E9CBBC585A44BFD95F545585DED2E673F26CB92198F2532F8C748FF8D558FB31FCBDCD78EFFE9B155684E51D506642DADC1EAF84D35E67',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(169,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKT','karl4','ios-8cbd62cb6e7a31b7','ios','iOS','18.1','iPhone 16','','apns','',X'04AE3B410EDC992BE6848C2B8748264F8142856DB4F42F3C8C86E31A50C378E5',X'010865346432653430349599AAB6CD2752183A942AF769CD8C951C2B6E8CC3DBFD4D8543EB7DB7D2513FD1573D44610FE2A0BEF81C81044A12A2F7867326779D969D833AAF2B370669DD36322AC94280E939F4BCDB5818B8FB07819376B376E431604FE861E3',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(170,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKV','laura4','android-111d9bece692e4e0','android','Android','15','Pixel 9','','fcm','',X'F82D76974FA5EB823156509207E6E957D3237CF0391927F9E6BB87D2F28639D6',X'010865346432653430341AFF8A6D82138717F892F37F823CC3CED601BE936A8A54D385385B6A66E7074CD624DE9EAFEEA9AC10CCC5174F2B18212E7C779F0D01A376BFDF1D7660A5C2C3E21859FF314903EB06E8CC837BEBF0FFF5953A4DD3E8A659F24006AAC82BEF680A4E26616EAC5ECC181B113CCDC1164193D320AC06AD83474A7194A0CA3FE298F1E82A2D45F1D17B74BF085E1E4B85E1E483DF53CDAEDC6BB42253F72CF21001EB94E448E872FF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(171,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKW','mallory4','ios-c759215effd8de49','ios','iOS','18.1','iPhone 16','','apns','',X'B6B67D20120D828C84829095496CBC32A61BB45B12ADF688AEC4E0AD157E92CE',X'01086534643265343034883033698864C9EF09D2107BC056A4BDCDD46E9745DBD0C87C8F1667154E4373EBA5E7EDE57845D14D5E99AEB889E9579CD00B0667DADB5D56D0B1BDE071FA12A15461EE8BEB24EA62666681683E30E503416EA58CF1B843D654A52D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(172,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKX','nina4','ios-1f92da7d673bd87f','ios','iOS','18.1','iPhone 16','','apns','',X'F86FF7C1F82CB82F1CAD1157985E44539A393962949300A050F30D52F4A458F1',X'01086534643265343034160BD5C447431A4B59B86A9F39DA588B583A0C26C9D136220BB3963FF45734B91679C1B94D63750C48D9CCC7A982BE5AD506FFA6643AA7EC00DBF0F6677DB276307D2309974C2368788A9C3C5F113BE74BD1915503894A2FF14FEEF8',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(173,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKY','nina4','android-1f92da7d673bd87f','android','Android','15','Pixel 9','','fcm','',X'E66F8F25B08AFD99871F81582B8BC583D905D33E5DD9BB57CD5843E27BC7646A',X'010865346432653430349DA8CF633DAA1456BDAC9AA65E95C548FB8A892DF4EDE7324EBD2279D23924780CE16FEEA2312B4DAB5611666D54DF84EC9C33768A7966A2F56A922C18320B3B7EA6728A3044AADDBEF237812E61CD0F7D454CF17DA53060FD651B65AF367DC6336A9E06FE58D16C663AAA111A1EA88E90627FE639398B64F1E7F5D5E98752C23330DCF799A67576C20CA81EFC5AC473A660FA4CCBED203492A6FA38192AA8D62EA62C75440D30',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(174,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDKZ','oscar4','ios-2fef4abc5eefc8db','ios','iOS','18.1','iPhone 16','','apns','',X'A4B03822CA9508451ACDF03BD60A94A7FDDB6CB44A08ED469D3C03644E4E7BC1',X'01086534643265343034C9216E225A1064BFE098F13DD9D56CEF075E26A9AC1F98899865A9C776082D5CA832F225E2D51FFBE9E849545C4836424CAE09FF3D231DCD52667A747E2C8D6102A956D594356FBEFC6D9564B5B98B87FDF23E5DC0E5E161E1AD8843',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(175,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDM0','peggy4','android-4112617c86ada3f4','android','Android','15','Pixel 9','','fcm','',X'0BB6D43E1E7B02801B1B185E76013A97BEA18B156887C9F42EB181069E9A856B',X'01086534643265343034870BF0C908E095038D5D7A057A3F6357CDBDFAD2A2B6FF18A034774D65F77B04872443BBF30D45C5DF5479AEAE55DBF7F6BEE52C363E23EF3B75465092E0059969680CFAB70A11762501A3528AE5423E576B84A5605F8802C13BBFF3534F11760935E29E221FC43611FCF363504E2CCB4D6C84CBE9C620E5144D54CBFA177B340D03C9B0F59B05E3AF56ED620D0E5472532AFADB368717A743A830BAF9F1D20D455FC2764B46FB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(176,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDM1','quinn4','ios-ee02bc7749def7ce','ios','iOS','18.1','iPhone 16','','apns','',X'F405A9A6088015242DBB25840EFA66C7257C4EE65A71AF4E4C339F0A8D05D0F1',X'01086534643265343034BB88201852628DF63D07BACE611D6D05AAD6B3D4DB26C081EE17A525F048F1C0D41E748AF73C993A12E2EADC84CF1CC340D047B0EB90F5A38BA77A82F198CC2173353AAE768614A2576127E8D5F6418B17FE9A75378EF6BE627BC2D1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(177,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDM2','rupert4','android-176215b2d280ab71','android','Android','15','Pixel 9','','fcm','',X'59BFE3903E91A2D72CCC486E6F58FC677BE249F7FED785DC5FD9D0A7204380C2',X'01086534643265343034B4D28207813911E9888A3040462B1E19455C6FC205C390C3EC428888EC8F1A6DFA2E18D8A321CFB793754A8D583AF4355295AC3A98F1B9F4574D228AFB9FD0631A6CE19DA905C9D347DA71E9A7BCB0E1E307BECBEC595EDD0F9A3A666DB511015527DC5FF994B8F27135BC1DC74D6AB7CC64FA56A666083FD1E67FC7CFEB365DB335F04AEB27030A5EA2C14CE56F82610B184E36DFAFBE96B441E5AA30A4A617B96E0E7C59AEE3',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(178,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDM3','sybil4','ios-c9e2735ff2e317ce','ios','iOS','18.1','iPhone 16','','apns','',X'DB1C3977EFE15AFBC7A6A60AC46124941A2B4DFDF158D306265AB58645FD5F66',X'01086534643265343034FE21118E402D311E3D5E8FDD9684D8A5C360DFAC221B724EA4EE7961F0167936EA092B7D629C207A3B77A6572CC830067E36BB54BEBE2AD38CB47B7651A0F4ACCD36F3DE34E8E67F81065BAFA490B4448746B07CEBF16EA28D7EA3B3',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(179,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDM4','trent4','android-341fb1cda9b7e78c','android','Android','15','Pixel 9','','fcm','',X'9D2343BC460BF5E4E41E8FA1BDE8A1AF077AF276EA009BD53097994E4D633B11',X'010865346432653430346E004F8FD1026F4E275E109E6E39536AD3CFFCE57D10037A25E9FB5A1E13CB0D8DC6C7600041032B7CE05FA051B52018F10B1B2AD0EA6D7954E6F99C0B00AAB766C1DDEBA652A664C6CDA465BF51A06D34AD3C6AA4D1903611D888E09A8C83D8F84CE37E3C885CC10BB9AFDF78172EE781AB0D789668CF9A35F01A9575203EC5FB1DB4842CA7D77F31D324ED56BB43AFF93C5795C414CDD63516CF64AA8B3C45D89337C5000EB9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(180,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDM5','ursula4','ios-1f5b08b4a6ca2848','ios','iOS','18.1','iPhone 16','','apns','',X'9FB7E1FAC34E50BB4ADC70134644990B78EF9151EAED05AD8F1A59181C890E4A',X'01086534643265343034BD19AF82EE9F710DF38E22C09B8DB9296A23A1E43DC270D3B3B2C68AF685B379B7DC0D930FFC47DBEF0239389E6F8A13DE62F89B215A795C084C48EA124C21DDE3098BEA92592EB67A22C70AE820C90FAD1F154C7941B53C588E8603',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(181,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDM6','victor4','android-2725d989c3b9df5c','android','Android','15','Pixel 9','','fcm','',X'8B38673C9F81C54BF748C4C42F8D42DC4DB06029382313C8B48120C89C8F41CB',X'0108653464326534303410A3F4C6328D66D3CC632420636C239FDF1AA902D5BCCAB381B96599F5BCEB25A43CEFD50ED9FBB35DE9E6D021C7D52ECA36FA14C77F42A3CF5E2B29A9C2F3137F1D5C9D5AD03743E8DD9B6ECA6A24101E7A4489C475205E308A8B3F86AED157100037F5FF5ECF3569CD57B41A80409AC146605EE07012035E42AFBA14CC2EDF4496577C2B1E9664BEA8F6253A5AA7E6EAC57329C234665863D56D92562841C9792145670CBFE9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(182,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDM7','wendy4','ios-e6ddba3e2e614ba1','ios','iOS','18.1','iPhone 16','','apns','',X'80C0369C0A6FE9EB3C067055D0D3368C237761B0548BFE29E5564F14F09094A2',X'0108653464326534303450CDDAD0FBA786A24B504EB44F34ED2F78F9202B0A5492594529E1D3922FCB12CC76DFEF35463B998334AD287A2123705F136AF5F38C1B5F5C3DDA7510845164857AC6F384EC0AD26FE1CEF4BBB1699C6A8B51E5561985A0D3225A63',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(183,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDM8','xavier4','ios-5bbb170d574407e7','ios','iOS','18.1','iPhone 16','','apns','',X'7C78B171C0EE2D5426F9392670EFDBFBE74EB79FB9A3482A198974E78D2C8096',X'01086534643265343034EB730046E60D9003E769C5CE9524F41BBFFB24B2254A0F53A635A3799D68367C5E02AA9388A1C6CC9875EC95805C07DD343DAF9FF89996763A35954C53543126AD88177DC972180607C86C11F5BCCE584B7572003A8CB553F9829814',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(184,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDM9','xavier4','android-5bbb170d574407e7','android','Android','15','Pixel 9','','fcm','',X'05D7722A4F90B51719B49BD82D793332A8F81B5132614FD1842C0B8FA56BD926',X'0108653464326534303496220566D2A9C3B8294E9E6CEB96268437E97B8C8F6C29C7A83F37BD9D8993F889F4A8393E1425BCB0B6F8361DC7A83FEF19FD563B1EBC56C79B33C7C52F3051BC40E8CE2819793DBDC2FA5DC205D6855DF7F97012EB5C5C6995CDFDBF443A8A5FFD5CA25BC7AE3C35B05DE3671DC3902F3B29F9FD70E1F877B80CC1EEC7912EDD079F0C874E72F75578BFCCB7E0BA4E5A9FED3677E83AB42B6CCAB6D5B186380D88EED485E194',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(185,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMA','yvonne4','ios-10144ea6ed9960db','ios','iOS','18.1','iPhone 16','','apns','',X'DA6F12D04B6E9967171C4D750A971E5F40D6E235A7DD120C3B411856C8B45A35',X'01086534643265343034C216CDDDAE47A98ECE7FD2526CD06F7D274FAB120FD40683D4128D2F5E3A0726AB0CC579D13124A23C33C05F3068E40AF3825A04EE7FA15E218E0CA5216F9EC3122BB576E91F531ACEF9C9FA6528FF082C52F666ABA8D817F331FA88',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(186,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMB','zoe4','android-76375ffd3611b5d0','android','Android','15','Pixel 9','','fcm','',X'0592909E7AC15B00CBACFFEEC5258074308EF57A4EEADCCCF89EF5DEF2258767',X'01086534643265343034A3B32E477A9B05B7AD8877246FB77073246789CF3165112E7A7C986737808F0C58CEBCE2ED6A99108BAB0B0B32113707155D3684DA08660B76E7E6876535DEC21C599972298F5A542C31373D39C75C3C269EC3749B329118AFB1884C54E7A1A55EEEC97ED6A0AC85E3B2507D14EF1F20DA4B0FA56A67B43A5A414DBF03DBF3569075DFCB1255C5F00A3327556DA281A8B2F322FC76E8BEF05EB0CC71860291A4452BF0EFB35326',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(187,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMC','amir4','ios-9076d40af823c63e','ios','iOS','18.1','iPhone 16','','apns','',X'F26A1E74D340EC7ED37FD4FD2DD78441C618ACFD9BAB30E20A173F9A91EDA0AD',X'0108653464326534303488FFAC64FDE73B01DC434C79EFFB366776F8478ABBF53A38FAC274C5059756A45CCB671A673455EE80A6F1ED39AEEDC76733B3FE87369B2324239C45F7A188FD1DD833B3A40B47D4389CF11AE724B1F259F2C6E082F26DCEF821682C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(188,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMD','bianca4','android-384414de8f2d7024','android','Android','15','Pixel 9','','fcm','',X'B28CD76ED516E72C7A2824F37BD992DD8D9B4C3C1CD14427569E4DA22BC42F34',X'010865346432653430343AE08B0984B4A7C12E9B731593CB04431378AD5F65FD5591438DDCA30EB4026D8E62CBC84E082DDAD82106B17B5466F74B04301C207DF9C1BBC0E73DD501779CF32968C3B5F0DC2BE038D31D9F1D948A4A55093E2E15D17E787168D99FE6F89A02FDD560CBB63A2FB783CEB927A7F74ED508FE439254CBFE52160FB3A6FBE61E6E9DE5A544032AC3C1DA0AF1821E043A1D443848733BF8AC50CFD858E42194D8764F12C52BACC2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(189,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDME','chen4','ios-81983112c19d1fc7','ios','iOS','18.1','iPhone 16','','apns','',X'7CEA830C874941CD16087D3C40AAE50110136912E5D08042C8A2F3C524DD82DA',X'0108653464326534303419BECBC007B94BFE6C28DBCF24719ADB87AAD638723D91DA1A1CD09802E36E7DD268B4CC10DAE3D4202E8EC32A6D96BAA0D65941F85A539ACD1FDB116B6CE2B733DAF8E7D1EFDC66B494D588A7C94959E90E271F0C441CA520535CD1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(190,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMF','emeka4','ios-4649b97c31f44eef','ios','iOS','18.1','iPhone 16','','apns','',X'3A6E66AD03566688D8A693AC968CED38DA122E4A7C320D67A5E22F83763AD015',X'010865346432653430347ED1FBDDE1DFA6A4CF47DB61C9CE5B6C3EE2A0F427A9A54F8BDDE5D825510EA4D7A8E0DE6981ACF73D6CA171B8903978BDB55408C8B92A5B243F811907A42D2A22B8DEAD7E9938CC9B7B1A5CCC5DEED1062BD67C3A108E1761E3963D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(191,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMG','fatima4','android-a28d9f87d5436a69','android','Android','15','Pixel 9','','fcm','',X'B2BF3B513C27BBDE81C69397C5982456782D4E82C16F6D245D176907B855FCBE',X'01086534643265343034E675A9E6ADDF5D469245CB57C636947BD24A48128550793550F18CA4C03EC66B59D8394E0C3E0BA3ED35411BEDBDDAD15833567B0BFBD8F7F51A0B9D3ED9E57926C4C85654A8685A2FDB2D6DE79A5AD3E5C595994068DD648C7CA0D765C6E39FBF3D529A3298FF9633EC088A77BA85087C4136BD9D064A2BE431415E56B3CDFB389F8982DF57C7B214333E35080ABD5E4BD5A658CE85FB711C67B6D40725AA049986141531E7FC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(192,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMH','goran4','ios-6c409907d3758b66','ios','iOS','18.1','iPhone 16','','apns','',X'8353D6096B24996D9FCA291CBCEC31E904BB7A0D9B4BD2C72068585189763918',X'010865346432653430341E749C2825129493FB5CE5C710203231493D9F525C9BE90804F2944A8341778CF3A037B3A8B058159E605D53654A69F6A4B8B0F0C83D11064A90A52202597C88CD344F0D9E9BA3EED7DA2F86A432D5DAAFEFD950A85F80B15B9EFE1D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(193,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMJ','hana4','ios-90cf62441ce97cc8','ios','iOS','18.1','iPhone 16','','apns','',X'CB021F2EF6FED0BD4069C480DA621DDCDC7FA6892AA39F0B86BA80402879A270',X'010865346432653430344591778EC19AD2B5D8518E9917C58B12107C800E8C70F27E9E3E0C35C327A7F4D231EF526F2B5A66D8E4921566B8D1254EBDF2E39E7F78E5695FCECCA30DB2D918E74D76AC904D600C51F0C5B6A34FC6C2F08F7065244847E28485ED',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(194,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMK','hana4','android-90cf62441ce97cc8','android','Android','15','Pixel 9','','fcm','',X'4D66A12EF5BCC751B2F368EC57B03D74EF2B4259D0C32F4819B3023DF3EBACF9',X'0108653464326534303476CB75AAFFFF4F019CF72354C386211A5F0EAFB4BA2DC1A9C4C463EF13010282B861B379BDCD5F89F552532C85FC1229EF039E044366241DB62835A9633CFC766F62480C792E2A0B4A570AA7FF05424B497D47014E6BDB68A106512F13897D4D09BA856A335F9443790E472390DF8A8F54D59C48CF4D10B5AE29C556FFD6C3CEE899AE057E28FC4481FE71E27755E03287B48582D373AD80D281C67EAC052D63160CA5D824128F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(195,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMM','ines4','ios-3333700a34ea0755','ios','iOS','18.1','iPhone 16','','apns','',X'9EFE54B7E490E5022EC60D9290F42BF6DDE1034CA62F6864B3F7038908796C3E',X'010865346432653430346B36BD153B35367A20D2DE0CFD0B297E90446D9F5F6BB680BDD7849BDD5436FAD3A3C643F734EC90B3182EA5F43168F7DFA204022F62AE6D200A14B466522CACD8DB1F0768E07EC3199B2F6BE515404CFCC371FDC5B95233EEB6260A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(196,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMN','jonas4','android-07488b4f56bfeebf','android','Android','15','Pixel 9','','fcm','',X'EFEFCD697A3D919DF20FB54F9BA3E358C446998F44F9FABEC355575C3AB1B8BC',X'0108653464326534303475A33261DFBA4FD94476A6E02EE7A5EAFFAE8CB37A37A0266EA5B8DEBF208A934987013F7E60ABDC57F256BA6108E3B7036D5F04CBC54E934D0A372D0CCB607F962F0973CF14B899D7A26D8932C3634E912B9175636B9CF31DA87F00C61D9004A5121D10BACDCE4464BD344EB5B1A7C9541B55E2AAABAE39281E9EF3F6509D40F6FE0F521706E92E25B31C32FD88A82DF626AA7A58FDBE451A43F172E7BF4271DFA998AAC9E0C5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(197,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMP','kofi4','ios-f359ff5ef26989d7','ios','iOS','18.1','iPhone 16','','apns','',X'AC70E4967F9B7B3C53866F3CD616A4C5642B39A07ABB2E4B7937EC8D6690A8AA',X'01086534643265343034800C4A01C421AD6CB57AC6B62A39A2BC8DCDD46BCBE829D3394360E74DFB80733CC6DD3490F84A2F5CA51CFE7E4B8E1B4DCECD43F429D97AE272F314B64B028A493473F022F87906902EFE9DA359D0EE5E0D47E9DBDA50E7974D7F31',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(198,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMQ','lena4','android-49744a91ceeb0ca6','android','Android','15','Pixel 9','','fcm','',X'EA1BE1BB59BE56FE63876B9DAC59EF02AFEA376B3BADAF52987B51502E0BA32A',X'010865346432653430343C68D1387717B219E801A8C612B267991F5A895B4B6538FE454B5AE8E01ECD0ACD60FE9B73EC22FA944447EEC7AB1F0DD8C9E13D098184AB6D76BEBE3BAEA7452283F9743533CD1D76319298D3F46A3DDD9664D19371D1373B13EAEB052DEC362D1139DBCCEA2F7C6EEEF680CAEFFB93A4E8E45CB8414F2F0881B08F4B2075977844F6F0FB5BB4A6875B2C7D8B9AD3EFC4A581F19616B1C6A1403C7635CD2462DA5582A2DEB7DB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(199,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMR','mateo4','ios-b5bafd6c537c9400','ios','iOS','18.1','iPhone 16','','apns','',X'614B6E7F1E9E5BEC07F592404C3D55DD7DC5CD688BCC3BCE2998B9F1BB1ACF88',X'010865346432653430343A4FAF6E9013716247BBD9ADACE6A2E516D5585C015E68DB192035E0638FB82FBD8DA51702A6E39C09A328708EB585C95D1B57EFF54C2E4E7226BE6026CB609EDC7A96A8FAC741C62B12223DD5460CD6C874EBD1E6D4C73FE30E2DDA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(200,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMS','noor4','android-2eee6807f0741a24','android','Android','15','Pixel 9','','fcm','',X'154AFB09D4C83B9602AE76BFBB9B15674B8FB5515CC642887CEEC753DC747269',X'01086534643265343034F0B19768761C3FA72E8C6C9A4D740C714BF5FEA47FB42872A91A1D6B73024A4F57AC74AC850C8595C653975D4714129DBDB7D94D55ECFDC3C7665C207BF9C4EEF02A823D6D4F38E2EC35B6281625ABFF697E4B71F5C7C656B76C63D4F616797AA395BA0FE90752A294AE2724B6D55B5FE492FC6299A716014C914A0B368938A29865C2A3A62C47FD5C50B545C385A22D8D151AE1DD41190FC09C7B130416FB364CB54612992328',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(201,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMT','olga4','ios-ed39661c10ed270b','ios','iOS','18.1','iPhone 16','','apns','',X'DC3B5540A5861FA7B335DFB4B48C31EF9D10CC1F4D028CE04335F34C72C577BC',X'01086534643265343034D44964FFD041CE83C3C48E5C15047EEEF117FF4F4BD9F6C79AC2A2AC6E9CAEA1A4B0B92A5A3168FE4C0D8B90B6BFEFB4A79489FFCD47515D3604F9E94846558C71F1BE777865BF5908079CDA5C7C361B888E46AC7774E78AF3AC5992',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(202,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMV','pablo4','android-1392083d069c582c','android','Android','15','Pixel 9','','fcm','',X'BB16450B273D52C0AB7FE886F5CBE4ABF2F9F2B6E393103CC271E4B23A464F06',X'010865346432653430344524A4936275ABD91528FE85A1028263FE5EBC0A4D32E167B89F0CC0427E0219B989B75DFE111BBABC1A5D19F9970A298B3C4C22C2733C362A5AF5D3F1B134EBA3E31329A090AA7548681A41E4AE812C158605099479D822761C4C94FA5B5D07E9D5B59B54B9E64BAEDE7EFF584B1328EB1889CA245BCEAEAC4582FDAF9ADF20F4C1467727F6A3BF22A002EBD4D2E7F3D6C62CA572A6B2EFA8299F93F2F745EF3A5AADD89BF173',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(203,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMW','rosa4','ios-79c6181e879a99b4','ios','iOS','18.1','iPhone 16','','apns','',X'DC31E78D517C515B12AA3F727C67BC675746741D113380580FD182C373426188',X'0108653464326534303425EA5FD2C0578A1A7D0620CCD10D2BFA3DFFD4DB6F206E61E43EFDB878086F52CBD85F978A86E68D7A8D828E64C2794FA6C30FF69231DA77471AF61A3A816519483C2A3DDD0E8265A56C7D261848727233517C635B01DBE5F59E47EF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(204,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMX','sven4','ios-5c8070b1b50aa0b5','ios','iOS','18.1','iPhone 16','','apns','',X'FB7733667DC9756C886D5ED50F259B8F52C84CE31F914AC298251AA82C6AC0D9',X'010865346432653430349ADE4546332579EAA292DA1AF5834EF13DF8ADDD780C895E2C9E197DEA9B55716098C606FC83B8E5B12B48240411041E39CEA98A18D25C2CB15C51B7E286FB8D6830EC343DF0A5A349173C23D60ECBEED2C4A039B237AE664054A65F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(205,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMY','sven4','android-5c8070b1b50aa0b5','android','Android','15','Pixel 9','','fcm','',X'F16211182BBE8E4652C2B159BED3BA5123C8DE8510C22CD322D951DF0366A691',X'01086534643265343034CD4D09EEAB88EF1F4E849B67F436047880276C30137FC4E9BAB1F5567A777C9E6DAA70A861A62B40C29A72A7948F8F00DF4C26EAF7168FAD303825E60AD1B16C04E29A492A8DE316430373866F6AC1656FC6BB968D4E59BED025B27CD893FCFDA1423B7D85D9572ED9A95DDBCA608F61AE670263419CD99AEA1A62CA2C7B77C9251C167A3D1559142B958B6996279C0CDC2171CF391B0C94BB342CC323EAD09E237DA7648076AA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(206,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDMZ','tariq4','ios-552c2527a91f408b','ios','iOS','18.1','iPhone 16','','apns','',X'CEF9B92CF8C8CCDFE9A54DFFECE9B005237C9B5B2F79B68835790C2D4E99318D',X'01086534643265343034FC202CCA19F7774FAED2761070297865FB35D6FC863B9394256052D3107FBC2068237952ADB47445023F10ED8457C1006B14BA48C157EF638162B3198BB6EA7B6289DE4949DCF6BAFCEA12F086CF1F70BAC3E12922BF75323E2EE6EC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(207,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDN0','uma4','android-f1f7fe12f2cbd570','android','Android','15','Pixel 9','','fcm','',X'B7EEE992E1255B30EABCF883597F726C2EBE04D0B35BDC9A774FC42EA86EEAE2',X'010865346432653430347A4850E769BA3EDF075C398CD311E5456C3C47543848C982F7EE1D7152FA5FD6EB3E0EC24D1F2B05622A386E12F6C31BC7FB83C05709D970A6F3ADF980A0D987DE2D52A04AA56F44C21944D5FDC5D167F9C6ADDF5E4B6B790E0FBE70A24ECCD496141BE6CF819F93D69CD1DC2D825AC76504BCC4B76331061234C3F3447C1636228AB7988F5C114CC8CDAC3362D0C758C5C5A2EABF5B8CBECF851F8A9FB1D12468FC7C92FC0AB5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(208,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDN1','vera4','ios-2f624c1e25854fb8','ios','iOS','18.1','iPhone 16','','apns','',X'CAB001D7B35B6934E64D90F2EEDD941A36A12DC2F2B03BA4D338F2D7B5E7AC54',X'010865346432653430342917C4B497CE1764ED6A72B1846658A94680C8BDD1779FCFF0498D7C6693984F7F9391CB7204247731853ED19E9C05C3CC5CEEB40A0EB105255121101DA68890148525171AA1D99E736FB80CEFC35A9507DF937536DDA8826245E1B4',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(209,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDN2','wei4','android-16469bfec730d4c9','android','Android','15','Pixel 9','','fcm','',X'2B12EC428F63CEA48EE355A283AC7767E7087FC3C264182F262D4041661C2CC1',X'01086534643265343034B8CFDF7A931813DE495A79A8D6A381383DE1E09F8CE197E962515BF32012CBE20188B7349B46436CF80EF12DABE67788B35E350BCE769717F53D5814F2637875132FCA898A9B0D8451CB0F7A9ECD5E21721D61A50E1DD61927C335025D02631A9091F4C289B496DCCE06243BD5ED081E1B451D54CA180518DAD4D4D84612C027CB80887958F2A34D822A23B94CACCDC7A74D6B25C661A9B6800ED1653C6BBC603CE8B341A0FF1C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(210,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDN3','ximena4','ios-112fc75026eb94bb','ios','iOS','18.1','iPhone 16','','apns','',X'E208D74B47E0E97C62DE1525A2E2E3C9E1ADA242DEAC1A03446ACFDAF14EAB9D',X'01086534643265343034A807FF6C2CD22C9B9B3962DFD8EF17738A7E44A1F9ED926180BBDC13DB9D7C8909F4D243260B40EF01E35706ABD5CC99FCEE0C36727FE908A2C8369ACAC14E878153076B441DE0C7703C788B1F21EDEEA9153E69134F3223CEFA5184',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(211,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDN4','alice5','ios-21b3e1c86759e5fa','ios','iOS','18.1','iPhone 16','','apns','',X'9E71499E1E297A9BD14E4442D2623BAD7A2F72C110E064B3AB9847FC0FB0CDEA',X'01086534643265343034BB8766E9DC3813D0D4A7252CEE73F3416FBADD4A29215563200808D7EEBFDDD830C67599F14BB6B0936DBE5EDF10BADF36F72174247D55EC6BC41AC123CC39084428F2CBDD4288F583D31986C8AF41CF7A4E923640DED5EEAB5BC1CF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(212,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDN5','bob5','android-1a8a70a5fec0d069','android','Android','15','Pixel 9','','fcm','',X'6801350363C2E080BF8E49B29ED05BFDE26DA6FB144AF8C2A1ECA0D379215683',X'01086534643265343034B54FA00294ED3EB746DBEDF4F3C353F53E22165F206C8ADD3908CADE987BCBD1B8704CC04F91C12EF91C97B43AD2D390F8B54AB3D625C7DB6391D30CF10D67BBF62C7729B56516F749B46AF62A3B6CE41408B6B6D1001A383BA60B960AF2D8CF155E94E921E50625B2E1B101A0C0414D7269E6644A350CD4DD80E14D6F9F8CFD934A1A112C94649DB05D70A91A2ECCE70F09A1CF1E96D323733841BAF2E8E5A94A87249FA6E7D4',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(213,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDN6','carol5','ios-965ae455941dc5af','ios','iOS','18.1','iPhone 16','','apns','',X'37C3FD975A9653B08618AAAF6AD98E94C208B6EFDE802AD8FB61961DC6D9D8BD',X'01086534643265343034C5141EE39366E6CAC448E6F55826073613E8771DDC13235D9975D5791AFFB466E3A1EB32C94291CAC3D7E1EB91DECFED6669E58FB5592B4EABBD404EE7CF0532CD543D197885584D672E4D30DDC61C789026FC5582F55F1395A54CA0',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(214,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDN7','dave5','ios-799f91c3b9bc4bf7','ios','iOS','18.1','iPhone 16','','apns','',X'96247BEC4DAD8D6A0E2043A3841E040908CA5DD04CC84724EE6A7EA702365DC2',X'01086534643265343034FEE3A0F459C35C7C35BFB0B91FE3B5003C2132B5BE29352A5FD27F5B38ECC62F3DFC89730714FDE4226D02EAEC683D6927263B42894732D78B816E4CA8E4E96672CCF0968E567EAA5CAA07E62615109DDE4CDEC97AF35617721370CF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(215,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDN8','dave5','android-799f91c3b9bc4bf7','android','Android','15','Pixel 9','','fcm','',X'E8752D2806BBA3A0D67ED246EC4E9DA8171E7CCE9182219862B39D9A65513A51',X'010865346432653430347B0AE81D9A36D7BA19798419DC669F1F49158F025FDD93392A4C5D3BA32080C60D4174CA51AECF17C75D75030460A0427342528D8F2DC08F12DF0233CC52EAB9D1FA3FBDE401D4F11481A441C6BC8B24A456134A21CA4921C275BB8E7243110882AF36110464D50C5E3A2E5583A930C2282600A840699AED35F1DD5D29DE467DFA180EFD4D1216FB85BAF6322331F97DF85637029FF5DCB4E6059F74B0FEF4222C034BE3C4CADB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(216,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDN9','erin5','ios-2ecefebba45ea25d','ios','iOS','18.1','iPhone 16','','apns','',X'05BAE34413C0AE179DCAAAF4835B13EADDCA52186C8E7C5811ED8A01E09B0F07',X'010865346432653430348D60DF0DDD529D223D2F2AFA490C6C50F7799DFA87B539BBD8F4102EF3EC0975D660E78C733FE46623575567665202E23DAABC15B5C1057FDB6ED8CBBABA15C12551C5A5B0007AD28EC0C266017D2FFA84F292C33A6E79E23BF5EBFB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(217,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNA','frank5','android-d3f0827816c233e7','android','Android','15','Pixel 9','','fcm','',X'15AFAECCB142E27CAB10C0DEF07DC581FFAB09EB64ADAF3669C4C3A251746FBE',X'01086534643265343034D4720AA9CB1CAD6D2160F5B5CEF46ED2CF1C24D171EAD7419EA4682FE72F775A9D053A8FB2F8E39B9577AF91F6D4CE28D2462F29AB89DEC01D0127BBB2A591A4F905EE1EA2A59462FC52C9DD2C338FE9B970562C68461EA52A1B78AC85845CAE5527390D929421565649A55B5B8B34D4D1AECE73381D479C10685FD08A689F421763601529F87BFF900CF31305FD1FADC1347284862AEAA817540A0101D43F9016450A2217080C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(218,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNB','grace5','ios-9b06af6e2af8f6d5','ios','iOS','18.1','iPhone 16','','apns','',X'FD193BB5C67C7ECCC7D6B8DC071B80BD673812A49CA82424C2239BCAB12E842B',X'01086534643265343034C9175344C11C062CA78D459E8FE097469D811D9AAEEAC3F6F97CE940E86B22AF60E8FA104ACBC1581F42F55143868B10A1F87AD677B2F1D6C3C4311CAD58576BD1333D3FEF985CDB0F704454B233926383BFEE628D49923074644690',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(219,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNC','heidi5','android-b7c41bc1c3e89401','android','Android','15','Pixel 9','','fcm','',X'B26F50160F91AD540A8DE512E9C65F9B932EA012C8CB64C49C3CD2CDD4B4FEB9',X'01086534643265343034B1E865C59030690E28EA374E8A54E07EEE03D6FFE62A38639A912012341D3C8484FFC24611A16E1F2A199935C36DDE7D19DCA292E46CE27C1986CB04B3F4B586E42A4EF88007A41EB1586E8FB44B26D38B0EF8DE2935D84330394E57D81BC0DDEB6B3599355A12721A37EF45DD8DF22FE6085A893B4F044C8337AECF78349FF64124AA683356A3F0BC6F6A9270A81BCD10D35709BBF630429969CF6EDCA0AE62F800A7C32CA91D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(220,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDND','ivan5','ios-84541edcd56d6a8b','ios','iOS','18.1','iPhone 16','','apns','',X'0CB5846B5F6DA78FF1CC8BB3DDF910615ABEA8EC0FE70D27AB6E9910DDD3A569',X'0108653464326534303401D2D1DC22BB947FA84E3BD82FE76B50CD6FE10FE340F9B68E228DD03186C0652D74FD19929C8D46A5663A02CAF0F9D93AC18863E19B37A62F6BF2573AD968E2B8F0D6BDC6F085B0B64EDCBA1FA11ECEB204F79AC13BD7A6A09318B8',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(221,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNE','judy5','android-bcd2bc6c0f7a935c','android','Android','15','Pixel 9','','fcm','',X'381BCA9B0CE053C17A03751AD4F20C2C7C0E09744FECD7D8D81BD34F1D43E3E6',X'01086534643265343034D47B89EC0D64243256FEF41D6BB72B32D1003BFCDF07C08B8A1217A93F32381BBA3F3EF684173C6D8C0E7C44286AE76053748082D640122E6CEF06E7E734F8228911D78BB9E9F9E566D3BD02F9D99795FA2F576C89A3A44888EA040D0F8CC02694834E01D2E34B49F7F7C9F3B72D3125D5111B3A84901C1299FFD7D7C05E83CE77DF9CB9F18D53907BA18CECD744DFC638B8BA6FC8F4889D7BAE5972040E1AF2168CF84BFC60EA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(222,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNF','karl5','ios-68ae64f5a0291b87','ios','iOS','18.1','iPhone 16','','apns','',X'3DDA13184018D2456CE9C047A3574FEEB72BE935B472893746FF77854B8E3936',X'01086534643265343034EDB685E1E6789464F2FB4DA0E3C738E53086E78B267A02F67D4427EEDDFD714573CE9E280C70C60A573A3784EFDB2365AFD0D4439F72E43839545D248B0828B8925EEC532AD906A5DD8125213538EED5D6DF3E92597BE65E5311B1DD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(223,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNG','laura5','android-97643659bf69fd06','android','Android','15','Pixel 9','','fcm','',X'6FA05CA06F182F9101B0DB9446FC0D225F8938FAB5A355CA91542B49D0D9FEBC',X'0108653464326534303461EB5BA46ABB9765D9A276C665D456C0766FF3839580EAF35B794C630446FF50DADC6E50F2FC8AF67A24A2EF3F7E16B4D89AA346B65AE5B79B382618A70FCF932AD0C97A7608A5EA0E6C271DBA324F09904B324883EF1DC6D1CCA6D4F4956A12D3D51AFEA9F8FBD1DBA8DAD1A9E017E3D03CA73C2D5D30940028D2A51835A2A633148706ADED4F0338DDCDB6C905B466B3AF9E97168E8E58C2EB1049A1869EEAFA01BA304E0892',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(224,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNH','mallory5','ios-2c3f3f5088205e55','ios','iOS','18.1','iPhone 16','','apns','',X'EB287ECBF48EB35D7FC733F7C30E1967E06C1E1E03F6F420B94BC7D7E80A6C64',X'01086534643265343034FF32166CA47A27D320C12B4C386B78737297378821ABA7740156C307A58B0A3AB2642B80FFE84CB3E7383B98E82D330AC40122D841F9C137617D8FFB5C50036361E65891B340B2301365DEE883AFAE50626600A1DA1978E0705D1D4A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(225,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNJ','nina5','ios-e9e9e253b578e777','ios','iOS','18.1','iPhone 16','','apns','',X'9F8F681341CCD5995D6A92EA827D002CA59D62AFB26FEDF51A776674E60C57F3',X'010865346432653430341B0CC38367302254646F08363EA9FC12F4A91CD175FE1F8C379ADC7C53E6BA25ED395B2AB1EAD66465FD1B36DBFCB4FC9D7F1191E8147B2587ADD924B2F8F284C3E82FE72F33AA0670465A40D934FAE300A36AF0BF6D3DC8136DC57F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(226,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNK','nina5','android-e9e9e253b578e777','android','Android','15','Pixel 9','','fcm','',X'5FAF33BAF068E57E0482D89C9E511322A738BC6CE58638D09F26314B67659284',X'01086534643265343034D1F5D3FE89EC8A89499D0877BEDC9963AC96BFFA2DB3877D30C3152365B0F9D4EEA39332B89E519B4A03A528671F0D979D1EC9A9FC1EE730A95C577EFAAAC638242536309F6BB60773261E5C50C9AD03C57AB5788EDDAF620C79A8497890AF7F3064C7E4A7C85902E3D74B8C8A46127FCB0A08AD6FC84B5ABC5731AD6CE5CD1F81745CF2333E52BB880AECFF1864F952580FF275A4312586E2903DA846D8A91395C5433D31C413',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(227,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNM','oscar5','ios-a30c07770f70b069','ios','iOS','18.1','iPhone 16','','apns','',X'2D620AC4FF88BF2C65E22EFF8DF8FBA6978694E0DDA8A5BF3B4500BDC15CCC14',X'010865346432653430345FCBB6C92F2F514B6398C5A8864B861910E81BEBF30BDCAEFF53AC9299CDD2A78BF04434C936D1D1557547B3874987D9BFE65322C559E95A6395449D685EABE84FA79AA34DEB68168DE3FAFACE67096602B072489D102F8694316FEB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(228,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNN','peggy5','android-81745349b2cdf83c','android','Android','15','Pixel 9','','fcm','',X'BEE65D37CECCD1B592469CBF0DDD1C6EEE4DE596974B7E3C98E49876901A85DE',X'0108653464326534303427A3B20240198569FF98016C86CC5BC8BE82EA5FB931B9C169CB0C4E4C16548361CAE084D52ABE030A9D1CA3C1C377D0B97189AE744D716972AF8F5B9A2C2407195EBA18541EB796D930168FD7FBC7383C520F4356CFA94208B59F4204D3C138BA05A912279D28F8C10F2AF34D0D9D1087EFEED34F2806B98330C64F0CD185DAC74433CB9360A785C584DD9A365D3871F643A2948DFDFA97C06F47C0B199097968A684C488EE80',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(229,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNP','quinn5','ios-52f06088874e2fe6','ios','iOS','18.1','iPhone 16','','apns','',X'6608470C6E19F96095E044D2E53D7356D971FB4517B7A86C053F20C05017F72A',X'01086534643265343034C58BC228E01EE0027A2D8BDD7F6B7345B6A11651F0D82620FAC7DF668A5805927767BAD1BEB359874B83D5E5B2CAC3084597AC5C75703E64D0D217A3BD152EC323FA4F200E75AF1BAE6527EA23F34102FCB3E226E316DCD299D2B9F1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(230,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNQ','rupert5','android-1ca2dd15ac39dc5a','android','Android','15','Pixel 9','','fcm','',X'5734659D2FD25D2D742C09E4CC47BE9C4365AB9448A7E8628152AC395EC17B6C',X'01086534643265343034A4045AA9F4D81ADEE6A8BD42A5C0FF9D559C39E90223BCB763A7B2B88B7C2E6341ECD85ED64BA06DDC7177D398407B65527532A19D05A833C932CE6BA0DC8DDAB80988B64699758ABEBEBD930E3D2949733B57497EF0279E15287B1185877A22FE6D6EBE0DB180AB3E1362AE012B769894DD2DCD2DB8033521E89F991000DD31B29BF16D2CF888AC6FC7D4D632EEF7D4668E234BE83DBD83F94C4AE48D4E275A5611AA61136F68',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(231,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNR','sybil5','ios-b2924cf3f306f3a2','ios','iOS','18.1','iPhone 16','','apns','',X'6CC035B0B1045228F57F66A733D16A7217182E8A909F9BB642A06F5025A4002E',X'01086534643265343034F93A2E58518F6EE33C2F512387BEB19A42C6823662FA8AB52770CA9384B66B268061ABB0EECAC7FB272C7F4781C02C5A85D35264F31AA721F027D14E2567612FD8099688A0613E9E0803845A6733F50858EDF9407DF9DEEDCAA5D42C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(232,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNS','ursula5','ios-9a8f2c2439c3da9b','ios','iOS','18.1','iPhone 16','','apns','',X'760B0308C1C3A13982D24A1FCD09F20E9E186A94B70FE2738509F7C72A271996',X'010865346432653430343C74C4999CC27F079DEBF0E39E2B5F5F3D95D9D54CB836A9224D3541599AFE46967A17626DD31ABF9DC03C16E66F99F2EDB87955F10E3BD4518579C9B0899D31D652F73D47840A429AD842B3AC9F4251EC2B8B6855BE7C5FAE1DA378',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(233,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNT','victor5','android-bb8d2f66947dfc05','android','Android','15','Pixel 9','','fcm','',X'37AC37AE6F4ACFA0344EAF8C8BFCEAB45592AC3BD2BD23CE9F97303D6588F5F5',X'010865346432653430349BC5AA7B3864E9B10D49A4A2606BFF44B5342784A0747A05E6827BD275F22ECCF8852097C07634B2FD5DA3F15A020CA73CBD4EA6DCDA09247A187750567F81C33A5B0E053881244D8838137DA9A66287324CD75760F2D1F207BFE7388CCFF336F0569D7CB448191265AF81BEB822720BCFAD9AA1E90CBB2F62114BD9C3DBAA01D0BEBAD6B2ADA8D1D66DFA3C498F1454A9D92C020153464604B80EEF37E73038184853FC9BC7DE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(234,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNV','wendy5','ios-d9f3f94a0f33bb14','ios','iOS','18.1','iPhone 16','','apns','',X'FB67E563A2E5FD9C3AA2C394D43325F5F1A8A4FD9E1D97381D7A4890071DCA4B',X'01086534643265343034A21E13DA2D7D51284CB554AA3C0B8491F2D2D6C1E0CF70A85302CAC8BA3AA403C10B734593DCCDF415CAA9DD916623364BC42D1CA4E7B70615A84478AA645E1022EC1C4BA96B1ABB7BDC16D1F1C3AAE9EB852CDB120662C10F5F9542',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(235,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNW','xavier5','ios-37299e3d41a68d23','ios','iOS','18.1','iPhone 16','','apns','',X'885D4DFAB3D87E4147B0FB7A3E68AC696655560354287F09EEDA9187A82D8F98',X'010865346432653430342C7ECF61E63B906942A1FDF4C2A8E60E24732B803C8AD1DB371CEB1A5E3E781B8AB78D0A969BFD6D81F7A68A9A83732188C36BDF90245142BA07F912A808762E9214D0ACF8B79AF5C4B7464DC96E233DCC432EF5413C5E03E567FFCD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(236,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNX','xavier5','android-37299e3d41a68d23','android','Android','15','Pixel 9','','fcm','',X'F60BF50C06088F2AADBABF9BEC6E3B8425A574FF2E47CCBC08584A417FDAF975',X'01086534643265343034CAE7ECEE565E765E080D4865A0F70416D51C9E6DFC6E7D94FFBC4E2BB501541AF25B237421ED659C93430E93577156C22D00EC0BE4660958C10D593AF0BF86DBB831086210A4F167F612B80787E0B97F461692ADABAC4C41E60B7B5F51FA2B839EB515E7DD7372AB6ABA5DF719B1D573869BE692AA323384B3F3F50CB31B40C9C543C38EDE0818862B224100EA05C8CB9786DFEF500DFC606554B6453B23CA38BB64CE31E39B88',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(237,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNY','yvonne5','ios-d0533929a58f6f1f','ios','iOS','18.1','iPhone 16','','apns','',X'8551ECF5E67CDFC46218DBB3E96094C19E463A040704F3CA8A031B8C3D726F8F',X'01086534643265343034899FC97ADB224EF37C42DCE3E14950D754F6B290838BD3A27B87BD61B371725B52AFFD0B8CD1A4123E801862E5DB9348495736B4570C244CFA7549B1AAE8ED91CBD6686C6957960CD39AC86DF42036754E798AB505E04F3F6D57E94A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(238,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDNZ','zoe5','android-03d056ef4d41355f','android','Android','15','Pixel 9','','fcm','',X'D63228F2D0D3658C64C5CA83D449328DBCCA15A36DBC8E1C3E25384C797C1C61',X'01086534643265343034422C8B4D3FB4B90554E02A7B8A0CC2148EC0B45BCFA822AC29B37889867BDCFBF6C4BF97A6E292E9E42F8CCB5F590903FC538D2DDEE944A843C414C8354544AFD5968FDB7316D5F28FAA3BA8B271F0C13BC35D8ED3C815E39DEBF968A5E849E3E25A13E8531ADE1CCEE2FC0CD3C1ED702CC0F1F0B049486E39A66A340AEF8741C05CDDDD747B6787FD7BB688EFDDD075FE6EDC503FADF44868F90129AC5A31247B3E7831041C85',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(239,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDP0','amir5','ios-62539ad466b89f88','ios','iOS','18.1','iPhone 16','','apns','',X'B8702C8D344C795AD1E9B5409ED0C329E704D756EFAC0184BCD1467E9FBEC3DB',X'0108653464326534303400C295E271509B025B73502421B1C1C74BDCEE392B4F103B59E2DDC4D18FA3299638A2C0231F547DF69B5C19218D39E084EDC7B1F1C735E56B727A41FADFDB7F5402CEAC47F393017B6B67BFEC89E539B5128913E18773B58C96A8FF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(240,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDP1','bianca5','android-7b91797210bb90dd','android','Android','15','Pixel 9','','fcm','',X'13999FDE4F7E2105B6333A9EB2DCD6DE990AD8296DCC1DC6B4E17FE65DF5750B',X'010865346432653430344BB9503131C4E0FDBAFDD90A725CCF2D3BAB0F02BF8740018810EDDD2CF928020E1E60C00672634FD14A995174F16CF136F5BE83918DE288C8EEC3C6818CC1C8528093C7FE8E923BD368B46B313EE7BDA269F8F0EB5D877B9E2A4FAD88FCEC9FF0846332F52AB3702B598851757A5B2758C9EAC45754564CC9106824180168B7E6C0FB9480F81AF2456857B1B88B602AA142D89F937811184D960E2DB3A29076A06459087CDCC7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(241,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDP2','chen5','ios-438df90610b5dbca','ios','iOS','18.1','iPhone 16','','apns','',X'7AD080BAD6327C145FCD03E11F9E87C51FE02203BC48941D06E34B0027E97F6F',X'010865346432653430344DC63FC0B7D03FAF70DCDF64467DD0AF4C09B280584B16639533C408FDF1007D4E5FE723B6607A73FCD31160799FE75C8524E5F7B36C6555308623B6EB12BBC3A3C7652B69F1147E09A8F5237ADECED4F1A25975D6B93538764B6A83',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(242,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDP3','dalia5','android-c9a38efd4ba72aa3','android','Android','15','Pixel 9','','fcm','',X'F4EFFCA272F321BA9446FF67AD07163C47F0DBC8D178CF18E387182DB6C6AF61',X'010865346432653430347822418C7E193D0CE64D923B22BA57CA71BA7FE3134469965CAB6414779697CBE333F125FA345D9ADB5FBEE08DBD570F403A397E7DBF0405E0A219F3CF524CCD29D4D1141B0C6185C6CCC88225FBDC1C8F80F5FC67C9C28B92ED8934498794A0F8D531F9CC4784B235844E2136A1CF8CF7CEFB151EA62C609F36B3EF639C8966FBDCC852540666173BB4C1BEC259EC32F8940B8442172DC0964F49116EDD7390AC30ADB992CF4A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(243,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDP4','emeka5','ios-d4c72fe3d570efdb','ios','iOS','18.1','iPhone 16','','apns','',X'6A9027A378FB4A02EBBE446CFE39B2D05AC8C5366F6CE2701D9F6DA76BA732C3',X'010865346432653430347786B818A8092256DD5AEBD51A7DAF655BBE1AE5262E682ABA1812BD722922133A3DDB681EF7B25A441ED5E235F0C20BFE1543C71971040C78FDC12415FE76600F6DE0B365BD8DB5B2A592B4EEEDB51DAD02C562DC4562021B751EFF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(244,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDP5','fatima5','android-c77e0962cf49aa45','android','Android','15','Pixel 9','','fcm','',X'4AF3F28B0164009B091870B01FBC73C80A672BA749B661782CCDAA942F7020B9',X'0108653464326534303456D0D6EDFE0053B7363EB7A95B0D028EAB5BC0F8881E9AB73B5439FFAC916CEB6204B0A2BB2F9E0457E685B0FCF9286F50501C2AF904CC21D1CEDBC368F59B5D5350FBDD6AC1C909766E10E96FF501F3F714CE9626BA9B8CCD3BF4BAEED54ECE13392DD834B417F777046AAD25080F996CA017645A8AF05FB6A1589B8FB32EBD212D529BED39DFDC194316386BA8E65FE2AF483A2F033186D8A3208F4DA8DDD585098BC566237D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(245,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDP6','goran5','ios-f212ada1218421b7','ios','iOS','18.1','iPhone 16','','apns','',X'5767F62874EC341CA59286912CAFF4D1EDB9E62697AF546B6299E717AEA4240E',X'010865346432653430345B149FD20E444E44EAA8B043978C897AF66FD80A9634E1D5F0D95B01BE3A9D9EC43D61483FDC67E4D4BD3C80273DD1C0A2966C0C7BB3F0CA2E0C9D5486C0E9B396294206EC397827BE1D04A3DCF1B13CD624F0ABFD96450EEE8851F1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(246,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDP7','hana5','ios-08ddf014ce197a7b','ios','iOS','18.1','iPhone 16','','apns','',X'27350DE793289D9B2B2EEBFB508F739B618BCD28C5949EF1AE9B322650B4FFD5',X'0108653464326534303425B28E327A3A3B8344E5F241BF9A9BB38F8E58A0D766DA1953E73B984D8B5196124DA05DBE18F8C0E921AB1FA10237CA3DF7E6BD4D4BBD769D57FD65547F545B4CEC475E43049D23E7C88869D9C5B693C73CD0B3E5C0AA955AADE3BE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(247,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDP8','hana5','android-08ddf014ce197a7b','android','Android','15','Pixel 9','','fcm','',X'3F8B2D6213BD9F110DD51A383DF8F614E01978BC2BAB02134E75CA30BC6DB4E7',X'010865346432653430346F0A8B1994BD5BB87104A4A6123156F55CCDA9DC333B068F90B2870AAAFA5B96C45EEBC0BDFA019F2480C4B89A64964F46D41AFAD14E1689E5844366BD04A53081F3566B9D4A4A5EC17C4B6FAE0F929DED1476497F83189A1E4213198BCE8FC8D00BBACDEB3A2F77C752280B801C258C9DEB4538376DF360712C2C4FE67062E58CF68AFE28660BC1B1D569A2F245E60E41BE63E320833A6734A36AF832D630F124FEC1F784DFDF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(248,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDP9','ines5','ios-a4f5fe622dac006e','ios','iOS','18.1','iPhone 16','','apns','',X'1059F8188747BAA44004813996CCCEB5FC6BD359A5FC950C00BDF8799792B94E',X'0108653464326534303458B20C4B622F79B1F073D87DF2B9A8A992EA2BC3828D26F869F4869AC1BC3B2AEDD718779391F5B8558CC4C2D6D2B695F2D50226E7D85ABA159452FC093C995EF4EAC80DEAB3AAAA9FEAF26B33861AD201BAB97A30A353BFAD1DC247',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(249,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPA','jonas5','android-9f35147d5ac092f1','android','Android','15','Pixel 9','','fcm','',X'6574E3E66822A3BAAF640BAC713F9BB3690BEC7F4064D83210978D630A83EF6A',X'01086534643265343034CE68ABCA5568C8389362C0F8A7DEFA00CCF9B7BBEC4CAF196FA5419091B8C6773FA88F18CBC89F3D700954A79596AAEDA1B0A9E5B2F89EB1454BF083FA28584D39289C7A1EA5BFD8F6ABCFE6A40C0DDF264629903ACEC3CBE0FAB7778CAA06AE3D93B337A63A6FF20DC8E56B039E92D3F3A8B8D779E024BF85E72B9D1E1A65917D2AA5867AD23A99EA4AF2978A1979F8711C331C34024EB3F807C6740B2495CEFAF5487E39A677',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(250,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPB','kofi5','ios-8cdddd4e1a28a825','ios','iOS','18.1','iPhone 16','','apns','',X'394DE98D1FA5879AA9AB7331FC1B5E5C97C8933E6907269F384EAB16950B2CDA',X'01086534643265343034A6F359C6796DE138AA413C0C2F4371AF25AC0CD45F5D424F92FF72E8912649A018B509EC8D055C32D05DB4BC45722EB861462CE1180B79427D1ABD23DE693F98848D12F58D6C9DB7371991E2E55416F5C3387AA6871B0985F1024F20',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(251,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPC','lena5','android-687c9a874798c0cd','android','Android','15','Pixel 9','','fcm','',X'A7D8FAFCDBEA7F84D5D80D182FD8FC48646B7DD47851988186787BFD5FA271C8',X'010865346432653430340B31493B449C3C5355EC8C02C1C66F4A7286C8BCDE01DA361D66C01C53B6978A9BC6755A7C43793F0C5FBA01D59C5F5B0C6C9C97343BEB5BA69B4202314EBD3BBA8BCD8388E2E4B95C795F93F4B9B1003EE48306E7A413E02B9B2CBEFB60FF12A6D55C7067D7C4CBFAFC10774A25174727409C40A1600F53A48AD789E27AC78DFCB55F7654273EA505617D44913BF461D4C2C948924036D05C8579D500AF446881782F551BC2C1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(252,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPD','mateo5','ios-c6d69e23299a0fab','ios','iOS','18.1','iPhone 16','','apns','',X'B376AF6FF5200D5DB665C57155FE3B6FA3334F58A28106616181E7EAD766C0E9',X'01086534643265343034AB0F239604B00D134D3DC089A8FD9A08B93A28972A3EF4E86C202E382D650C3BFB94A72B633A0BACE672C642180BC3D8D1647050261230004520B9FBAF7781358564981A872649538058E3B8F61466A444CD2F8B5D6032E5EC3FC7E8',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(253,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPE','olga5','ios-9e2a4588edffbf73','ios','iOS','18.1','iPhone 16','','apns','',X'A27701D3C17B9BF5894D7FDE8B368BE7629BED51BFC3F16A3F6ABD3D5D808F14',X'0108653464326534303490C5045B34B90566C3EF91780DCDAE10536980968237A614994C383C9B9EAE55F2356F8D65767D92E9A392C5EE875D1E307A626FBC5DC9B7932E4857F43E58B6E793BAB2FD1FB139782FB5377593E4B50D67BCE4C90C4138CBDC9784',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(254,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPF','pablo5','android-7decf812bb1d6de3','android','Android','15','Pixel 9','','fcm','',X'8B5A94950B3CAA98148FE2B4FEAD61ABB7EB8A47336E476FF7D24D2FF4B772E7',X'010865346432653430345D0D88E322D93F32A1162010658DF434034834082E5B11DCAF4323E1710CB4BBB76611F3110D454CCFF2DE628FA7AD01FF04C1043E801FC60B752968FEE720378689004AE099CFCC9FFDDFD26F123459C832EF54843CF174294123A4A1C480E7746AA78AB7A0BCE160C4B300979F179B01E097A15D51F8229B4E0717C24EA0ED269B027BADAE5BC4A4E0B748AC5173DB4E7314F46224FD83C4F4D93628653F198AD114E04654C4',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(255,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPG','rosa5','ios-40603b4c728782c0','ios','iOS','18.1','iPhone 16','','apns','',X'85CC96876E7579DDBABE0D440A0027B21503D7E9F43890144C484BE193D54644',X'010865346432653430343B5604425450F84A4C91B85CEB5C16578A413B32CC4EF0E7820BF709E4C06E19E089CB04757B53792F0B7459F0046117803F6BD8772C051C73676BD760AD2F95052761472CC1487BAE0DF98027EED8DF94A3FE8FFDEC7B8CA05E9F67',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(256,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPH','sven5','ios-2e89b8ad1fda27a0','ios','iOS','18.1','iPhone 16','','apns','',X'F5D167F2E00B8373540B3F6EAC77E798820417A74174C75F93C71D4E1E9AA187',X'0108653464326534303486FBF1FAC6EF010424257EFCE7BB3BA6503426DC1230A6AF3DC40B3D2ADE81ACF14D0559B6688A18419E99CA46062DCF6A197F60E1532D4F37BEB76DD1BAA047BAD99B4C3B2450A7A9E6D5AEF62827B4E1F4DA7FF045957641024447',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(257,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPJ','sven5','android-2e89b8ad1fda27a0','android','Android','15','Pixel 9','','fcm','',X'F3268C2C8CE2DD50414D0CB7FFFF6D3B3C6B217E1C3F51F515CBD088BA52B62E',X'0108653464326534303441A304D8BD12EBAEC6323208FA671AECB85C09CB3647FB82CA5AFABEDE982828CD6A5D1133814DEE166330A03A4EE39EC90CE77F9043767AC4C51757FC5391B80486E30E9E129DF906BCE7247F263396F14DC8B07DD30D8774B091536BF7D17FDAC8F2A8A7270152026628292177182644B6380EB0CF2ED764425FF7EC28D375E775B968B84CBABDA2D17BCE18A5D64C2A6716640D677FB3306102C8D2188FDAEE47356EA81629',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(258,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPK','tariq5','ios-1f4d2106b1973369','ios','iOS','18.1','iPhone 16','','apns','',X'32388D0E8CF798AF94EF77EDAEF117BA18925F0D7E6E2C2A909455E31AB93B09',X'010865346432653430342541B67F4F662548A9B7366C1F0F5F3C9AC0282C7E4BF73E22DCFA61DC6B2BB09E29D10C3578F5641574309E97B165C30DF13D0A436C20A552BC6433143A0E7334D2C4525048438074F842659A6EE4E73F8467ED2CE5A9E1674E0903',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(259,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPM','uma5','android-c23f816aa717593c','android','Android','15','Pixel 9','','fcm','',X'416F150B18E79FD9A922844B41CC89CB7409E272DF187799D391BF3987C70627',X'0108653464326534303451BC4231818C27A63B670F085016A5B220E7D8969ECB6188876786E49F2589CBB391CE06DE31C72C0F528128FE80104B22B39B5E4F557A1B986B0373A46979E4DF8E9B901AC26E4C4A0D4291A83FD8DF229302A0281EB61D3BCA0CF743D391E314B24C9086A06E181B88C09C4475A32DA4C66F7FADF4594749209BB67480DAB22287949B8EC16E4DFD8695E03326CE69D51C6FBF2189824613C9D4D7E1F9657DBF64600770089F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(260,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPN','vera5','ios-20369be19cfb0c47','ios','iOS','18.1','iPhone 16','','apns','',X'3722D01A5E9DBA63470C423BD5BF310ECD59F600FED3615B8512F27BCAB3A92E',X'010865346432653430347B344122D11536C3AA3B0F570E7E77C12A77BAF3C6065CB7818B836E8A1B6FDB8FDF9B50D8927026C8A3D29EE9856FDF0A0DDCFBE6E49F70A8218B2D3BB276946AF111CBCECE6C616F0E1B60F57BFD9561B913774BC697010F688014',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(261,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPP','wei5','android-17a95d6f20eb4ee9','android','Android','15','Pixel 9','','fcm','',X'80210EFEABD12179EB0C203C5EBCE3EB36B42F77C36A64895E617EF1E075AD4E',X'0108653464326534303425542A30257695D90ED18BC74CE707E3AF23B7A5CE694CFB63B26D4ECCDEC2F98334391A731DA17DBE3D919313FC3AEA2AF2E7214A10BA0A52DE023888EF90F435DFADDBBB5DBA77BB5EEAD14B68E8D4908AF73D82B89F34DAD8E33AD62AA08041EE5178986369F7BEC0BBC550F0FA32D4F88BA49FDD24F52E66B4DB83040C63E883F1EA405D0214E7F9BE6E2A37D2381A81F1190AFC979A207318C8CC0C04E2AB6190C49DACBB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(262,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPQ','ximena5','ios-727ae20a73e42d11','ios','iOS','18.1','iPhone 16','','apns','',X'FFF86E19021C28601743E3BA4596667F9AFF91879F4DA47BB55A8A667390ABF0',X'010865346432653430346C5D1872105E15249B7FF324224097A9284A6D38535AA596E4297C83DEBF38152BDC7E64E6E9B2EEBBDE6BD8A940A9729041726634F10A875DD88C639ABF4ADAAFA8009011825DA487F2EB726C4DAF78A90200119935D4E4A1A9C70B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(263,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPR','yusuf5','android-4ba59cfb540ca7b0','android','Android','15','Pixel 9','','fcm','',X'7A3C4599BAC02A6C7A03C3CE8E08048AE5AFE362419435B5D9E25179BA0EE041',X'010865346432653430349CF95420A2751486F56F00B73150DA925D66078FB7D6F928D3B7771EC8E87170DC25FDAB293D86C4AE478CD42675598C52E1AA58178A99C7BEF16317CB3AAF47287A3C13EA8AE7A6894B6FCBB9FB36F76C86148DF6A31ABD34D6FB9E28040C51B4BE59C08045C21887015370E1151A82293E16D76EDE3B1AD1C4E1606A1A1FE11D1C10673E0836E251091F11EC8E02B59E5D504EADFA17FE03C91FB67C0E7C6E8F0E166C1CFDA5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(264,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPS','alice6','ios-f6e688722231ef1d','ios','iOS','18.1','iPhone 16','','apns','',X'6D43D0D3B89943D41A2EE49E1C6DCE73197B01E54FA6AB85CBF3ACFAA68FD039',X'010865346432653430348917CAB67F11D96DAE65FE22EA3334052257DC1FCE5B52332FB0786A824758946061554F66FDAA5A46E94E3361C1B21B480C8BDDAF1DED3544EB33DEBD221C53B25920AB2E16BD66FEEC298778D882C40B27EADA0FC1194E5716702F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(265,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPT','bob6','android-f87c0bb897470191','android','Android','15','Pixel 9','','fcm','',X'EF418FD154005645B04D43B66484B61D65FDBB5E0DB1B4A84DE599D0E00F7C34',X'01086534643265343034F3A356C9EE3C9E20C0EE6B0F4915728C36DA1B119B454C6A9C7548A7847187052CDFADFA17058E7BE86C2EB3B327FF5A76EA863A8E846041DC2A97B0BB0AED08DF2873F1348849ACE73B307A805F27514561CDFDFACB2568CD3A6D232C8BCD613A0085C91615264FB9EBFE77718BB961D3B9BAA2B2F1D0BB3563DA5307E6AB0B3E6811FD2D91EDB17B515B806469C99EE724986E467064FC444E9EC648F5CE329B9495BD40A0E5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(266,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPV','carol6','ios-e67fd4537c0f0c2b','ios','iOS','18.1','iPhone 16','','apns','',X'8A04420058BF05CCBE6E01A5B50F482A7ED210B06B67F2BFCE60A0FABF871101',X'01086534643265343034B23F19D4A27DE7D9D58F7B5DB7D529F0C6E91CFA32993947492684FC7542D1D548B735DCB6CB0A44E66BD6DA6C9BD5946AE3FC55791600B522F9CD4D38822C274A033B3D20DA237432514598EC06245422002B669AF5FB005114B835',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(267,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPW','dave6','ios-75c0712e1cdd5def','ios','iOS','18.1','iPhone 16','','apns','',X'47DA50BE0DEC8F5589232C2BFC11DC5F213A16DBF4DED8CCE7A16A1C523ED128',X'01086534643265343034F9AE5AFD9B72CB7DD5874EE1909A4BDA67956AD32AA3D28F27D1B0863A7529D6AC778D42C9063B3D0F7C7914512299E4AE3E9A344319B0543C8AE791C1321D3AAE2529C62C8074615808F6D97E61503F0E07BEFA8C0DCB189822DA97',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(268,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPX','dave6','android-75c0712e1cdd5def','android','Android','15','Pixel 9','','fcm','',X'28F2E23E60FCE34BE6878560C8CBB2CDBBC04FA8A5CA6C23676B9F223CCF763A',X'01086534643265343034B3F1B0401983FE732C40045F9E6AEDCC44EE5F31586E69F7D708C49B3077A5EF83970DEA16603270C1522F170FB4342BF51DCA136EBCC33A11DB3329C8EAA0484E6DDF25400AD0B38D2205CFEBE3D1A1DBAF3B020E74209085A5984BB6E93F73F93249F402418EEE17C7C77BECB52881581E78738C6CBA9C6372ED7D8726FBB539EDB2728A9C2D0468756C23FC90129DEFF615B107FEAF2607291A052CEA18024EF21B7D2DB853',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(269,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPY','erin6','ios-2397d75dc3558b2c','ios','iOS','18.1','iPhone 16','','apns','',X'F0AC70CA8004398AF57F088BA90F619E467B50C689526D1076DC6D863D1418B0',X'01086534643265343034CC5C20AA1AF1ADE2862DE0EB5DB73A4D34302AF4CF39CCE15B9BE384C97EED7CE0D9C99926816E97A4F566E90DB63B161BB9E98B1AF7A755006A7E56080F38171A3F9703FCD576149305A537684D508EA058F379E17913905835E079',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(270,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDPZ','frank6','android-32f40fe88f2c7954','android','Android','15','Pixel 9','','fcm','',X'5BED6437CB059DF96929482DC2C43D7DF44347A9CA74F5F875D4119811416308',X'01086534643265343034146F7DCD67118556A6EE4C5E61DAB06BE5E9FFC0BB6A333FC7C62398228ADA6790C001F1934DEAE5A6B1683D19F1D9EF5DFB74B03670C15B7C3E3EE589529490690A450262E3E9EA6D4D6C85C12796C53010AB8029010743461A7854DF77225424B98CEE45254A0F5D6CCE83544B24B99FD3455934F0940807FF7E6DFE8F401680D16134B73F92EF51FBB9B7D832C693914A348904DB2D0FC253274F9B63FDBEE3475FAD84EE00',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(271,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQ0','grace6','ios-351a3c02efe6dd69','ios','iOS','18.1','iPhone 16','','apns','',X'632FBDC97ACC6E05851FE625FA71C6E6A7A12E2CD09502828C02686C2E8A07AA',X'01086534643265343034142B558122DBC57D5861B64B94725B56A44E0656BD346050EF20C4E88E7CFB5BBFD932F8BD31D383B5F738A940F0925AE4117808891815732C41D9D7B08653F8059B5DC6D321272F72E9440CAF6F4A18B640D5AF3059331A66C6449A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(272,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQ1','heidi6','android-8ad33c59dcc751d5','android','Android','15','Pixel 9','','fcm','',X'4BB2EF4CD1518024DD5F22D6428FFC30BA6C6669B36D43E1C3BC2141B40CD484',X'0108653464326534303473E18E065AA3A388B1D21706BFE395530FCB346ECCED4D1B20D7858DADAD9CC657830963700628EA8207DAEA90DBB615212C2B52BD2CF60D5D067FCD029092783D5711688AF2A5FF1F6351A8D8A42F5AB59A6B0B19FBEB336EC910BA2868272D228D163D26420DB389A8CA4236EAAF76D6265D4133F6B7AA68D52F3A733E098101ADE7579A194587E1CA36387E8EB04146A04152696B2A59EAE7394CFF0C62512C02F0A9CEADA0',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(273,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQ2','ivan6','ios-47df1aec09fb750d','ios','iOS','18.1','iPhone 16','','apns','',X'F0BE2450A238907EC00C1ECA97E8CF84A37C25545B4A3F80062CD26C871CBA53',X'01086534643265343034DD75C6C91C0632579C5D83DB2945D1432C27232D2FEC099EBA45952708057F39F49478DBCEEABED833F03E973F82C374C558B490867C1AA5B06D40180DE99931006142719A1234711A8F1B84945601C42D5758912DDF2EEEF1BFFADB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(274,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQ3','karl6','ios-14c6f67f9728e444','ios','iOS','18.1','iPhone 16','','apns','',X'BC62202369684A8CBB1852D3EE3DD7EA1281767ECAEEFA53BF24829483719E02',X'01086534643265343034E127204547D35CECD86DBE047CD33A6A57EB54C9CC1C8D6B0294FE9B34AD06349B013040CDC12772658B26FDE96608284E3017E44C10387036899F8933C10882D57A9200F607EEE205E8D6BD5EABD02DBA3EDB91846A3AEB0DC1915C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(275,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQ4','laura6','android-d48a17dc97b9d8ad','android','Android','15','Pixel 9','','fcm','',X'7544EE2E0730BA65FDECCD9B375A8A98F491E338515FAF27DFD4F187B51A1676',X'010865346432653430345C5977379CCAB5C74487B0999B73CB7577C08B7447B858227856862DD0CCCAFD651120597DB345CA6E862C13D024AC89038F2103DB64790D0C0A6B19DFE878325FA6D57B3DF6C05E7C0228E50A82C36E22F285561CA273F2612ADDC4859A589A165E7D2E9EEB169F9C217212DF1ADB056C90DA1C0F34815BAD18B4AEA8F6150FC4186BB10399DD0A69DCE89A2AE3DF6D9EA366A4BE3AF30C8283D39BB2F3454119E8441F6BB7B1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(276,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQ5','mallory6','ios-8afd2b79ba97c4e0','ios','iOS','18.1','iPhone 16','','apns','',X'FA5777F432FEA94790A7BB85312DFEA1E912B1189BA7F56EAD750A1A14EB55FE',X'0108653464326534303487C6A3364ECE73380F3BCDDAD7134EF46945A2B04EB40C1011DE3F2B6B1052CE4B8F9F6B2CA2C2007448465B792D8B86569065CDA0072E91B35E947B808A26E6A987919F569DF366884B28480A5A5CA97AE4153445E46C3DE9D61208',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(277,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQ6','nina6','ios-f1a016d0967c1601','ios','iOS','18.1','iPhone 16','','apns','',X'56348B4E93B6974253B82B52CEE55CFFD47E724A0C4633D221BD4DF61241CA4F',X'010865346432653430342801C8334570CF914A58360879936E5012EF807008B119AE8A9ECAE9E23AC3BB3F72A7DAD388039C5EA11E605D8C128AB5D36046EEA48F26E380222FAB9175D54F3D601FD34D3AAD12B7AFED871CDA434B81FA98BDEB4C81E89E54D9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(278,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQ7','nina6','android-f1a016d0967c1601','android','Android','15','Pixel 9','','fcm','',X'3B692144BED5DF3186DD5A55B0B4E521DB3821DC38CA98BCD1F1AF313A190391',X'01086534643265343034FF22B90DE04AB56C8CB5CAA08C5C3B5BB75B657FE8C66F260A7D814AEEF6F909D19F024E22288BA8AFAD9D23E22090BD32493CFF1194127649964176CBD7A0CABB8EFB113F5F61EE81DAD9F4BBC8D42E54C0B6F00B996E2EF127DB73B59D1D87DC3DBCEA1BC4AB092613A4E19E8E78E46FB7C82DF4549C5CF7AF98C6070465416C52B8F0DA33A83900FDF8F5FA5D8D74D8F9A0759CE3BAFA75526E679636B89FD89D9E3B5FDA0D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(279,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQ8','oscar6','ios-16a6a5d688770ff7','ios','iOS','18.1','iPhone 16','','apns','',X'C07E6FFDBE62E4A1B6F834843C75B9E23F865AD8DB12659F06BEECD8C6B0AFD7',X'0108653464326534303441331A0DA1CB2EB4CC4149CE47B3479EBEB45811C6289036385A5EECF4D5D3ACC56009B6CB03FFDAA80D05760D22B14803FB859652F44034763D35FB33F8BD1FDA7FC2F974C7364EEA68D795505301AF2196E3C001E7FF401D22F878',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(280,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQ9','peggy6','android-8120b69fef5293e9','android','Android','15','Pixel 9','','fcm','',X'6737A1DC2D10A6307658B6E4C48CAC866C50E17CE089567EC14E5197C9B45453',X'0108653464326534303480FE674D0CDDB2F20F5ACC2E0F9890A7B1627A1508DA7600DB4458242C444A635DC8ED444C0ADE00A21EDA706D019CB368E9A39DAF7B72452891B2D3A6F0CB5180E9A2135550B0DC10AD786BACC50DDBA4C3076F4427F535B47BF378958FFD20E42AFA494B10DB7E6651DD2FC7AB7992243D66E4E1434B809EB9045369AB1EB9F9EB668AD5C8B743C3D39CACE459FA75A8A0FBF1EAAC1C462CFFF5647D1DF87BCB1C819C8437DA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(281,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQA','quinn6','ios-bb08c3f6590c3df1','ios','iOS','18.1','iPhone 16','','apns','',X'4D1BAC7F932058829766C75B6C969A3C94FF6FF2C98AEDADB3FFAD644738EB17',X'01086534643265343034680C6299D8115F19672C36F8A0B4449477DA057A86C991CDC35A8295CC07112F66A7854A8881EC0A7FB022C2C3D9F04F3DAA948945DA886CADB1B02243E80209A9B7113DBD2D15EED9FA269B367BD71F057F539D78B3E31CF2F870F4',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(282,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQB','rupert6','android-e5634ffe3bdb3838','android','Android','15','Pixel 9','','fcm','',X'1AC8BB35189BFABF00A7830916C23A93C7315642FD65DEF90F1465223A64A7EF',X'0108653464326534303437B663801EC50DFE14AE0623955FF08BE9C56BDB210C64620916736FF9E11718C6D95F03A5587FE4330E6BC180465037221E0A2F675EB49B3DF358DED9DE73AC378783D31F1DEBC45C193022175A3D2DB959960E10E42BD8A03C4E8C1EB6AFF546DBFF7B24E2154C432FD8D4C5C152B9C34DA7FB6B9DCE08F19CF79AF5448A7344BFB9717D0F4953D6A1EB20F386E0F725FD0653F3D443F3BF8175817F25A21E46A04B1A6314E2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(283,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQC','sybil6','ios-c3d6e0ce232e27d9','ios','iOS','18.1','iPhone 16','','apns','',X'CC50EAE32D76CADDE7DB115A152BCC2E9C328D612477248C4C9ED48D5F0A8FB2',X'01086534643265343034E2802E3110AAB8AAD65F00A2B8568BDD97052943585BB9B1CDE4845435CC3FBCAF42DDDECA42D118251244A16BF84FDA558235878828BEEAE2A168E570C55A234D8810C9ED7A150840CEEF739B6CDA1396A509237197DEC7C6B2541E',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(284,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQD','trent6','android-64ff7e262bc85a49','android','Android','15','Pixel 9','','fcm','',X'9CED60C6723938895F1B5361401470232B55EBFCCB1DA207F6290F17104ADE8D',X'010865346432653430340B382BB2B7CCE5B9DB475298AE706FB9E03FDC4E7AF2259D671DE66A099FD162AED49776E660E33C5E752995E73E59D6CA6A78C0ECAB7B06D1F7B43CAE0A01DE40D084E799801D9AC66AAB5B9F7C3E5D7FA1ED09E1B27CDA237B5956A785C22C6CF75CA5230A5B58469007A1B6FB0E35AC53B6BBB22F85FE5B277FCE83A815F844796440397A27C2DF6EB1CCC4A5A23BB474F8782EFFD79E3E2CBF8920B3F69CC6720205859A41',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(285,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQE','ursula6','ios-882e6cde3042ceb6','ios','iOS','18.1','iPhone 16','','apns','',X'AA72A2C4022E53A112D172FDBFCA6605CFDF14F32892739F0ACCF1AFD307AAEF',X'01086534643265343034D1D31212AA08089743966F1A71D80B9071A21130F752740B58A71752F965AE25C8031CB452BEEC8951EECEB5CC765AB6E67DBB84748BC97E928898EADA879810ECF1505CFB98D6F91DF8FFDC332724412BEA908080698ED12A93AD7F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(286,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQF','victor6','android-c3899c1635513c1c','android','Android','15','Pixel 9','','fcm','',X'C0759804512B0229E3DBE09401C48EA01678F6CF415D79448725E2D13251947A',X'0108653464326534303426CBA4575381CEA8A2751593F836290F6464DBB676AD3E3FF94937FC9E25C9F22F459BF4A7D6448D769F38345ADAD589991424B696C21200686907DF59F52FBC6E2E2AD8625A3BA082166CFB3161B11F18E92681DD2DC7BA463105F5B4D47A79941A297A6378411F56724E1DA3AF45310E328F133F874DA72644D8AA79A5F713A0346201D670E1A5DFCDC80BE043867E9E6AF1F4C32C1E47BB03D300099163F1E2E257710AAE84',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(287,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQG','wendy6','ios-d2a0e980be0d956d','ios','iOS','18.1','iPhone 16','','apns','',X'5685EA026DCA3EC2DC7E849A03682F251CF032F76A12CAAD1A3BB84BC9A7C836',X'01086534643265343034E3B8E329652A771FAF86A90C33124F2B23E2C815DF5EF079D052BC02C2178EADD7576A0D88BF9CEC21FBCA56C958F3A282E5BC9B019F7C6448553167A4462B5F59447D70AABF7EA84D9D20DC10692CB96F670F95BBD1FB51ED57896F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(288,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQH','xavier6','ios-66d5e09bdcec349d','ios','iOS','18.1','iPhone 16','','apns','',X'6C981F9D84A7DC9A427845A09A4F1B2E3520C46AAD6FFB66A974D1C6B8A7CF9A',X'010865346432653430345FEC90932482A9AA3EA36644052E8102762EDCF1DE779DE72B5B8459099653EB6F414002F2A86A568464596C3541FB04B681B4A3167378F912108E7CD9B5C7B5F6CFE3DB94E95D07C06A6CE2B85A6F9FF22486C7E2BCDFE3553882C9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(289,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQJ','xavier6','android-66d5e09bdcec349d','android','Android','15','Pixel 9','','fcm','',X'85CDC79F7068FEE7C20A119A6ADEA906E9A6BE8C2E9E37502A2C3AE30587CF3E',X'01086534643265343034AD7CF217DB1FFC93428937460BB05C44F130CA3F857190C09F033E4A505F5B00ECDDDB5F975D1EF692C7A4F1C7A0DC3332659FF2BB935048FACA8204948393B513000968E4226ACD5B670750B081AE74534CF67280139D94EEA7EDC312CD88D6BF93A1E72F9A1B8143D0F20EEBB21113324334EF410EAE6649FE9649E1178FBB658C5D1EBA1A88F33CDA978DB0799332D1DAF56E79326BF95613C1F84BCB9492E835131E37D8AF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(290,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQK','yvonne6','ios-db221adbc46067e3','ios','iOS','18.1','iPhone 16','','apns','',X'80473234975FF222CB42BDB37F3D0C7BCA3B277C0A2CF6020923AABAA7A921B2',X'01086534643265343034C2AABA8EBE09BBADFFC89CE632B24174F7BEFE7E47C5424759E593AB1F5079364DBB619E68706DC23023F23C976C530EF0B94D5E7265D43FF9FA7DFAB40FD6F8EFF13DF1F0A8B3D89458D2D60127006D4D4451BD599590C5735546BA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(291,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQM','zoe6','android-82526c0b4a353043','android','Android','15','Pixel 9','','fcm','',X'7C9FABE087E7A63B362C26F8D7FFB239CEA22AF20FEAF9F02765BCFAC93AEE01',X'01086534643265343034B18313E92FFC4AAD9D34A711F3961120A5E6A2FD1D983412595C5E434D736FEA939E0565C2887C5AA54AFA8E1F5BA14E845ED16AAFF10CE87541D9BC9D8ED34678EC43C05AC0014058332A0640D5701012030CA6872DB8CCB577D33F0EBFEE9637A97C72571D1DE66631BB10631B1E52E23485FBB36D9B655ECF88D3954EA2B61285B063D9F20736911633746F5D9BD1FF0BB39655211C9456EEC231C98A970E0B67DC7FF3ADF7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(292,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQN','amir6','ios-290c1a8e65abc102','ios','iOS','18.1','iPhone 16','','apns','',X'B47C7920C24C6A069CA7386C1D648108F20DED7E44822D6FBC5033CA0F18A8F5',X'01086534643265343034D311CF8F535B71D1D5A605A4F0108563CDAD1CA2D5DB6DD54A1C6BA0E08A5FAB28CB3BF52A32EDE20230D50A3318D40C27D04B9D62ADB07B6CE2CADDAC8F14F0AA541DFADF22905A1755666179A961780EE37CFBA52E04C695AAAECF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(293,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQP','bianca6','android-994985ea85d3231b','android','Android','15','Pixel 9','','fcm','',X'BCC81F1D73F539BDCCCA1514C6E4B7D6B292D417B48727D966904130AB5218B4',X'01086534643265343034AA771E464B23803F893AEAED80902C7557ECEC21808388370633A5146D358A64A5A728C37CE934DA378A68E43F2A37E7A3A4B60CBC8BAB19987F500044E3968D607F394643B3B07701D6F98A5AF6FAD3E78E3145856F142F668FAEFD85E495E52475111D35F78DDCC17E07D3CF1D44D88C88A1257EC4E94966F5347FB4D5E7E099681715FF52124E85AADE8B931575A6DE9F20323D7A93B0D7E2DE6D13646E00666EAFB6ABEC0D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(294,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQQ','chen6','ios-592e6bb71ba28fab','ios','iOS','18.1','iPhone 16','','apns','',X'774EBA687913BE5EA376934EF40897A2B7CF5EA927C7ACE283CEBB53313FD107',X'01086534643265343034FB96C217CB26F39F252A34B00BA36AAF886935C309F483DC7786A3634451447F082F9EECA61D57AAEB1E2E085A0209F6EA1DCC5887B1E11E0B7DFE04FADFBF3D303719C98C082352ED63FA3D9305D07B9B4DCCA667BE3FD798519D77',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(295,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQR','emeka6','ios-b3941943385f819d','ios','iOS','18.1','iPhone 16','','apns','',X'18D83BC5CC261D97A9779C88E59467B52AC0EE410415C04AB68EBD796D0DE818',X'010865346432653430347A7E9D701AFA3875848EFA7F4DAE0DA45C1B700ABD8F0A2B3CB49F4DBED4EEB85C2B74866FD12CAEDF6581ED74F376FC75B6403284C08F12618D8586B3772AC34F1AA3EF389574A5EDDEDD4C2AA4431EA94EDC675C72B619F91F9C64',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(296,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQS','fatima6','android-9de44ba381368bff','android','Android','15','Pixel 9','','fcm','',X'50826318B4177EA2745FDF142E67F68AA7ADAB4942DBD22AEB0BBEC18F95B214',X'010865346432653430340241F6872E682B0DBA8A7AFB94CEF2E6917ADF921446B52CC1D2D251AC7575FF1613B066AA31D801393815FD2B05DE3D65524253EA87C0A3922FDCD06EAE6944A6CF1A9E070B07EFDF213D9EDA6C3EBEAF26BD1C2E69A1BDEDC277B2289D0332022D6FA2FDA02F8E5E2E3AA09FC6E3312B849639C294B7BE2F670CF0BAD2571CDBD543351290E205A79E2556B1E9BC6E1281D9A958105487D618730A988AD9EDFADD7532189EB3',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(297,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQT','goran6','ios-1f792021cc381b98','ios','iOS','18.1','iPhone 16','','apns','',X'AB9CC2B14F6940A9B5836CB47B249C22705226152E50250529806574B1497FF9',X'010865346432653430342F98C89D9F6D63432A908A7ADC33F8BCDA32723CB8E1EE2BE7E7538572A943E3FC95BDF79FF9873D3A1F6939B19458D7834A0E1C782292CEDDC39B931BF1881795D88330660860630FE135DD20F68EAAA29E806834E3FC6BBD3F8BDF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(298,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQV','hana6','ios-447703a6fafae941','ios','iOS','18.1','iPhone 16','','apns','',X'407A7E44B8B9CB40E05C99E5431ED6DB0F7CE10A1A1BF5BA139B39DF1053565E',X'01086534643265343034D932D44905CDB719634A2676C055D07B88C8D721ED57AD2CD13FDF54E103E35B3B57A9404D5861B04D0135793BDFCE17F8681C3E60EC9A92E26F7B92D1CB4D47A0A29D6096D59B02AD0002994A8FF58B7F045295A305D97BFAB9ED5C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(299,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQW','hana6','android-447703a6fafae941','android','Android','15','Pixel 9','','fcm','',X'59229C38B2C24D2FD4C6BECCF021A5EE3BF4E308739C7DCF171B903EDC89CB28',X'01086534643265343034B90AECC109EC1C3EAF42DD3DD0BF361F3A141576EA17EFC26D3C5DF251B80A2A3C707E34976F0CAAD5A3621249C5E544CA31FD2FB6E1574F273F951D72CAC019FAAF3AEA33AD5EF3F41FF036B1AD82DA7DA18C606700786BED8ECAE8B6187E8D347744455BE4BDEA4052966008C22A0F8B3C18BCB8703C956F7BF006C283081D2FBABDCF52691A9D67AF63A823278106526E44D761E8060487736E5EB78407FB7A553C48D5A79A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(300,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQX','ines6','ios-c445df8a65298f7f','ios','iOS','18.1','iPhone 16','','apns','',X'38728B7F82662C476BE28ADEB9276B2B1F221AF2973C7D6A6ADB3FA041D02B3A',X'01086534643265343034A22B2ED29FB7B803AAF6425D319246A726E96259451EA2FEB2FD04197D7227826F421A2BACE8E2D07D3C306E712CCB1F5B10D0F36BED4105E058B3FCB6EF799C410C30A77F703CB32F536E8D79769A7DFD916148AA6BF1606859FF6A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(301,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQY','jonas6','android-773667c698ebdba3','android','Android','15','Pixel 9','','fcm','',X'FD83BC57B3823A144A78F33CAA868A7965A847E09F0423C2EBDC5A2950C339C8',X'01086534643265343034797B4FFDEDB133EDF27E9E77DDA0A597BDB83E54243B10A18B6F4F94B4D9089B047C734310063506C75B7FE08F6210194AF685DF9866F079E78155AB75F1AFABE67A03AAC8F4100B53CFFA7247C3957728BD5C59C17A42E9CA9BAB10C9A9B0EFD4B41C6921CA6200A0C95FE8A925663945804E6A17A22083D4A1D7F41DD126C3CBE0298FDCF68B3025597D48B0555B4E69A40236D24B3CC14E79D30460BAEADC5FE0743666C436',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(302,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDQZ','kofi6','ios-fe04e580437eafbe','ios','iOS','18.1','iPhone 16','','apns','',X'64204C522B69CA5FBE6F910B3C582907CC653B2FEEEADE027F9117E64C60C8E7',X'010865346432653430344A19C53AF9EC1D1EAD18C3C88DD421074EA72544750A82FB008F27294C39B84BE4916DE2B33CA7DFE0E5C5237F2F8C8B7B5F359569152C7B5D8252199CA71DA90B8CA15249BA90D216C46DBAF41237BD353AD1CD2493CA469BD51264',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(303,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDR0','lena6','android-6043314376ceb1ca','android','Android','15','Pixel 9','','fcm','',X'444F494501F8F60B446D2C96AC45DE03A4575C04FE7ABFE1DF37AA580E5C2B8D',X'01086534643265343034A7785BB61C77FA650DCA119136D07E08E3C13B33BDD283F2DB5A12362C2038E693883C9117395626EBAF6FF1423B8335CD9DA49F4B093F288CD8C9D493CB5C2739530C056DB04424540E915E815BFEF8B4396AC6DE5EAD576EE3CCBF2D855C7B31789EA5F9B32993F17335A5B3AB3122E6E08277D45ECCA48C6F9E6FFCB262D5907E7C8AA1C489E0EC73E4D486D2D0E485C68116B1D7EE1CBDE79CBFB55911A3315B1934FAF08D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(304,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDR1','mateo6','ios-23a33a987b50d554','ios','iOS','18.1','iPhone 16','','apns','',X'5B32CF7AE85FBDCD26EA379F0F99E70E25BC266644B9D8E434BE7676DA7E2DF4',X'01086534643265343034A2F9C03D8D1939A730A59C504704A48F5D485C368B33A2F812001A9A60FC3DDDB0CE40B29504B33493DAC31F7A841D9CA3E6C41A8E552D3728B525431E4E13434E977496F5C7969CA14C0CECECB87B2BEC9D38734FD1A8AE01E4EC45',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(305,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDR2','noor6','android-c5c808a085d9c168','android','Android','15','Pixel 9','','fcm','',X'A69BF9B35F68C153DF5B01819876693CD4B5B4A36768469E8A8CB8AA1DBE455B',X'01086534643265343034675E0D84D7E1C7B3E21EDFE98129F325FB0379EBDD6F123CCCD79944F8782174EE0FCF8F906B031438B67A7D15C791A5BCE4D997F33BCE6145C2AE7CF4A1986D1B7944D7B7E1B0B5D7190B28E53176370F81F3B60C234DAA9B80C17A647446242111ABE8DE7ACBD0185DE84A747843DAE76F9AA6B893296ED8BBDDD1C5A1E713BE32B00CA3B7DEFF4BBA26738F93986F386E7765998B3199A44527909C5F86AD55EDC74920BBAB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(306,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDR3','olga6','ios-26d995c0ca84efe7','ios','iOS','18.1','iPhone 16','','apns','',X'01449DA434D1AC79E7D0C45AA98A8F47091E1AF8B060D360D36AEC081D2D7691',X'010865346432653430347FDC3E4269A3AB88F52EFF06C01AD695D8D06FB57F1E17DE3AB26F997C4F2E106AC86D0950F360ACC220CF602CDF3796BAAB9478D84B1B274ADABB40BB219E047F6F10ADE0BCD25A4824E38FD74DE5A2CF993DE5C7ABC02BC623D6FE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(307,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDR4','pablo6','android-5579db509978f017','android','Android','15','Pixel 9','','fcm','',X'C5118BDE619A253CE81A81A0DE858F068ABC82696C28AAF5063D3EFA426552E5',X'01086534643265343034E93EB57937D52CC131745B63882A4F7C2D0E4D27F79581F8671233D1A282274F5A218EC113E6E828B4C95932A4FA1ED326E0D0E8D603D4D69E3FEA84C5557E0A971681C712DEF1A0EA6CDE273368F3025C458E04AD5ECE4AC26AFC87E86BCD1D7F3B2161A504BA9E395B3F9D6DB32CDB8A3E5D5C0C3E522326E5C76923086BCC2E5861CE6820973F6BCD567408653391C3240BF7B394C818AE10A6C5A8EEE7D70A0096F16B7AB3',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(308,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDR5','rosa6','ios-11b076edf858628a','ios','iOS','18.1','iPhone 16','','apns','',X'9DE0FF3803AADD7E73873F8CA19ACEC5518EB48DC4D40CE52315A150F1AFDB2B',X'01086534643265343034C7E344955B48D388D8D13FBA9ABCC206B587BA896B142D36E15BB8B828BA89632337EDE219ACA11E5A27668106383A7B0F2816F86B3F8E807E64E05F15C9BDA11E0891ADE0D87F3AFC12DFE4FCD397B3A9AC96ED009F5BFC0C5B4F80',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(309,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDR6','sven6','ios-ee0b45f7e85c4295','ios','iOS','18.1','iPhone 16','','apns','',X'7EC98EDE3C86F0A37813BC6607CAD70BE5AD20F24AC26522A7EB7A02A2A0E727',X'010865346432653430343FADBCD033C70652270970BF4893330E261BA10BAA3CDAD7562C76136B5B01361731BC96555257B490E131A2B635BE23F86396D9D1665B707895D24DDBCCF28F2A694998732208960186EA71554B4FD78FDB0A68A2F45409E858E91A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(310,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDR7','sven6','android-ee0b45f7e85c4295','android','Android','15','Pixel 9','','fcm','',X'8F4C9CA8A5BD9B94C9DC91FC6EA4958DB0A82E22053078CC90F6EFB38FAA4E42',X'01086534643265343034D5F8E9B357CDA627C7C486A8FAB900CA41C75134E455B572634A4691193C0117E06B0E01E28216308BB33675760F7AB3F4C80D4A6676E0E53BAB87155312E747B04A9E478635A77CB6AF8B24EA2488362765811B08236692F0483BE8D040D651DC47D84BE959C978DBF34F7D38A7AAAADDA9268E5809ABCE462B4B002D3D3E5F9183DF31D19180365E0E2B5FBBD4C25E123E9769C7C9C4B77E29CAB1D3CF3A7E026120384603B5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(311,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDR8','tariq6','ios-f3a889a0afa16482','ios','iOS','18.1','iPhone 16','','apns','',X'5EF8FD5F863DA9111CA5B7F0506DF52D21BC6E389F486A81D405AFA7DD0D3549',X'01086534643265343034B0D9193E50A4FBB3F5A02293D9A2E6D6D2DC8F95F3E32D5608A1EBE55317ECFB976795423944E2C0B0E24E9553D27616ED04812EC38D58584CDD2983C0988DB3537F0AC1D54A5F87D261E36715531F174A7FCAB416714F7726B708CF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(312,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDR9','uma6','android-ce158365f11ab8dd','android','Android','15','Pixel 9','','fcm','',X'D4861130C08666334F8A625F54E3213E4FA4A27DBB8D23B3D2E5458410FF0A5D',X'0108653464326534303431F729418F03016643E5BC36842916411132231E8AF1445D0D330039593E47CB1F7359CF5B03DFCE7193340F45BB6702CE41FEB51B48417D35A49FD0A420865C9F9764C30D8954F70CCA41DE0992A81C2A90AF0B510BCC4A88D1E848D15DE25CB761FB7229A14477C3470F2E3015C806E5F255C0741C6B03F29221540E7282CE4EAF6B4A654626339CBD01A3333491FAF78B28BD7783CADAA25651647AAE3FF9303FFD1856978F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(313,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDRA','vera6','ios-ebdceedb9eaf9665','ios','iOS','18.1','iPhone 16','','apns','',X'C40EFA3B527BCBB366F980836B201E7DC6268206C45A95FCFB3643D4634CED35',X'01086534643265343034E8FF6D7B262DC0A010520DC0E98CD65E4C6350763D08BA960B82872BA7C19635B79829A6ED21268C7651FCDCE7BE48C3B0DAF989C357C983BC8A87EAE42D6D5036DCA5E490A255F549B23425D54DA65B6389B91A746F7681BCE5B634',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(314,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDRB','wei6','android-b7e05e84f2a0431b','android','Android','15','Pixel 9','','fcm','',X'C3570AF44E30D0FAC196C8F1EC75483A96B0D148CFC53A227E4DD4A39A4BA6C4',X'01086534643265343034547610FE04F637893E7E23DAC327F2B2D28ECD82C34F46294BEFA6899B6CDA92730A96B5805000626FFB0064B5AC1346285110D28FFBA48EB56368F1FD1922896AD8286131BF9BA057B6566B1E94CB3C6FC2A88B5A7ECBED152BABBAAD3D73923BBA2DD494EB6F64F1B12676A14DDDA0F0DCF5638B8EB910A774593ED484BEA20701B2E59F42CE3ECCA344DE40765B29A3C9790159521CD534DA687F7AED3BC25979C4CF18DE1F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(315,'acme','acme-chat','push_01M83T4CM0C12QCJJT0T13CDRC','ximena6','ios-4b0d3d3b6f28490d','ios','iOS','18.1','iPhone 16','','apns','',X'D5F876858A44D3871671751EE972DFAC691C50255A516337FDC12FE4E5B53D55',X'01086534643265343034E815B955547BD18475D6102F59C288F132866231A69BF5ECF7E7DC2ED9A2E30CD34CDDD99D34FD2A1D5805FA4E65FD712686F5E1279F648406FC275CF40C9FC561454836B62BC9A3FF828AB1F6A069B0AA03084CDB48A8DB88927CB1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
CREATE TABLE ended_guardianships (
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
CREATE TABLE erasures (
    erasure_id TEXT PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_hash TEXT NOT NULL,
    user_id TEXT NOT NULL,
    requested_at_ms INTEGER NOT NULL,
    state BLOB NOT NULL,
    email TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE TABLE expired_token_counts (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    -- Days since 1970, UTC.
    day INTEGER NOT NULL,
    tokens INTEGER NOT NULL,
    PRIMARY KEY (organization_id, app_id, day)
) WITHOUT ROWID;
CREATE TABLE feature_flags (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    user_ids TEXT NOT NULL,
    percent INTEGER NOT NULL,
    otherwise TEXT NOT NULL,
    PRIMARY KEY (organization_id, app_id, name)
) WITHOUT ROWID;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('0001 registry');
INSERT INTO "grdb_migrations" VALUES('idempotency keys');
INSERT INTO "grdb_migrations" VALUES('outbox telemetry_outbox');
INSERT INTO "grdb_migrations" VALUES('outbox ended_guardianships');
INSERT INTO "grdb_migrations" VALUES('outbox permission_outbox');
INSERT INTO "grdb_migrations" VALUES('quarantine');
CREATE TABLE group_members (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    group_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    PRIMARY KEY (organization_id, app_id, group_id, user_id)
) WITHOUT ROWID;
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
CREATE TABLE invalidation_journal (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    provider TEXT NOT NULL,
    user_id TEXT NOT NULL,
    device_id TEXT NOT NULL,
    push_device_id TEXT NOT NULL,
    address_version INTEGER NOT NULL,
    reason TEXT NOT NULL,
    device TEXT,
    token_hash BLOB,
    address BLOB,
    invalidated_at_ms INTEGER NOT NULL
);
CREATE TABLE invalidation_modes (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    provider TEXT NOT NULL,
    mode TEXT NOT NULL,
    until_ms INTEGER,
    reason TEXT NOT NULL,
    since_ms INTEGER NOT NULL,
    PRIMARY KEY (organization_id, app_id, provider)
) WITHOUT ROWID;
CREATE TABLE organizations (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL UNIQUE,
    app_id TEXT NOT NULL DEFAULT '',
    name TEXT NOT NULL,
    timezone TEXT NOT NULL,
    default_locale TEXT NOT NULL,
    status TEXT NOT NULL,
    profile TEXT NOT NULL,
    policy_overrides TEXT NOT NULL,
    revision INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    updated_at_ms INTEGER NOT NULL
);
INSERT INTO "organizations" VALUES(1,'acme','','Acme chat','UTC','en','active','chat','{}',1,1795424400000,1795424400000);
CREATE TABLE own_catalogues (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    content BLOB NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    PRIMARY KEY (organization_id, app_id)
) WITHOUT ROWID;
CREATE TABLE pending_invalidations (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    provider TEXT NOT NULL,
    push_device_id TEXT NOT NULL,
    address_version INTEGER NOT NULL,
    reason TEXT NOT NULL,
    observed_at_ms INTEGER NOT NULL,
    pending_since_ms INTEGER NOT NULL,
    verdict TEXT NOT NULL DEFAULT 'dead',
    UNIQUE (organization_id, app_id, provider, push_device_id)
);
CREATE TABLE permission_outbox (
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
CREATE TABLE presence (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    device_id TEXT NOT NULL,
    status TEXT NOT NULL,
    active_channel TEXT NOT NULL,
    last_activity_at_ms INTEGER NOT NULL,
    reported_at_ms INTEGER NOT NULL,
    PRIMARY KEY (organization_id, app_id, user_id, device_id)
) WITHOUT ROWID;
INSERT INTO "presence" VALUES('acme','acme-chat','dalia2','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','dalia5','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','erin','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','erin4','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','ines','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','ines4','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','judy3','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','judy6','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','noor3','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','noor6','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','oscar2','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','oscar5','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','tariq2','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','tariq5','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','trent','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','trent4','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','yusuf','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','yusuf4','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','yvonne3','laptop','online','ch_general',1795424400000,1795424400000);
INSERT INTO "presence" VALUES('acme','acme-chat','yvonne6','laptop','online','ch_general',1795424400000,1795424400000);
CREATE TABLE purge_notices (
    push_device_id TEXT PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    state TEXT NOT NULL,
    noticed_at_ms INTEGER NOT NULL,
    purge_at_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE push_switches (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    is_off INTEGER NOT NULL,
    changed_at_ms INTEGER NOT NULL,
    PRIMARY KEY (organization_id, app_id, user_id)
) WITHOUT ROWID;
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
CREATE TABLE registration_counts (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    -- Days since 1970, UTC.
    day INTEGER NOT NULL,
    attempted INTEGER NOT NULL,
    taken INTEGER NOT NULL,
    PRIMARY KEY (organization_id, app_id, day)
) WITHOUT ROWID;
INSERT INTO "registration_counts" VALUES('acme','acme-chat',20780,315,315);
CREATE TABLE relationships (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    relationship_id TEXT NOT NULL,
    guardian_user_id TEXT NOT NULL,
    child_user_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    status TEXT NOT NULL,
    verified_at_ms INTEGER,
    ended_at_ms INTEGER,
    created_at_ms INTEGER NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    UNIQUE (organization_id, app_id, relationship_id),
    UNIQUE (organization_id, app_id, child_user_id, guardian_user_id, kind)
);
CREATE TABLE revoked_tokens (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    device_id TEXT NOT NULL,
    push_device_id TEXT NOT NULL,
    push_token_type TEXT NOT NULL,
    token_hash BLOB NOT NULL,
    reason TEXT NOT NULL,
    -- The provider's code, where the provider revoked it.
    revoked_code TEXT NOT NULL DEFAULT '',
    registered_at_ms INTEGER NOT NULL,
    revoked_at_ms INTEGER NOT NULL
);
CREATE TABLE service_keys (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    key_id TEXT NOT NULL UNIQUE,
    secret_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL,
    revoked_at_ms INTEGER
);
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
CREATE TABLE thread_followers (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    thread_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    PRIMARY KEY (organization_id, app_id, thread_id, user_id)
) WITHOUT ROWID;
CREATE TABLE threads (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    thread_id TEXT NOT NULL,
    channel_id TEXT NOT NULL,
    UNIQUE (organization_id, app_id, thread_id)
);
CREATE TABLE token_secrets (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL UNIQUE,
    address BLOB NOT NULL,
    updated_at_ms INTEGER NOT NULL
);
CREATE TABLE user_groups (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    group_id TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    role TEXT NOT NULL,
    UNIQUE (organization_id, app_id, group_id)
);
CREATE TABLE user_roles (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    role TEXT NOT NULL,
    user_id TEXT NOT NULL,
    PRIMARY KEY (organization_id, app_id, role, user_id)
) WITHOUT ROWID;
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','alice');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','alice2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','alice3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','alice4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','alice5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','alice6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','amir');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','amir2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','amir3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','amir4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','amir5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','amir6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','bianca');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','bianca2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','bianca3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','bianca4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','bianca5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','bianca6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','bob');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','bob2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','bob3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','bob4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','bob5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','bob6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','carol');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','carol2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','carol3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','carol4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','carol5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','carol6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','chen');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','chen2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','chen3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','chen4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','chen5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','chen6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','dalia');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','dalia2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','dalia3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','dalia4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','dalia5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','dalia6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','dave');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','dave2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','dave3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','dave4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','dave5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','dave6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','emeka');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','emeka2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','emeka3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','emeka4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','emeka5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','emeka6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','erin');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','erin2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','erin3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','erin4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','erin5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','erin6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','fatima');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','fatima2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','fatima3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','fatima4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','fatima5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','fatima6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','frank');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','frank2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','frank3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','frank4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','frank5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','frank6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','goran');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','goran2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','goran3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','goran4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','goran5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','goran6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','grace');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','grace2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','grace3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','grace4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','grace5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','grace6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','hana');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','hana2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','hana3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','hana4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','hana5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','hana6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','heidi');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','heidi2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','heidi3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','heidi4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','heidi5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','heidi6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ines');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ines2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ines3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ines4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ines5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ines6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ivan');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ivan2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ivan3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ivan4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ivan5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ivan6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','jonas');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','jonas2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','jonas3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','jonas4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','jonas5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','jonas6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','judy');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','judy2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','judy3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','judy4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','judy5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','judy6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','karl');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','karl2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','karl3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','karl4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','karl5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','karl6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','kofi');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','kofi2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','kofi3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','kofi4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','kofi5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','kofi6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','laura');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','laura2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','laura3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','laura4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','laura5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','laura6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','lena');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','lena2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','lena3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','lena4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','lena5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','lena6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','mallory');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','mallory2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','mallory3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','mallory4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','mallory5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','mallory6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','mateo');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','mateo2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','mateo3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','mateo4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','mateo5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','mateo6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','nina');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','nina2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','nina3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','nina4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','nina5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','nina6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','noor');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','noor2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','noor3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','noor4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','noor5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','noor6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','olga');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','olga2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','olga3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','olga4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','olga5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','olga6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','oscar');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','oscar2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','oscar3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','oscar4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','oscar5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','oscar6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','pablo');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','pablo2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','pablo3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','pablo4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','pablo5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','pablo6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','peggy');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','peggy2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','peggy3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','peggy4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','peggy5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','peggy6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','quinn');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','quinn2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','quinn3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','quinn4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','quinn5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','quinn6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','rosa');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','rosa2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','rosa3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','rosa4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','rosa5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','rosa6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','rupert');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','rupert2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','rupert3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','rupert4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','rupert5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','rupert6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','sven');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','sven2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','sven3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','sven4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','sven5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','sven6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','sybil');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','sybil2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','sybil3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','sybil4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','sybil5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','sybil6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','tariq');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','tariq2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','tariq3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','tariq4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','tariq5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','tariq6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','trent');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','trent2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','trent3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','trent4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','trent5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','trent6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','uma');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','uma2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','uma3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','uma4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','uma5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','uma6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ursula');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ursula2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ursula3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ursula4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ursula5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ursula6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','vera');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','vera2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','vera3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','vera4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','vera5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','vera6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','victor');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','victor2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','victor3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','victor4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','victor5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','victor6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','wei');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','wei2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','wei3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','wei4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','wei5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','wei6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','wendy');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','wendy2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','wendy3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','wendy4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','wendy5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','wendy6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','xavier');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','xavier2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','xavier3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','xavier4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','xavier5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','xavier6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ximena');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ximena2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ximena3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ximena4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ximena5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','ximena6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','yusuf');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','yusuf2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','yusuf3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','yusuf4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','yusuf5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','yusuf6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','yvonne');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','yvonne2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','yvonne3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','yvonne4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','yvonne5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','yvonne6');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','zoe');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','zoe2');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','zoe3');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','zoe4');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','zoe5');
INSERT INTO "user_roles" VALUES('acme','acme-chat','member','zoe6');
CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    roles TEXT NOT NULL,
    display_name TEXT NOT NULL,
    email TEXT,
    locale TEXT,
    timezone TEXT,
    status TEXT NOT NULL,
    inactive_reason TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    birth_date TEXT,
    under_13 INTEGER,
    emoji_ok INTEGER,
    reduce_motion INTEGER NOT NULL DEFAULT 0,
    UNIQUE (organization_id, app_id, user_id)
);
INSERT INTO "users" VALUES(1,'acme','acme-chat','alice','["member"]','Alice',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(2,'acme','acme-chat','bob','["member"]','Bob',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(3,'acme','acme-chat','carol','["member"]','Carol',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(4,'acme','acme-chat','dave','["member"]','Dave',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(5,'acme','acme-chat','erin','["member"]','Erin',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(6,'acme','acme-chat','frank','["member"]','Frank',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(7,'acme','acme-chat','grace','["member"]','Grace',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(8,'acme','acme-chat','heidi','["member"]','Heidi',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(9,'acme','acme-chat','ivan','["member"]','Ivan',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(10,'acme','acme-chat','judy','["member"]','Judy',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(11,'acme','acme-chat','karl','["member"]','Karl',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(12,'acme','acme-chat','laura','["member"]','Laura',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(13,'acme','acme-chat','mallory','["member"]','Mallory',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(14,'acme','acme-chat','nina','["member"]','Nina',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(15,'acme','acme-chat','oscar','["member"]','Oscar',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(16,'acme','acme-chat','peggy','["member"]','Peggy',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(17,'acme','acme-chat','quinn','["member"]','Quinn',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(18,'acme','acme-chat','rupert','["member"]','Rupert',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(19,'acme','acme-chat','sybil','["member"]','Sybil',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(20,'acme','acme-chat','trent','["member"]','Trent',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(21,'acme','acme-chat','ursula','["member"]','Ursula',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(22,'acme','acme-chat','victor','["member"]','Victor',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(23,'acme','acme-chat','wendy','["member"]','Wendy',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(24,'acme','acme-chat','xavier','["member"]','Xavier',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(25,'acme','acme-chat','yvonne','["member"]','Yvonne',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(26,'acme','acme-chat','zoe','["member"]','Zoe',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(27,'acme','acme-chat','amir','["member"]','Amir',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(28,'acme','acme-chat','bianca','["member"]','Bianca',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(29,'acme','acme-chat','chen','["member"]','Chen',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(30,'acme','acme-chat','dalia','["member"]','Dalia',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(31,'acme','acme-chat','emeka','["member"]','Emeka',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(32,'acme','acme-chat','fatima','["member"]','Fatima',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(33,'acme','acme-chat','goran','["member"]','Goran',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(34,'acme','acme-chat','hana','["member"]','Hana',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(35,'acme','acme-chat','ines','["member"]','Ines',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(36,'acme','acme-chat','jonas','["member"]','Jonas',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(37,'acme','acme-chat','kofi','["member"]','Kofi',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(38,'acme','acme-chat','lena','["member"]','Lena',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(39,'acme','acme-chat','mateo','["member"]','Mateo',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(40,'acme','acme-chat','noor','["member"]','Noor',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(41,'acme','acme-chat','olga','["member"]','Olga',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(42,'acme','acme-chat','pablo','["member"]','Pablo',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(43,'acme','acme-chat','rosa','["member"]','Rosa',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(44,'acme','acme-chat','sven','["member"]','Sven',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(45,'acme','acme-chat','tariq','["member"]','Tariq',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(46,'acme','acme-chat','uma','["member"]','Uma',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(47,'acme','acme-chat','vera','["member"]','Vera',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(48,'acme','acme-chat','wei','["member"]','Wei',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(49,'acme','acme-chat','ximena','["member"]','Ximena',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(50,'acme','acme-chat','yusuf','["member"]','Yusuf',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(51,'acme','acme-chat','alice2','["member"]','Alice2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(52,'acme','acme-chat','bob2','["member"]','Bob2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(53,'acme','acme-chat','carol2','["member"]','Carol2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(54,'acme','acme-chat','dave2','["member"]','Dave2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(55,'acme','acme-chat','erin2','["member"]','Erin2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(56,'acme','acme-chat','frank2','["member"]','Frank2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(57,'acme','acme-chat','grace2','["member"]','Grace2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(58,'acme','acme-chat','heidi2','["member"]','Heidi2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(59,'acme','acme-chat','ivan2','["member"]','Ivan2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(60,'acme','acme-chat','judy2','["member"]','Judy2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(61,'acme','acme-chat','karl2','["member"]','Karl2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(62,'acme','acme-chat','laura2','["member"]','Laura2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(63,'acme','acme-chat','mallory2','["member"]','Mallory2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(64,'acme','acme-chat','nina2','["member"]','Nina2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(65,'acme','acme-chat','oscar2','["member"]','Oscar2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(66,'acme','acme-chat','peggy2','["member"]','Peggy2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(67,'acme','acme-chat','quinn2','["member"]','Quinn2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(68,'acme','acme-chat','rupert2','["member"]','Rupert2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(69,'acme','acme-chat','sybil2','["member"]','Sybil2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(70,'acme','acme-chat','trent2','["member"]','Trent2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(71,'acme','acme-chat','ursula2','["member"]','Ursula2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(72,'acme','acme-chat','victor2','["member"]','Victor2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(73,'acme','acme-chat','wendy2','["member"]','Wendy2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(74,'acme','acme-chat','xavier2','["member"]','Xavier2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(75,'acme','acme-chat','yvonne2','["member"]','Yvonne2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(76,'acme','acme-chat','zoe2','["member"]','Zoe2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(77,'acme','acme-chat','amir2','["member"]','Amir2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(78,'acme','acme-chat','bianca2','["member"]','Bianca2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(79,'acme','acme-chat','chen2','["member"]','Chen2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(80,'acme','acme-chat','dalia2','["member"]','Dalia2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(81,'acme','acme-chat','emeka2','["member"]','Emeka2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(82,'acme','acme-chat','fatima2','["member"]','Fatima2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(83,'acme','acme-chat','goran2','["member"]','Goran2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(84,'acme','acme-chat','hana2','["member"]','Hana2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(85,'acme','acme-chat','ines2','["member"]','Ines2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(86,'acme','acme-chat','jonas2','["member"]','Jonas2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(87,'acme','acme-chat','kofi2','["member"]','Kofi2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(88,'acme','acme-chat','lena2','["member"]','Lena2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(89,'acme','acme-chat','mateo2','["member"]','Mateo2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(90,'acme','acme-chat','noor2','["member"]','Noor2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(91,'acme','acme-chat','olga2','["member"]','Olga2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(92,'acme','acme-chat','pablo2','["member"]','Pablo2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(93,'acme','acme-chat','rosa2','["member"]','Rosa2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(94,'acme','acme-chat','sven2','["member"]','Sven2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(95,'acme','acme-chat','tariq2','["member"]','Tariq2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(96,'acme','acme-chat','uma2','["member"]','Uma2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(97,'acme','acme-chat','vera2','["member"]','Vera2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(98,'acme','acme-chat','wei2','["member"]','Wei2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(99,'acme','acme-chat','ximena2','["member"]','Ximena2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(100,'acme','acme-chat','yusuf2','["member"]','Yusuf2',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(101,'acme','acme-chat','alice3','["member"]','Alice3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(102,'acme','acme-chat','bob3','["member"]','Bob3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(103,'acme','acme-chat','carol3','["member"]','Carol3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(104,'acme','acme-chat','dave3','["member"]','Dave3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(105,'acme','acme-chat','erin3','["member"]','Erin3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(106,'acme','acme-chat','frank3','["member"]','Frank3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(107,'acme','acme-chat','grace3','["member"]','Grace3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(108,'acme','acme-chat','heidi3','["member"]','Heidi3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(109,'acme','acme-chat','ivan3','["member"]','Ivan3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(110,'acme','acme-chat','judy3','["member"]','Judy3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(111,'acme','acme-chat','karl3','["member"]','Karl3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(112,'acme','acme-chat','laura3','["member"]','Laura3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(113,'acme','acme-chat','mallory3','["member"]','Mallory3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(114,'acme','acme-chat','nina3','["member"]','Nina3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(115,'acme','acme-chat','oscar3','["member"]','Oscar3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(116,'acme','acme-chat','peggy3','["member"]','Peggy3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(117,'acme','acme-chat','quinn3','["member"]','Quinn3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(118,'acme','acme-chat','rupert3','["member"]','Rupert3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(119,'acme','acme-chat','sybil3','["member"]','Sybil3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(120,'acme','acme-chat','trent3','["member"]','Trent3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(121,'acme','acme-chat','ursula3','["member"]','Ursula3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(122,'acme','acme-chat','victor3','["member"]','Victor3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(123,'acme','acme-chat','wendy3','["member"]','Wendy3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(124,'acme','acme-chat','xavier3','["member"]','Xavier3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(125,'acme','acme-chat','yvonne3','["member"]','Yvonne3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(126,'acme','acme-chat','zoe3','["member"]','Zoe3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(127,'acme','acme-chat','amir3','["member"]','Amir3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(128,'acme','acme-chat','bianca3','["member"]','Bianca3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(129,'acme','acme-chat','chen3','["member"]','Chen3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(130,'acme','acme-chat','dalia3','["member"]','Dalia3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(131,'acme','acme-chat','emeka3','["member"]','Emeka3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(132,'acme','acme-chat','fatima3','["member"]','Fatima3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(133,'acme','acme-chat','goran3','["member"]','Goran3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(134,'acme','acme-chat','hana3','["member"]','Hana3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(135,'acme','acme-chat','ines3','["member"]','Ines3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(136,'acme','acme-chat','jonas3','["member"]','Jonas3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(137,'acme','acme-chat','kofi3','["member"]','Kofi3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(138,'acme','acme-chat','lena3','["member"]','Lena3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(139,'acme','acme-chat','mateo3','["member"]','Mateo3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(140,'acme','acme-chat','noor3','["member"]','Noor3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(141,'acme','acme-chat','olga3','["member"]','Olga3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(142,'acme','acme-chat','pablo3','["member"]','Pablo3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(143,'acme','acme-chat','rosa3','["member"]','Rosa3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(144,'acme','acme-chat','sven3','["member"]','Sven3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(145,'acme','acme-chat','tariq3','["member"]','Tariq3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(146,'acme','acme-chat','uma3','["member"]','Uma3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(147,'acme','acme-chat','vera3','["member"]','Vera3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(148,'acme','acme-chat','wei3','["member"]','Wei3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(149,'acme','acme-chat','ximena3','["member"]','Ximena3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(150,'acme','acme-chat','yusuf3','["member"]','Yusuf3',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(151,'acme','acme-chat','alice4','["member"]','Alice4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(152,'acme','acme-chat','bob4','["member"]','Bob4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(153,'acme','acme-chat','carol4','["member"]','Carol4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(154,'acme','acme-chat','dave4','["member"]','Dave4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(155,'acme','acme-chat','erin4','["member"]','Erin4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(156,'acme','acme-chat','frank4','["member"]','Frank4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(157,'acme','acme-chat','grace4','["member"]','Grace4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(158,'acme','acme-chat','heidi4','["member"]','Heidi4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(159,'acme','acme-chat','ivan4','["member"]','Ivan4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(160,'acme','acme-chat','judy4','["member"]','Judy4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(161,'acme','acme-chat','karl4','["member"]','Karl4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(162,'acme','acme-chat','laura4','["member"]','Laura4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(163,'acme','acme-chat','mallory4','["member"]','Mallory4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(164,'acme','acme-chat','nina4','["member"]','Nina4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(165,'acme','acme-chat','oscar4','["member"]','Oscar4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(166,'acme','acme-chat','peggy4','["member"]','Peggy4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(167,'acme','acme-chat','quinn4','["member"]','Quinn4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(168,'acme','acme-chat','rupert4','["member"]','Rupert4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(169,'acme','acme-chat','sybil4','["member"]','Sybil4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(170,'acme','acme-chat','trent4','["member"]','Trent4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(171,'acme','acme-chat','ursula4','["member"]','Ursula4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(172,'acme','acme-chat','victor4','["member"]','Victor4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(173,'acme','acme-chat','wendy4','["member"]','Wendy4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(174,'acme','acme-chat','xavier4','["member"]','Xavier4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(175,'acme','acme-chat','yvonne4','["member"]','Yvonne4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(176,'acme','acme-chat','zoe4','["member"]','Zoe4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(177,'acme','acme-chat','amir4','["member"]','Amir4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(178,'acme','acme-chat','bianca4','["member"]','Bianca4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(179,'acme','acme-chat','chen4','["member"]','Chen4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(180,'acme','acme-chat','dalia4','["member"]','Dalia4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(181,'acme','acme-chat','emeka4','["member"]','Emeka4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(182,'acme','acme-chat','fatima4','["member"]','Fatima4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(183,'acme','acme-chat','goran4','["member"]','Goran4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(184,'acme','acme-chat','hana4','["member"]','Hana4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(185,'acme','acme-chat','ines4','["member"]','Ines4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(186,'acme','acme-chat','jonas4','["member"]','Jonas4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(187,'acme','acme-chat','kofi4','["member"]','Kofi4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(188,'acme','acme-chat','lena4','["member"]','Lena4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(189,'acme','acme-chat','mateo4','["member"]','Mateo4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(190,'acme','acme-chat','noor4','["member"]','Noor4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(191,'acme','acme-chat','olga4','["member"]','Olga4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(192,'acme','acme-chat','pablo4','["member"]','Pablo4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(193,'acme','acme-chat','rosa4','["member"]','Rosa4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(194,'acme','acme-chat','sven4','["member"]','Sven4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(195,'acme','acme-chat','tariq4','["member"]','Tariq4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(196,'acme','acme-chat','uma4','["member"]','Uma4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(197,'acme','acme-chat','vera4','["member"]','Vera4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(198,'acme','acme-chat','wei4','["member"]','Wei4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(199,'acme','acme-chat','ximena4','["member"]','Ximena4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(200,'acme','acme-chat','yusuf4','["member"]','Yusuf4',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(201,'acme','acme-chat','alice5','["member"]','Alice5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(202,'acme','acme-chat','bob5','["member"]','Bob5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(203,'acme','acme-chat','carol5','["member"]','Carol5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(204,'acme','acme-chat','dave5','["member"]','Dave5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(205,'acme','acme-chat','erin5','["member"]','Erin5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(206,'acme','acme-chat','frank5','["member"]','Frank5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(207,'acme','acme-chat','grace5','["member"]','Grace5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(208,'acme','acme-chat','heidi5','["member"]','Heidi5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(209,'acme','acme-chat','ivan5','["member"]','Ivan5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(210,'acme','acme-chat','judy5','["member"]','Judy5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(211,'acme','acme-chat','karl5','["member"]','Karl5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(212,'acme','acme-chat','laura5','["member"]','Laura5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(213,'acme','acme-chat','mallory5','["member"]','Mallory5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(214,'acme','acme-chat','nina5','["member"]','Nina5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(215,'acme','acme-chat','oscar5','["member"]','Oscar5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(216,'acme','acme-chat','peggy5','["member"]','Peggy5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(217,'acme','acme-chat','quinn5','["member"]','Quinn5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(218,'acme','acme-chat','rupert5','["member"]','Rupert5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(219,'acme','acme-chat','sybil5','["member"]','Sybil5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(220,'acme','acme-chat','trent5','["member"]','Trent5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(221,'acme','acme-chat','ursula5','["member"]','Ursula5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(222,'acme','acme-chat','victor5','["member"]','Victor5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(223,'acme','acme-chat','wendy5','["member"]','Wendy5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(224,'acme','acme-chat','xavier5','["member"]','Xavier5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(225,'acme','acme-chat','yvonne5','["member"]','Yvonne5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(226,'acme','acme-chat','zoe5','["member"]','Zoe5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(227,'acme','acme-chat','amir5','["member"]','Amir5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(228,'acme','acme-chat','bianca5','["member"]','Bianca5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(229,'acme','acme-chat','chen5','["member"]','Chen5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(230,'acme','acme-chat','dalia5','["member"]','Dalia5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(231,'acme','acme-chat','emeka5','["member"]','Emeka5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(232,'acme','acme-chat','fatima5','["member"]','Fatima5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(233,'acme','acme-chat','goran5','["member"]','Goran5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(234,'acme','acme-chat','hana5','["member"]','Hana5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(235,'acme','acme-chat','ines5','["member"]','Ines5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(236,'acme','acme-chat','jonas5','["member"]','Jonas5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(237,'acme','acme-chat','kofi5','["member"]','Kofi5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(238,'acme','acme-chat','lena5','["member"]','Lena5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(239,'acme','acme-chat','mateo5','["member"]','Mateo5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(240,'acme','acme-chat','noor5','["member"]','Noor5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(241,'acme','acme-chat','olga5','["member"]','Olga5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(242,'acme','acme-chat','pablo5','["member"]','Pablo5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(243,'acme','acme-chat','rosa5','["member"]','Rosa5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(244,'acme','acme-chat','sven5','["member"]','Sven5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(245,'acme','acme-chat','tariq5','["member"]','Tariq5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(246,'acme','acme-chat','uma5','["member"]','Uma5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(247,'acme','acme-chat','vera5','["member"]','Vera5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(248,'acme','acme-chat','wei5','["member"]','Wei5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(249,'acme','acme-chat','ximena5','["member"]','Ximena5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(250,'acme','acme-chat','yusuf5','["member"]','Yusuf5',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(251,'acme','acme-chat','alice6','["member"]','Alice6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(252,'acme','acme-chat','bob6','["member"]','Bob6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(253,'acme','acme-chat','carol6','["member"]','Carol6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(254,'acme','acme-chat','dave6','["member"]','Dave6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(255,'acme','acme-chat','erin6','["member"]','Erin6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(256,'acme','acme-chat','frank6','["member"]','Frank6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(257,'acme','acme-chat','grace6','["member"]','Grace6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(258,'acme','acme-chat','heidi6','["member"]','Heidi6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(259,'acme','acme-chat','ivan6','["member"]','Ivan6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(260,'acme','acme-chat','judy6','["member"]','Judy6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(261,'acme','acme-chat','karl6','["member"]','Karl6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(262,'acme','acme-chat','laura6','["member"]','Laura6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(263,'acme','acme-chat','mallory6','["member"]','Mallory6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(264,'acme','acme-chat','nina6','["member"]','Nina6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(265,'acme','acme-chat','oscar6','["member"]','Oscar6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(266,'acme','acme-chat','peggy6','["member"]','Peggy6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(267,'acme','acme-chat','quinn6','["member"]','Quinn6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(268,'acme','acme-chat','rupert6','["member"]','Rupert6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(269,'acme','acme-chat','sybil6','["member"]','Sybil6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(270,'acme','acme-chat','trent6','["member"]','Trent6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(271,'acme','acme-chat','ursula6','["member"]','Ursula6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(272,'acme','acme-chat','victor6','["member"]','Victor6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(273,'acme','acme-chat','wendy6','["member"]','Wendy6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(274,'acme','acme-chat','xavier6','["member"]','Xavier6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(275,'acme','acme-chat','yvonne6','["member"]','Yvonne6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(276,'acme','acme-chat','zoe6','["member"]','Zoe6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(277,'acme','acme-chat','amir6','["member"]','Amir6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(278,'acme','acme-chat','bianca6','["member"]','Bianca6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(279,'acme','acme-chat','chen6','["member"]','Chen6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(280,'acme','acme-chat','dalia6','["member"]','Dalia6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(281,'acme','acme-chat','emeka6','["member"]','Emeka6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(282,'acme','acme-chat','fatima6','["member"]','Fatima6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(283,'acme','acme-chat','goran6','["member"]','Goran6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(284,'acme','acme-chat','hana6','["member"]','Hana6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(285,'acme','acme-chat','ines6','["member"]','Ines6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(286,'acme','acme-chat','jonas6','["member"]','Jonas6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(287,'acme','acme-chat','kofi6','["member"]','Kofi6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(288,'acme','acme-chat','lena6','["member"]','Lena6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(289,'acme','acme-chat','mateo6','["member"]','Mateo6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(290,'acme','acme-chat','noor6','["member"]','Noor6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(291,'acme','acme-chat','olga6','["member"]','Olga6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(292,'acme','acme-chat','pablo6','["member"]','Pablo6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(293,'acme','acme-chat','rosa6','["member"]','Rosa6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(294,'acme','acme-chat','sven6','["member"]','Sven6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(295,'acme','acme-chat','tariq6','["member"]','Tariq6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(296,'acme','acme-chat','uma6','["member"]','Uma6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(297,'acme','acme-chat','vera6','["member"]','Vera6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(298,'acme','acme-chat','wei6','["member"]','Wei6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(299,'acme','acme-chat','ximena6','["member"]','Ximena6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
INSERT INTO "users" VALUES(300,'acme','acme-chat','yusuf6','["member"]','Yusuf6',NULL,NULL,NULL,'active','',1795424400000,1795424400000,NULL,NULL,NULL,0);
CREATE TABLE vapid_keys (
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    key_id TEXT NOT NULL,
    public_key TEXT NOT NULL,
    since_ms INTEGER NOT NULL,
    PRIMARY KEY (organization_id, app_id, key_id)
) WITHOUT ROWID;
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
CREATE INDEX apps_by_organization ON apps (organization_id, app_id);
CREATE INDEX audit_log_by_tenant ON audit_log (organization_id, app_id, id);
CREATE INDEX audit_log_by_age ON audit_log (at_ms);
CREATE INDEX audit_log_by_subject ON audit_log (subject, action, at_ms);
CREATE INDEX audit_log_by_actor ON audit_log (organization_id, app_id, actor);
CREATE INDEX audit_log_by_home ON audit_log (home_organization_id, home_app_id, actor);
CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE ON audit_log
WHEN NOT (
    new.id = old.id AND new.organization_id = old.organization_id AND new.app_id = old.app_id AND new.at_ms = old.at_ms
    AND new.home_organization_id = old.home_organization_id AND new.home_app_id = old.home_app_id
    AND new.origin = old.origin AND new.action = old.action AND new.details = old.details
    AND (new.actor = old.actor OR new.actor GLOB 'erased:*') AND (new.subject = old.subject OR new.subject GLOB 'erased:*'))
BEGIN SELECT RAISE(ABORT, 'audit_log: rows are never changed'); END;
CREATE UNIQUE INDEX erasures_by_user ON erasures (organization_id, app_id, user_hash);
CREATE INDEX erasures_by_age ON erasures (requested_at_ms);
CREATE INDEX erasures_pending ON erasures (requested_at_ms) WHERE user_id <> '';
CREATE INDEX users_inactive ON users (organization_id, app_id, user_id) WHERE status <> 'active';
CREATE INDEX active_users_of_organization ON users (organization_id, user_id) WHERE status = 'active';
CREATE INDEX relationships_of_guardian ON relationships (organization_id, app_id, guardian_user_id, child_user_id);
CREATE INDEX groups_of_user ON group_members (organization_id, app_id, user_id, group_id);
CREATE INDEX presence_by_age ON presence (reported_at_ms);
CREATE INDEX revoked_tokens_by_user ON revoked_tokens (organization_id, app_id, user_id);
CREATE INDEX revoked_tokens_by_age ON revoked_tokens (revoked_at_ms);
CREATE INDEX revoked_tokens_by_device ON revoked_tokens (push_device_id, revoked_at_ms);
CREATE INDEX counted_failures_by_age ON counted_failures (counted_at_ms);
CREATE INDEX pending_invalidations_by_device ON pending_invalidations (push_device_id);
CREATE INDEX invalidation_journal_by_provider ON invalidation_journal (app_id, provider, invalidated_at_ms);
CREATE INDEX invalidation_journal_by_owner ON invalidation_journal (app_id, user_id, device_id);
CREATE INDEX invalidation_journal_by_token ON invalidation_journal (app_id, token_hash) WHERE token_hash IS NOT NULL;
CREATE INDEX invalidation_journal_by_age ON invalidation_journal (invalidated_at_ms);
CREATE INDEX invalidation_journal_by_device ON invalidation_journal (push_device_id);
CREATE INDEX devices_active_by_use ON devices (app_id, indexed_use_at_ms) WHERE status = 'active';
CREATE INDEX devices_dead_by_time ON devices (app_id, last_failure_at_ms) WHERE status IN ('expired', 'invalid');
CREATE INDEX devices_revoked_by_time ON devices (app_id, revoked_at_ms) WHERE status = 'revoked';
CREATE INDEX devices_by_failures ON devices (app_id, failure_count) WHERE failure_count > 0;
CREATE INDEX devices_fcm_by_use ON devices (app_id, indexed_use_at_ms) WHERE status = 'active' AND push_token_type = 'fcm';
CREATE UNIQUE INDEX devices_by_live_token ON devices (substr(token_hash, 1, 12), app_id)
    WHERE token_hash IS NOT NULL AND status <> 'revoked';
CREATE INDEX devices_by_end ON devices (expires_at_ms) WHERE status = 'active' AND expires_at_ms IS NOT NULL;
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
CREATE INDEX activity_addresses_by_user ON activity_addresses (organization_id, app_id, user_id);
CREATE INDEX activity_addresses_by_end ON activity_addresses (expires_at_ms) WHERE expires_at_ms IS NOT NULL;
CREATE TRIGGER activity_addresses_go_with_device AFTER DELETE ON devices
BEGIN DELETE FROM activity_addresses WHERE push_device_id = OLD.push_device_id; END;
CREATE TRIGGER activity_addresses_go_with_owner AFTER UPDATE OF status ON devices WHEN NEW.status = 'revoked'
BEGIN DELETE FROM activity_addresses WHERE push_device_id = OLD.push_device_id; END;
CREATE TRIGGER delivery_counters_go_with_device AFTER DELETE ON devices
WHEN NOT EXISTS (SELECT 1 FROM invalidation_journal WHERE push_device_id = OLD.push_device_id AND device IS NOT NULL)
BEGIN DELETE FROM delivery_counters WHERE push_device_id = OLD.push_device_id; END;
CREATE TRIGGER delivery_counters_go_with_journal AFTER DELETE ON invalidation_journal
WHEN OLD.device IS NOT NULL AND NOT EXISTS (SELECT 1 FROM devices WHERE push_device_id = OLD.push_device_id)
BEGIN DELETE FROM delivery_counters WHERE push_device_id = OLD.push_device_id; END;
CREATE INDEX purge_notices_by_user ON purge_notices (organization_id, app_id, user_id);
CREATE INDEX purge_notices_pending ON purge_notices (noticed_at_ms) WHERE state = 'pending';
CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys (expires_at_ms);
CREATE INDEX idempotency_users_by_record ON idempotency_users (record);
CREATE INDEX telemetry_outbox_by_user ON telemetry_outbox (organization_id, app_id, user_id);
CREATE INDEX telemetry_outbox_by_other_user ON telemetry_outbox (organization_id, app_id, other_user_id) WHERE other_user_id <> '';
CREATE INDEX ended_guardianships_by_user ON ended_guardianships (organization_id, app_id, user_id);
CREATE INDEX ended_guardianships_by_other_user ON ended_guardianships (organization_id, app_id, other_user_id) WHERE other_user_id <> '';
CREATE INDEX permission_outbox_by_user ON permission_outbox (organization_id, app_id, user_id);
CREATE INDEX permission_outbox_by_other_user ON permission_outbox (organization_id, app_id, other_user_id) WHERE other_user_id <> '';
CREATE INDEX quarantine_users_by_user ON quarantine_users (organization_id, app_id, user_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('audit_log',15);
COMMIT;
