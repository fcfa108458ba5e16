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
      "x" : "CY8DpBLZylyrPlvp4a0yTQqbckM4PTxf3JCn3-uiZxA",
      "y" : "GlLXlu2nRtEw6NkxHPKkAwasELm5qPKHFm0bARvZVJE"
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
INSERT INTO "audit_log" VALUES(1,'acme','',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/registry.sock','organization.changed','acme','created','','');
INSERT INTO "audit_log" VALUES(2,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/registry.sock','app.changed','acme-chat','created','','');
INSERT INTO "audit_log" VALUES(3,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/dispatcher.sock','credential.changed','apns','cred_dc59468205c27afc30114ad596','','');
INSERT INTO "audit_log" VALUES(4,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/dispatcher.sock','credential.changed','fcm','cred_7e0bd79071593e33da62ce9c91','','');
INSERT INTO "audit_log" VALUES(5,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/registry.sock','user.listed','','','','');
INSERT INTO "audit_log" VALUES(6,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/registry.sock','policy.changed','acme-chat','quiet_hours_action_by_priority {"blocking":"deliver_if_critical_allowed/drop","high":"drop","low":"drop","normal":"drop"} → {"blocking":"deliver_if_critical_allowed/drop","high":"hold","low":"drop","normal":"drop"}','','');
INSERT INTO "audit_log" VALUES(7,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/registry.sock','user.read','alice','','','');
INSERT INTO "audit_log" VALUES(8,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/registry.sock','user.read','bob','','','');
INSERT INTO "audit_log" VALUES(9,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/evaluator.sock','notification.listed','','decisions of upgrade-delivered','','');
INSERT INTO "audit_log" VALUES(10,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/registry.sock','user.read','amir','','','');
INSERT INTO "audit_log" VALUES(11,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/registry.sock','user.read','amir','','','');
INSERT INTO "audit_log" VALUES(12,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/registry.sock','user.read','bob','','','');
INSERT INTO "audit_log" VALUES(13,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/evaluator.sock','notification.listed','','decisions of upgrade-deferred','','');
INSERT INTO "audit_log" VALUES(14,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/registry.sock','user.read','chen','','','');
INSERT INTO "audit_log" VALUES(15,'acme','acme-chat',1795424400000,'service:operator','unix:/tmp/tmpivab6dow/run/sockets/registry.sock','user.read','bob','','','');
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
INSERT INTO "devices" VALUES(1,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V2M','alice','ios-2bd806c97f0e00af','ios','iOS','18.1','iPhone 16','','apns','',X'02459D5B860944181DB97F94EBD5CBD5D342C98D1DF7C50C82946808D003807A',X'01086434343563373632D729DCF47F8CF3A9C9075BA8C383EBF1F2A2140A3E84B6ED63DCF5E623286631A4D7785F598A33F6510BF9D4A71523A4E49E4A22F564898D8E3397264A019EA4A0EC6A9EE7C0AEB927A57EAF51620F5562A0D2DDB02C98F582F74859',1,1,'active','','',1,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,1795424400000,1795424400000,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(2,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V2N','bob','android-81b637d8fcd2c6da','android','Android','15','Pixel 9','','fcm','',X'733647FADB878E243BE9C099A9A4E7625D8C9B26D89B9687665D2BE204C2F50C',X'01086434343563373632AB9326F8AF405674688319ABFA984DFD25E3D9A00866EB18DCE0228480CB82B1BCAE67549B8F9F8F1C1E6D8C7499CC8A7C05793006CBB334186C8782C2B336972A10F75BA60EAEAE518F7AC013592592A0344F0232534670DD5A4EBA8B2EAD84F4DF238612A2A3D2898D86AF6D1F1BBA87019E9E1D8C8A9DFC53D4607DE234523F9E1330B7860903F1F90AC32FE52DB9BAC667E2BCCD18073F4BE23B547D84404F7B97005EB890',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(3,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V2P','carol','ios-4c26d9074c27d89e','ios','iOS','18.1','iPhone 16','','apns','',X'E694ED0B9C36BD0DAE73A4E29441B2859747582CA5518174DC50F962743D3694',X'010864343435633736329AE468EF07654FEA5685E46B4D99E225A4F09B28DD6EDEDD81A7E97B5C1643C6DBD533C32F83FA8156EE85F93FC7E32CC505289E5F09B386BCF97372430A5D9A2AB2C8C6B6981A09BBA35CE3CC0B4B62A7C2F48D79876BC222113DE4',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(4,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V2Q','dave','ios-61ea0803f8853523','ios','iOS','18.1','iPhone 16','','apns','',X'5C2DCF813207FDCA93C275E06D74B6567BCE47E87A85332D3CCD71BE4A480B82',X'01086434343563373632A074992B2DF2BE2CA255BAC9164FFB43AF5599C714C14A03DEE01294B3C2A421B002F91E7AAD5F018261B57EB7208864423F9FC9B227D9EF38720A2D374F1539FB9A0B558B0FD51540DA3CD293C8555FE91F72A15642F6CEF7F01B81',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(5,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V2R','dave','android-61ea0803f8853523','android','Android','15','Pixel 9','','fcm','',X'A1033E3DFC54F2712D16B11D05A6A3E35EE1359404AF40F27B9AD9A3995758D6',X'0108643434356337363249FFD1EE3E8B4AA21C3A37CFCB73C4BCDAFDED2E5169E2F9F8F5C2EBC4FC4071DD3F628FFF1413961D010402B3968AF143215E4AD2FE796EEE6CEDDC63D08630C1F5772F6652ED746C48FE252DF57F70EC3CD90625299F1208517A19380A7471FAF107A53FCFB0FB9A97FF83CBE78F5AB547D6C1BD64AF8E24589442BD59DF779C06B52C075CE3A714AF5E0EB16A499B7CB41A88206A3DAAF60648033025B662500AAF2E2ABF02',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(6,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V2S','erin','ios-7cbccb0c4caadf9f','ios','iOS','18.1','iPhone 16','','apns','',X'46DF61BDC1411E67F32507848DAF540843B816511223349367D0A537A67EE060',X'010864343435633736327AF1FFD0015AC5429881F27A9C4B977937EF939E3302C2803E01B5C31913DCAAEED1620D535D1C32AAD18B8139097253F4739473B5FD1739155BA68F448405E96B3AD1D0C9489A3342D9F0726481B68D4E6C873F3AEDDA9F8CF14194',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(7,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V2T','frank','android-77646f5a4f316663','android','Android','15','Pixel 9','','fcm','',X'795063070A6ABDF226500DAFBFD27F1D08172AD79E5A3FB2A359C0B90CCFD7C2',X'01086434343563373632F51AB35F738CCC21A609DB7D899F054ECF6D80D5140E56F75BDB5163A9429962730128EA6949E4BC67EA09C329259C9B2E7B163DBEBC4D0E525D7663BAA538FA282AD961DA3087968AAE01638F901C4E0C59B0D8E82C7FA7B4EC834A0E53C667822AF5EA32691E082CF4ACC1E4F03ECD7D9B76B7FEB04EDA6250C8B738D92ECF5027475369EB7D70AB2E315329296241BB1CC59F7B31516B402DE54776AB4A5F857049466B6900',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(8,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V2V','grace','ios-e010fd1ce1acc173','ios','iOS','18.1','iPhone 16','','apns','',X'BD28A38782385C2191E82334FFFB4AB3AF2F05288ACDE88F3CD5D4756F284B2C',X'01086434343563373632D745BDBD25CC19F81D8DF5707E77377C4A235CF52DEEEBFC54E27C379561EE61D3D2BADD3290F8D8AE06F00296CDB291ECEB6694AF48939B91A08BBCBBF44730B0460658163B77E97215F344865B12E79047A7E89E7A83BBEEE1CEBC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(9,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V2W','heidi','android-05a331a7f4f1929f','android','Android','15','Pixel 9','','fcm','',X'A38F9422564D8820BEDD243B3ABE0E6A562B74B7DFC7BD2497AE9192B7C85AF6',X'01086434343563373632B32481CF15CA64535AD2024CBDD896660BEE4043F7801FBC4712D24EC666FC3664F57DA4C71B08445C7F904CE0CCCD0C0EC868C08845FF14C23B896C7FA954FB704380B7F3C6A8E8E627A7222E055F569D2576203A9C85888E1517A34A17E05832C94921B892B76AC66EFBDFD161226E42415B78FFC08E7E86B6E03963D47EEF890421FB3F354D7D79A536C9B4796F05CA05A79958453A3F1D7CA414EE619546A2E46785C8E35D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(10,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V2X','ivan','ios-cd0b9452fc376fc4','ios','iOS','18.1','iPhone 16','','apns','',X'92B3C055A68C8EF48221D97A6200518F2D8DC02264C545B8C6AA8C63784E5F42',X'01086434343563373632F702E70ADF66A777D6576F2FF231902CE101E9E79DDBD51B97BF4DB7FB824E566D42F6B3227A4776E12C67D6CD49BD38BA8125EC9C7B8901788BEBCA50A56BB7AD32BBF871F09BBAE02341A1D3CBE7F96E3D884C42B9586A825DDF89',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(11,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V2Y','judy','android-71db428976f15f4f','android','Android','15','Pixel 9','','fcm','',X'A7F7C3A3F8D546F688F762C5453C2870E5E88B41316A3680FAB2BE385E614F8E',X'0108643434356337363243BE9214F408A1BEE98B050727CC9D16F028F84811380F28ACA49E96D6666E3EB7B8662083B738314D37BDEFF2BDF980137050AAE1E48DE0DEDAAB8382CFEFF6F49A9058894DFEE2541B53C7B17DD0F62C078A9D5C903E24CCD74A98F76522BE46A4E3E0A48602BB8F7308212EAA50F2A560FD631BBBF705094BE9A78DC6273193C3A92786D27B621828E9E7EF6F7E55D354DE5A4F87DDEE2297F763AFD16BD204B330E06F6B14',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(12,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V2Z','karl','ios-c31a690b528b81ac','ios','iOS','18.1','iPhone 16','','apns','',X'71DA81DD98C88BBEAEA7F5E609F61A89E58391E5603B090B0F24F09C946B574C',X'01086434343563373632ADED7AE08F4EEC5F8AEA1F41F3F5B3BB17047BF556DB2BAF3AE21E718D30443E3BE23DE2CD7BBF4F21B02C8BB8D8DEB1D03626638D2063502AAF30AF4CDB4386755BB03F622D88EA211CBE1D37073CE58A936565E23A50C610144901',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(13,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V30','laura','android-5d702eb07928ed7b','android','Android','15','Pixel 9','','fcm','',X'08C96BFAD84BE3019D0FB059356DD35BB16531C77E07CAD2B12DB771E01937ED',X'01086434343563373632E189A7F24555C053B4D02B6EBA896AD96C177EEC59FBC758E1623D6A9ECED89831E54136A23A8F4C7688FF94B6E56F7B82D92074FDF22521FABD46D4E52DC7BA8713F55E6E3E26D1C7F0816D82669AD7EB9A3C01F57552071D24B9197E204F590F93A5DDE7BEE35A01F674C8416D88D56CCD9C78155569A34D6274AB17C0BDCD5D7235B062CB6D675BC5DCDAE7755F1CF928F5B9025A7089D80DAAFAFC2D707EF3DF8AC2AB1A81',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(14,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V31','mallory','ios-c0a497761b175379','ios','iOS','18.1','iPhone 16','','apns','',X'73F2E2A489FDCFDEE706EF480AF716372F48D3E052F2416D131FF1E270A380C7',X'010864343435633736329600700FFD5E5BF9FD7C9EA7B09F2B26AAAB0B8ABD90C29848777CAA855CB7C4BDCBFF7042FB138E5B7FFFFD582BAA6BA09D3081ECF8B466A7E5295A181E07F2A12A193E7A2589691C4F27DE96FC60C59FB4A13EF8A478DECD187C08',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(15,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V32','nina','ios-a5c299e2fdd21869','ios','iOS','18.1','iPhone 16','','apns','',X'149B5329B20376057C08EE5BB9B72D0142557BD691FDC7A60DF8E1DF42E1A228',X'010864343435633736326E8A8AC736B86863E35CF23A086FC58A416F3EBC2E710EA468A0B6100005DF3BCCCA00F1707A594CBED10FBAA4C3909CB77F2AD4376FAD06BFB8C9E6C29EAE4CD8FF7A1D76229A656D41514BC203049E67B2C691A0CE60652ACFD8E2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(16,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V33','nina','android-a5c299e2fdd21869','android','Android','15','Pixel 9','','fcm','',X'17B5082B2ACEACF5B0392AABF6A4C7B4D530EC244856B87CF7D39ABC08269B4E',X'01086434343563373632E31A1209E92F2854E96BBD48AD6DD019A0D4F54B13060306889ADF4A8BECFF468F85A2C965206E2496FDD3F2C3F11AF818221CFC2D6143113AB9F781F447256CE0B2032A02FE7DE508A59A6D71FFAE75A5C6E54F71F75368CE0C370B7077C6EB1F0E1B03D37A4F9EB777FD84D9498011D418374BF71D117298437CCCC002F0A87210E258C2DFBFC71A18F04B923C0246B30A21DC94C9AFA57CAD1BA37A8A8057E5A91ADB7B2724',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(17,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V34','oscar','ios-f5a1971c2ef02a5a','ios','iOS','18.1','iPhone 16','','apns','',X'957F977F58C49A4454BB91B2A5BC9CED03D021CF262D27EE72D76C3B7C538ECC',X'010864343435633736323B31C5CBFDE8491A4D6DB4CAE60429464B3F65ED591734D7A54149C77D8ECB7076FB9FE32F7EC1271ECF956BB57D5736D0583A819D58E4A953B33460EEC024AA69A12708BA87F615D5D56430BA8CED14290F9346D3374396F499B642',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(18,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V35','peggy','android-2f8a0c01f668bca7','android','Android','15','Pixel 9','','fcm','',X'F9B80011F5DEDC87B68D72D2EB7B42AE958E21C3D606CD86F13B3C08B78D9EDD',X'0108643434356337363269015D5FFA4A4A603F5CAE15358CB0A8F5FD356B6034A055C4E54F217BA85FC7A9ADF1F066E49F01071059F2791DA363BE2FF34398CD2184D217B825A0D21C57FBDADD3DCA35D20039CC89AF041C1965B3BD641C2A425CCB4E738213BB89D1B54C1DB9388F7EB767BE95AA7916FD487F132286636CD5C4CAE5BEF3E3F232FC885BD27992BBFD0318102CB207DCCC30491BA82DD9C25AF315B49690AF1C8C2184A33304BC9ADC19',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(19,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V36','quinn','ios-c512ca0c5c1e71be','ios','iOS','18.1','iPhone 16','','apns','',X'C5061C418BD1DD8BD88AA12FC2B5CE0853D9EFEEEECBF13F2931A0A3854962B7',X'01086434343563373632927E91C3383AC30E80E17ECA8B17AE77C99CBDDDECA2CBC38F3D74277AB55178426A2CD45000D943CAC9D61F4B18C466368A83622BE165576A9484665837031A7FDB6FBFBDCD150A1E4AD0C04A4F7402D3EB2EE79C349DF8AE621BAC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(20,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V37','rupert','android-cbdc48550e32db1c','android','Android','15','Pixel 9','','fcm','',X'FE40D30444132EBBA36B363FF3B792A6AC21AE68F67F7A0BC06017660FC276C3',X'010864343435633736324BCF18E3D58D284E4647BD0FDDDAB54EF751F575AAA22E203F094C1F6772CD6121F96556355C9AE94000C3E440D51D5A9A316F3F1C2D04EFBE0BB21E6CBB73FBAA6A4F3B8CCE5B2D27085BBAC1F6D25C0018F925B7BA0B87B2309B5F48D6ACAEAAF5C6E4544F47C27B9BBBD818BAEBBDE5B58C3354F16A803F327C5D7C3B15558F8DF3BC4EDFA37B17431E7A55A57BDA5639EE33D82886AC0180FB36EBE1E8F360F71744278382',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(21,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V38','sybil','ios-a832e6b2ee33c8e0','ios','iOS','18.1','iPhone 16','','apns','',X'B403CF1C45E84BC2923A9431C69B4808D26B39D29974D309E6BC2B160890DFB7',X'010864343435633736326E40CBBFDD382B9DC854CADA14AC5C99E9106FCFBFB272A2AFCA24F6C64D5CA520BF21C933A81C14E670ABFE9A08AE19744CB9855620CD5D50A6B713E9DB0EC6E766B1E3FF65752377A082DB3BD297611DC14D0128A2BEB37448630B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(22,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V39','ursula','ios-1792b31816db9341','ios','iOS','18.1','iPhone 16','','apns','',X'39E03C1EF7FE424384A5565E376616568DEBC0693AD9B9DEB5A83C8980BBDE06',X'0108643434356337363283F0E5ADBC5B7D49A862031ED6032C17DE0FFF0A43134BB5346185A82C6F1A2C3572A4FDA48CD3A467D553C33944302769305CDABD606359C7342FBB89FE17EF3E6573B455F6ECA49EFD1544354A13A38FF0BE79665F2F91CC77303E',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(23,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3A','victor','android-99bde068af2d49ed','android','Android','15','Pixel 9','','fcm','',X'8C39096CD773C96D375BA80118ABD182F6EA525D7C362201124DDF1A773D0B65',X'010864343435633736321C58E9F21D7835F7E4D82196B69EB4D736F3C55E1B39A27B269A9EDDD8296A2801DE4A4102126A8B00F6E0EC0DB80F7FC2D8672B49B5245880E877554E85A0817B741172EF7FC5BF8E0BCDCCF1ABEAC78A418BEB49D0E0408C46424164AD7019A495A3BE836D66619324E12508701284F1BC9664D9105056EACD35666EF09E3222584B21F0D97BDA22D0BE915CF536735D4656430D5332BBFF81ABDEFEEC49D28285C7D39AD1D7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(24,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3B','wendy','ios-962cd22346a772be','ios','iOS','18.1','iPhone 16','','apns','',X'EEFEF45D570843D8F216687398E00C76608D388BA3C5E7B61591F829C009DB17',X'01086434343563373632C62405F858D8BADE0036792D877C82F9323A8C1E018AFBE33F1182D90C891C6183E3045CC2E2305F55839F362FEBF3CDF8A0A622A87E4C5A9259A834A3A0D8BF977837B5D0FFF3F8BB2BA148BD5E44A761335635AF951D4B63F538BF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(25,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3C','xavier','ios-a95dc4e899ac156e','ios','iOS','18.1','iPhone 16','','apns','',X'DB826B6A1D7A2BE7B707989DC9F6C139438490E81BDDA9641954FB711C6B2A8E',X'01086434343563373632222698C701F76F08EBF9ABD4C9754217A10F2539BA50600A5A090E1674AA116C4F85B60087296FCFB2BAE4F6F817C494BFBE21FEAE4787400430F3527AB099AFC7BFA4DCEBCE693454A24F80C3E76CE80DF3A509AEB9A0A5AC1469D1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(26,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3D','xavier','android-a95dc4e899ac156e','android','Android','15','Pixel 9','','fcm','',X'FE0C5B424721B786A69F7FBB6A51AF84F40FC23518E5619EE556BD911342EF21',X'010864343435633736320A3A553D4DE9F7062331DD811E90A24CA0958A416D7CDC2AD705B9FEEE9DEA242B238526F759777CB19974D5A3A0E93350FB0F351B26D85FF20D7B74E81EB7CDC2C3A8D0CB020AB5FAF76BE892E86F0D2AABB5E47A4644AD5A5F6BF3693AF4061CACCF6D38B62F2173951AAD3CEE89BEF830A6CD4FCE945A2DEA1914B8809C3F7FE38C1D24E3F4100BE02E6421E99F122503E87BE44850A233BB64B4D3B369AB95C155167C1895',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(27,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3E','yvonne','ios-879d13f4257efdfd','ios','iOS','18.1','iPhone 16','','apns','',X'0DF20B4ACBA27B77532A6E091ADEE995C4E063D68BD841773543AC09F9B79066',X'01086434343563373632CD9F97596B7D1F2EB7A09A7338CBBF21E1C8E5BE37C7404950A58FA1FE9AB630566C9FBF8E53E4968FD5A291697DEC40F2311A4F652D14E9E60A23180DCADD7F3470696CB72B831B8669D68A6806DE4A593A3C5A311BDF3EAC010EE3',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(28,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3F','zoe','android-9d017e2681b7f317','android','Android','15','Pixel 9','','fcm','',X'7DBE01D0E460C6546E6C051E9C4DD2DD042FF367A3C90121CDE6C1A96F3A5747',X'0108643434356337363241C770E8A84F7A7E28643C5622D6FA19B5418268FDA32AE61A0BD67ECBC6D63A39E4F4F2399C498DA4A8465ACB8D62C36F242DD9E35A7BE18838AEF2EB3FB959ABC39928CE498C9097636C29F283EBA7C8353769EC2C0605C22C79AA8133A8A180AADDC6D5543170A8A3F03E426DE91D79A61DAFAD4669C11936646A2D43F146351B1BD60BE6EB26642A5B45E890BE8E86E7E2C7AFCBDBBCCB2E1D1ED2C3F2C2EFFFD7D2506880',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(29,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3G','amir','ios-1574ad62d48a37f8','ios','iOS','18.1','iPhone 16','','apns','',X'45C0C03788458F1326C485A174CFD0159C91B85FD5681131D20884A93E32514B',X'01086434343563373632B8FB0D76863635EF54A1DDDBD5144BB835C7E7778E47CA7FF64A8579CA9D5C9EDC07C76C081995F5037FA7C4F17A827622459B591A7AD131090712DD086599AA02279174E7DD9C07DB52D69D61C738D5E069DD0582C8DB717D295901',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(30,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3H','bianca','android-e4d6dc0f6e2842e9','android','Android','15','Pixel 9','','fcm','',X'FDDEE338132E6D517827213FD84AF291366ECC93A569B5B22B3EDFC4AF9C4672',X'01086434343563373632354BB36DB76B3D217E0A6363140DE693909FB129F534714D2F0A8CCF4DE60EA4A674A013606673EA87B061C9637C50916DD9849141A6028E0D604F2C6983A49B8E428EC15E941054E557EF9067A090E685DDA834DE0B93973EB6B6A8D2ADCF050D3CCAAE97707C84376BFBD60B28E2CB1B8B63798DD43C8AB3F048D0788367ACDAC3A8CC578636260CEE3D3DBF527872CAC72B22EFD61FDF7992A8F4E856557BB7F9FFEFB56F67',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(31,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3J','chen','ios-3abd72ec6352d608','ios','iOS','18.1','iPhone 16','','apns','',X'5025E41EF0CD94439920F6827760CF5A53DE6374A26884BE26EF9D7AAE8D3207',X'010864343435633736324031AC1C774E449B35BB44E4C68ACF97AC8A14F793637D23A1AD0D8C188657C0EF97CEE0C229DAA48BE317573B90FB39802FE3F90A5C3A408F91846FD3805BB8E4542AFC38150F1C4840B420995FB8619D8DD0E080887BA36414D7D5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(32,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3K','dalia','android-a079a18a4e4105b2','android','Android','15','Pixel 9','','fcm','',X'0C6E783D528FA3F22903F03F6116A4B29FFDC82F899B51536255A7CCAC77402C',X'010864343435633736325BB8AB8061275FBDE2071F85FFE2DB5628CA37FBF183BFEB275036FED52D15DAAA0BFBBEC1500205FD6CB287BB68D08D3A0DBCBD8DA96A0FE8B8302E528BCBA0140E70F52C9C3486627D2837A1A5D4122153EA9A41925A9230FE4D1C765E948A8BA193112D8D64878AD6A3C421AB43E21E4C2E1C51FB7879F25C481B5FD800B4C7BF82F4DED1C788EAE13388E5FE5A723D7D166E621D525129AECE9A64823ED72935C762131D3A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(33,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3M','emeka','ios-3c437a67ebed5306','ios','iOS','18.1','iPhone 16','','apns','',X'BC5F2F0C9FE3BFDB6E26870D562D34769248F4ACE6491226C3331366F29FFBD9',X'01086434343563373632DCDE387EB9EE7F96949C304D8D825833B19E748B46CBC6F064B76AC22974874E00C1D238C28FBBD7C22CB87EF317945A2883CA0DA9CAF26BA2152F17072C8B1C12196EE79DA6F197A0DBE95A5A667219C9CA8CAA8AAF482B24ACF1A7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(34,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3N','fatima','android-10c932ece8048a73','android','Android','15','Pixel 9','','fcm','',X'923699439582900381B902F4052D00F0A28F84D5439B8B25DC1EBD2C3535BFB7',X'01086434343563373632906DC2EE64780BA5E512991280BFC39AD38CA6EAC7641607C17022DA3CE0B1E7D25FF346282D7ECDD5F9CD1E1C6267C396A4D2A6F9C33DC8578F7ABC045230DA7F87F53EF4818D4F669A6431C28A9ADCF6CA21E0F6EEDA78B226E08E202614DF5A9D8660A515CC9A43C744DF4CACC74F0E8085383FD8C32F69E37EDB57255EEB5F56F33C1D4AF37D1C83A2B626140F57F8BAECF23D2F3C1E4083CC80255DF0E8F3AD7174CF68E7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(35,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3P','goran','ios-dbe08c149b95e2b9','ios','iOS','18.1','iPhone 16','','apns','',X'2735DEC9149FD355CA220750B57D8D8F6C2C40BD351B32CCF31BE91EEE802AE1',X'010864343435633736321D54B7EACA2BF490F8984CA8ED95375310A0B465363F4404A0E8EDA48A30E32F6DC1F634FD3ACA698A7DD24111E8EEE2DB2A983403763ACE93A3189993894392EDB6D45EBF2BEB36C79676D52F40F01D2AD89496E3A93A11794F1E23',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(36,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3Q','hana','ios-599ba25a0d7c7d67','ios','iOS','18.1','iPhone 16','','apns','',X'ACC95FA19D04DCC33C413294B98B16CD733E8E03ECC4910D8C15D99EF4E0C0A8',X'0108643434356337363222697F519853F80F83DA3DC51F86469E92AF5DD25EE60C4BE044E0D0A04E9F308827A7891ADF1F91BB82E83223EB29B93A58760E6BF296CD36C7AFC9909E1D4AE78F7807FF8E99AD2BB95C41F2845D9187EB9945F51A97A56A1F984B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(37,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3R','hana','android-599ba25a0d7c7d67','android','Android','15','Pixel 9','','fcm','',X'FC6787E7B3F4989B6ECE9D622BCB3CFB81459803617A870902F4995E8F76B669',X'0108643434356337363225868888942ED5E819F6E6A923D5B25D4912A57508CC212915AF3DD83BD65D7FD1207D7ADC23EA970171FF5029762CE70E2F78EDA46B0635CE3AB6B5E70FC51F2057B2F5092B7B65F9A04288DA9BC0CC65E6F94553524C88C7D0A5EC8360F0F85874BF91117C8A26920A94A2B171D802DF2FF98409B5386099FA2CFEC3F71A67763EBC4A37264D4DAEBC8AF7DC7E4F99B56624892F96BBFA2D7D9B53F15D2DD09289C611CF1871',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(38,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3S','ines','ios-2dc899c8e59c150e','ios','iOS','18.1','iPhone 16','','apns','',X'ADF50C778B3A58802C80A8EEB76755C86076DF1780AA04118570EB2B26D1A9C9',X'01086434343563373632F28B6204EFADEAF242517930BDCB7F32D0D6E353976AEAA123D2B58A4D78715AEEF82656589C1FD1195E0A4164675FA7D27F57C3DA2150AE51C3B3D9BB565FB00C2BDA853E8E238DB0B1044CB003A0281F8141D6421A9D9CCA4E99E7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(39,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3T','jonas','android-bf74e4a280affafb','android','Android','15','Pixel 9','','fcm','',X'581BC91ACB412C606106DBBEE872691EDA214615AB8D9318EC3F0062DF1B5868',X'01086434343563373632CE3004076A053951703535097C74F77BA0DD03DE2DCEAD0336AC079BAF563ECAAF88D964CCF4947CE089E5B17E104A346EA0DA602D72BD2ACBAFCCCE4D7437C4035C88334C578AB8060F56467906E7C91C5F668ABB53592D7D7270AC04BD56C7E08BD6F40BDC53193F8D098CF723BFFC81DCE7160D6923D8A5AA2A29BD3A2D6F0B691B28E51328EEAC92CD113C80AC12300A36558031D8EC8F9ABA63BFE74AF36C755536CD1D07',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(40,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3V','kofi','ios-bdf0fc939a65657b','ios','iOS','18.1','iPhone 16','','apns','',X'6786FA214A6A0E5CC694263CA7E2F6CDF812A3F01EDD4368B4E481FE270B13D8',X'010864343435633736323728113D7F7FB811DD95CB39DF3D08284D763A5969D41B10EA544F3E9E400068286B2B4AC17FE8BA70146B9DE00EE8F8A906FE9D70FFB7DE894A9C13C002570D00471DB5BA662C572EFB1109E5566C73017379FED97CF689F649E8CF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(41,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3W','lena','android-cc967443070ab409','android','Android','15','Pixel 9','','fcm','',X'D832DE7C4710B0ECF3405359A53973C69D740581E4DCC8D0E7C4CF71AB680AFA',X'0108643434356337363294B72A9F22943AAEFD13864771C4741160E4BB9CD2EFC5615CB780A6A62DB6F5B29419C70479E5C37315C104303FACFBB3CD525F8582BA550B202A0BCF9E32E948B476E455599255554AB98CCED89C57AE37D0F62E2318FFB445C22606B7D55A078F3CDD9BF1C6363DCA7ADB633B75D8CEE04E4D853E5938407056D91CAF962E1D36FE3CB2DA8F5322C8A29FB33FA31CDA16A451DE088B3C5426B3BB7F62C2C1D84153188B93A6',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(42,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3X','mateo','ios-34ddf679b4b0ed44','ios','iOS','18.1','iPhone 16','','apns','',X'9F131E0032D0D4B870B76F89FDD11764F409E3A2064342E36D2D1DFBD714CBDB',X'01086434343563373632AB4E3374CC6664AEC42A680713698C23C70FE074560DB09370B5BC5D0FC96D05CD2450EF4553CF40704B99E778C11DE2E944F8A4A87A2E8EE500E4FB6C72B78976E7AB2344DBF230AE200D38D78BB583BFDE974626A6532AFFDA0854',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(43,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3Y','olga','ios-3fa987493ca3ccfc','ios','iOS','18.1','iPhone 16','','apns','',X'1D9876D121C3335083B233903312A81ED08540FD8AF43920ADCD91B7DD22CB86',X'01086434343563373632F5311D4AB454989DDFB0099F729B289B97A8D7C1E78C2B25AA92375E94B0B9FF9444985C11A0DA634A8C6EF95E7201CD6E60BF02DEE1F1A222A45CA275F07F024B36D8511B93BF80D3AEF228F1B47E3BE461FB1DB6BAADB4CEAFCBDC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(44,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V3Z','pablo','android-26079e41910bcde0','android','Android','15','Pixel 9','','fcm','',X'7151CF831ADD6765E16444BD1C141839A38A7D19C36B8BF22F0485B95F236ECF',X'01086434343563373632BC795AE4ECBA783BF6C58EF0C3ADC376E7A55309451A6E19F85E16F983B6274A8D1C842E2FDC72E4404DEAF8F6B96C7A6E4EE4A1FFEA1796B7F6CD8E30D2D006418F5236B29070B1121F86671A2B4C091C3638664F934C0A4D9DB3AAEF42833E3F9A58DFF6B480B38860AD031282550A920FE03C1F69A81E726DC2C88AFFBFF893AC0C14EE449B58467F332D013C25D4C9A9718F6883106BA9A16831B80F867EB5F0A7B4A65A5C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(45,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V40','rosa','ios-6a61eb7383e868f2','ios','iOS','18.1','iPhone 16','','apns','',X'9283E26DC55840134A6B4CAF738DBA27EE1C595FBA0F641F7305344D552C21E2',X'01086434343563373632CC9B83E65A4B950E537851B606BA07B0E86C2215C11E1BE56CAE63D8D61424B976A2B1EC48096654F7928020F6B1D8EA096FD7E851B4AF2D479E85DABE0157306C386EA2D63F3AA664095AD994B20799EB474572940533193CAB12D7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(46,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V41','sven','ios-db30c4677e7c26fe','ios','iOS','18.1','iPhone 16','','apns','',X'A07CE68C17506DFF039FA65BFE9514BB359FFE9307971126D81BE29397FA22EA',X'0108643434356337363209F55AA7E862E6F124E4701016D90787FC0510ECB548B01C455EF8E99AA8424A8431AB7CFFD3C7667262CFB76E4FE9FD127923D8DB8AE472143AB32B1AB663D13E44EE264E2EDD2EDE6072435163752429B20A17EA8CE8D3FC5B8B05',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(47,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V42','sven','android-db30c4677e7c26fe','android','Android','15','Pixel 9','','fcm','',X'E489F395F33D0D227E7DDDAA0EAA2388049B84A0F7903177E76D15CEED23A77D',X'010864343435633736323CE74E21AF844F67AB4207421266A3F0EFE99C27F82E5CAAF48FD7B262CE2BC74DAB098EFAB729927325E5BAD738E6A1D8963B0A3F2C2AC8C05359553737F0690F48C929C1D670EAE94384C39796D7A6A832C3BDEEE99B6D62E0863DD09FB32622A366FAEEB4118B4BCCC1A9CFFF5E168F7D802F56A12EDFC89D9E898A4B35461D4644BC567D832C0CB78BBAAE8F2997628FB1FDE483CD069499E51C870DF8B0C97B4595FF9620',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(48,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V43','tariq','ios-260f43c2851ddb8e','ios','iOS','18.1','iPhone 16','','apns','',X'39C8DB2FEDE94156E5E0F12DD5CA6DE778074DDA886CF996328C0199AB58EFC7',X'01086434343563373632F490874D4D429541FE730CAED2861AC25C0840837869A35E1DA13C870F91EA407DEAC434427C4244F08E46B98AC6942A959552CBBF58814ACB3664E9F58CCE1E008B2EF824F400F5E7BD7776624D655F8E44BE8C84D6D038B7EF78AB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(49,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V44','uma','android-e811eb7830249bae','android','Android','15','Pixel 9','','fcm','',X'3A2A154914798ECBB7DDDE9D24B010C2E6CEF5E7F399641EE825A17F27C642AF',X'01086434343563373632B60FCB7A799EDE653EA3F16A33666F89176809255DD0AB92380B4C2C4F66A3AB603610D2E23E7A8720BB56CB6F29BA62E4053D36C031EDE74BC479CE633B133A45B96FDDDABBF019395AC71B4F217EFA0B763F6ADE4411FBCAD13134474F430347C44FCAA21DC7C49A77663FC3DC61E3625E6671D5C8EE57BA88DAABE9D82EECC2B2AEB85F374E17753D0E1C621FE897C458B64B093ED06BE1247D497AB466116CD17B394552D1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(50,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V45','vera','ios-c7f6d322bc205f26','ios','iOS','18.1','iPhone 16','','apns','',X'7E717BA13C6EE3302890FA8476CB0B1CAEF67613538EC86C5E37617D863F7B18',X'010864343435633736323CEBA2F01AF5E724E98D5A638384AAF52F95210206FA08A7D9097E21F829949DA9A6BB5FA3720E0212598F4A97F8CE2E713BF8B693715AD001DBAD7BC7DDBE4D7E4CB86EEC747EE787BEE5F34BABD8100F895799489002E08F2A3140',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(51,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V46','wei','android-1ed2b38c11c70aa0','android','Android','15','Pixel 9','','fcm','',X'CEB40E27178FBFBAD2A184AAFF1D737BCD9A37DA54125083FB4EC46F0EC11C64',X'0108643434356337363278E142174E84288F647E103A5D85DB82D4ED60B55B26D7C326516219430FD5F21AEFCCD51450A32198A63663B533922574E857EB98635A20969DC6264145EFA50380E72471BCF0689AEDA7E741B24CF05963916690B94EC9398FCD700E862085A25155575E2579401188C1D11765D7DD93191734CE5607A39DCA575A51064257B32DAFAAB5903A9F0B646F34165C87A1B734EF4ECEC9F37C6D5C508530AB45D53E44FF9F789EF5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(52,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V47','ximena','ios-3b626ba9f29a735b','ios','iOS','18.1','iPhone 16','','apns','',X'870AD2D28325A5C09538176A76FD758E2333EA88A0766900BE37781B9467B43B',X'01086434343563373632E509E640E0BD859B14BACA3D48FA3B4FFC3186951C366CB0E1FE5138862F125C06EA5959119FEE49481AE31816E07314AD933C93268664E600443A1247AA805A9CBA0CED148449BB5660F68B4D465F5468CD5C2A1669B683E6694EC9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(53,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V48','yusuf','android-55d9bf4f187ef3f9','android','Android','15','Pixel 9','','fcm','',X'42E0B86EB80B700C56FB6BA2001E6D1DFF18E998E254E46C01DA2A83DB9E0C90',X'0108643434356337363246FE217D179B1469F2AD804DD3CB0FF90E69ACE2ADB44FA0A4B08BED65618EBEA79C69FED34A4836A0F546F6A6114B2A23FB539EACA3287E2FA8AEBBD97048E79B7E337B3E7EA4435FF8C4719692FFF90279A4016F5A4B0D84F7D3C29379CA386DD68E4690B435F1A37D026C5CC99C0E0C5A757D36C940B1D08F6263E68359234895E5BBA1C072C680A354F815786FC1C28B57F8DCA95638541CA1AE26B4263A585A5EB2ABE9DD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(54,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V49','alice2','ios-f52f81525409ea9d','ios','iOS','18.1','iPhone 16','','apns','',X'26DBF06DD58E75F330BBA17FF60A4B7741A67BBBC358A1B81D75E798586D0A92',X'01086434343563373632C571BED85E28E34635B53E95ADB2C70251EA960CBD3C972FA9F4ECC95E52ED5C9857FD50A90DC87096594E61F10259F7B4DE4981100BD1EDBAC447C3AAB86BC92E4D05F5A001586D2632D9EC59ECC5832EF6703A6B59041E19C506FC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(55,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4A','bob2','android-37fe9a12c78bc144','android','Android','15','Pixel 9','','fcm','',X'9AFA235EB6543064F204D956531C459368ACC3A58679CA3F06D470682EFC0901',X'01086434343563373632ABCD4BF8B97808367BE3090B92241759180E182261E98AC03A01A417FAD0FC8FA6AC573197C9DCCEA434D4B528C468AD917F9D3F4588E218FEB8B0C15BAB3C6EEE03F5399562CCD093783B884A3C1E22E90C83BE608D6A5D3A5F47C145EEF399D9E4FF61AEA33EF9966A26CD81C1A1C3AFBBE324FAD30DD0D3A2634FCDA72D481EF6404A5970B261979BD9773FD71967F0D4ADC1CF0623B52101DA0CE201A97F494C0A615868AF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(56,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4B','carol2','ios-2d582bb75abd5973','ios','iOS','18.1','iPhone 16','','apns','',X'7AA34F092BE583F0DFE5DABAAC160AEFA14D9DE89E9F1CEDE2DE7A6C0515227F',X'01086434343563373632F163703D6A3C6F6ED7FF22B1E3C9EA0F21A3F2CB135FFEB9BBDDA2A9876389783512E80717566A51DC6B04526E053BF8B323693A29A188C59A6B00A8B97D93AF58C29C4C312B4594BD03D642CAE852F7317E89A2A34F3D461817F0CC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(57,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4C','dave2','ios-d4c7c385eeb6c873','ios','iOS','18.1','iPhone 16','','apns','',X'D588336805171F469729D65A9312AB2276B3C332C409F5F3E2198FA0C15210B5',X'0108643434356337363279129D2C525F79061194FB8BA793BB20BA27A45248B616E775D6E1B3A3B28CB2B8B54C512DC87A7D966E34BE17BCEEE284B4FBBC5AF0E1840398FECA969CC8C169345229D355D797CB93CC282A627B6CFD191D12D0FB3BC975C4CAFD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(58,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4D','dave2','android-d4c7c385eeb6c873','android','Android','15','Pixel 9','','fcm','',X'47D4BFD9A140369866A56C550CA8F6C3A0A171D60F48372D5A3178B9358BB966',X'0108643434356337363267255DC22E0E4E434263ECBB88363996C809E88027A3C9A26CC21CB105495110EDB525BE725D1F608757795AE2CD7F648F51FB97E730A5E3C3AE05AF2C6C45E4C778F8E80BA3DD3D19BA98005C2A4B578CD0F0CD8017028FC9E1F45E77ABB47C528E5CFA2B397CA3CC7452F74375971AF1003CEB831749887C11A1F37D182BB5257361AE5DE2B7CD730DE7939FBDD2F3070A7BD350B20482430207BA8CE00FC889AA0F0A638B71',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(59,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4E','erin2','ios-b550b513b017f451','ios','iOS','18.1','iPhone 16','','apns','',X'8F8BF85F0B67E1518E9FBA7573098F7CE698270D3AC2F27DCC34F2A05FC35EBE',X'01086434343563373632109E037B5514F7911B7EDB18E8F0330335704973A367C28BA43F76617AEC32E8CC9E42CD7C1C7CD2E17EBA2B4BA755CC3475783D5C46B225A16BAADE05F3BFB5489D4256C6EB74350C0BF3F8DE7308BD2FCCCFE90B89273D37AFC016',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(60,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4F','frank2','android-8057583d2e99118c','android','Android','15','Pixel 9','','fcm','',X'0C1FAAE9D6465986C6A079985B17F562E84951300429C41E22D76D386059E0A7',X'010864343435633736327D9E7129999BE0035A34CFFBBA9085E4F64A6661D2533C7BA6836A8AF21B9F17DE73821CCA0E3EAB4145054D530B724F466ADDA9CCAF851CC1F9EAD45FCB1EE7536A14819200B19C8AAA607FE864FF36032DF8CB41AF5B67BA737FAAE5C5D5AD45F18CD21F73772A34B8950DB9A40916AA77B1BED7BBCF74C48F7C8AB6E8F42AC1AF0BABD0398998B46D7461A549CD4A02FAC27B8D4705588433AB42028D41A897CD2CD575149C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(61,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4G','grace2','ios-af8f204bfe057f38','ios','iOS','18.1','iPhone 16','','apns','',X'AC5793C600AF0EE41782FE01639765A5F61EE1C237C3E6FB98E748EFF4162BAF',X'0108643434356337363266A9C4B0BD121C76A94619A389AB7BFE321AA30EE5A23E14D173B529C21DCFA86D7910EBC22B0FD1CFB1494275D3952B80B304634DCEFF7627E8EF8F0822F9158036F3E744D67B06A1EBD767C34919DC2EC80B17A17DBA379AF00903',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(62,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4H','heidi2','android-c44820ab32983eac','android','Android','15','Pixel 9','','fcm','',X'39B261FD4863519A69A4216C36C8E0B3075818B1C0F7F01590CF381865242842',X'01086434343563373632AF9DDB0B5EED7200FF12116730BACB668B47FFAE5AAA38CE1EBA37A24C0171F1AE518AA2CFB5667EAD6051CCA49EE407CCDA8541D44DA796C864D658B41E006E30FEB09E11BC30A4CFBE623A055F135167ACE6AD170FEAB5E7276A85AE845F6155DD134E059CD6D0D87FD5975A6FC0E35D357E1CBBF5908630486D7E9152CB4A78AFFDC4D7D9B7D7D0EC18BFFE2C5302DC2C34721438C7B0806EEBA58EE320E466E612DB5FB4B5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(63,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4J','ivan2','ios-159ef1b98318c350','ios','iOS','18.1','iPhone 16','','apns','',X'4A96A45FD789101FC961064A8AFAEFFAC47A25AE2434C935EC416C101F04C784',X'010864343435633736326FD2EC65FAAF6D2B5237C595C7A62A79802727412A77B2BBA201EBEEA9A37EBDB40E1030B6A0811D274DCF54C534326000E52843EC957B05099D0F29B77BEC583E3B4AFC5FE81604C3067928A4532D2A1BC8594FB5B11918B3F70473',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(64,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4K','karl2','ios-eb634374747ee84a','ios','iOS','18.1','iPhone 16','','apns','',X'A3E66A390D5820F04EC35D7BD996AF5472ED21227062D573037B32DB90D1090B',X'010864343435633736329278AF9889DB6F32CD7D8741BD7D75E445CC197A5710E01311D36398CDC219EF9C2F4FDE7ADD6AE7C3D6D5830A61C5073D0B2F84C24E7919F793267C33D66C6F73F7AB6084668B22F4CE92A96AAECA4FFF99E2C2E478CE4FAA60C45B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(65,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4M','laura2','android-b81ecd8c7daef249','android','Android','15','Pixel 9','','fcm','',X'F10A346322D9DCFC272D7D11EF091ED379774B98A56D23C1D2E4540265CD16E6',X'01086434343563373632B17FD4E23B3D73E2C6EC42570A994BC3443BA8EF53AB3CC0CC54561AAF4E365404875A14E523AA78B49FF8D52700511ECF56613BF913CA9BAA38502F1FBD04AF78D89E7F84E34162C04C4C2921A93B334A0D7B4EB8E3FA7070BE3A389D2520DED5E389971828B206845BC3341BAFF8C7A71780AF25AB0F912D47541255AE248BEAC7138C767D1683DB71BCB4E6E34F7D451D24967BF954CF89F4F646FAEEC4EACF168B84D5C53B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(66,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4N','mallory2','ios-1ad174517ab4fd02','ios','iOS','18.1','iPhone 16','','apns','',X'C65217DC6207AFF07D12B5747D27439CFA4CF4E4ACFB1A8C38D3331B1C3E60F0',X'0108643434356337363211386606FCF55FB1F4A469FEAC44865229181A4C5F0C0493AD380827F7AFDF1C0193065FA4AE8EC3EC4212A883CE68C031CE952E221C3DC826695D9BE672668A12DEA80B36EA8642D9C8EFEA759D2E9EB2FBDAE7C9A2933EBD35D0AE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(67,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4P','nina2','ios-0e4c531cfd42a672','ios','iOS','18.1','iPhone 16','','apns','',X'32A36FC3C29D6D7DEF3D7E99E0FE8FCC08C729218C3F537B039429AC16826FEA',X'01086434343563373632A7454CD6DD15E5E2FA5B001D6459F66B1E2D1D9B324B25EF4328F3559BAF49E4358EDA2F100A1624AEA2B5FB305433A5630CA6F40F3CFADEB5720702819B23A5D436B87799953AD3E4A11460F4E83B6F37F5C03DC4216072921EBFDB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(68,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4Q','nina2','android-0e4c531cfd42a672','android','Android','15','Pixel 9','','fcm','',X'CAA33AE80777E8DBF3DBB5E9DD29E9E948B2A5285D8EC9C47AE86939498F5065',X'0108643434356337363216685781EA3498CC7C8DCB01FFA37E5778C09227F44AB49793746AA73D20BB451036BA447FD069A31F8AC18A5178589D7753AFEF4CE91E6CFEB659AA1099FC3A27852D9BDD1382F028A88D82647ECB7034E0C323BC3D0491577B0EE86C26C9E154B4879116FA74F113518F4AE7F2E13DD6B2FC88860F40F74B258DAA989365819D80C0BFF4581EF5D04DE06A85011E020A5801E4AF6FCE08E16ACBF197A36CC8580392F3D43390',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(69,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4R','oscar2','ios-ac945b02dbc6ea6f','ios','iOS','18.1','iPhone 16','','apns','',X'EA05201F6D24BCC292C2910C8D10FFFF4E6B3A75C90A4FD4AE87A0A387695690',X'010864343435633736325381F5CE67B710282B699DA448D07508CFE47D028B3EDABEF021090F28A3A46AC4438FCB9DE58E821E8B4E3BCE8071562B9A6797B69B2614EB8101DA0D632EF05D32EE8E5F8C7378C65AE9246ABD991584AF5BCA87EB148704522BC5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(70,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4S','peggy2','android-64254733cf035704','android','Android','15','Pixel 9','','fcm','',X'CDAC4891916AC74743A99452F05A7AE6C9E08D5046EE12860AF161FA1B6947A5',X'01086434343563373632B57A7A4FBFD1D2BB5DFDAEA9CBB336EEC2F742388982E34DB8B2636604275AE81FFDC827650BBAB0D49CC88A015FDF51146F6E576425F188D6D23F94FFD62780E9515B4EEAF6F20D02DEAF1825E9890C980512042511CB59458F227E98103E157F058D5F1C797EBC27F3D2ADFB2DB8CC6900E19CE55748FD0F44E0983E177A9D8C7179CE760BF7721C2D87B7F769E05B2C253F3F1D51CC1FAAB2FA6B270003569A1E85BC69D52D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(71,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4T','quinn2','ios-0ea5d60907603685','ios','iOS','18.1','iPhone 16','','apns','',X'4D4BD969687FBC673B6820C1565C854C9F2568109E72390409A0439AB7FA27F6',X'01086434343563373632D248CCB6914226C431F34EFABEDB527E5F1FA33053F138E1B1FD4C92F8E894E422E06761E36C61A21943560BA953715191EBF03441641431CA511C64AC7542C93217244A4AEB399CF7A32608EC899255D2F46DC4059270037AD5E457',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(72,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4V','rupert2','android-bd0492f56579340c','android','Android','15','Pixel 9','','fcm','',X'B6AAF7C26CB1CA35A560BA542FC1BF05CA5DE2E77F0A1398B67B35F6BB267DFC',X'01086434343563373632B928ED95E3D82780CC7614F8072F0CA5F7983C31A9F0AB6C1039451E2759A967D3C5D5C58EB6FF687D9DBD13B049C651E877A6ADAF142A827797AA4C23E4EFA391F43F514DE3AF3EA02F3AF87C0D906EA0B49ABC27CD28248ABBA4E43BF7F22EA4C615FADA8FE29CF9E901B701460EB182F14C8BE7F2FB16D4BFCD8A38B305EE7B843F6F6B64BD740DA84363572713A3A6C9EF7E15F5E0FE0CE9FC40F983CC6F3EA0A169EAE62B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(73,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4W','sybil2','ios-0f579c09de65b465','ios','iOS','18.1','iPhone 16','','apns','',X'F1EB8190828598BFD42E647BFE606C8E779B6E95953CC7B4EEB107A59D61BE78',X'0108643434356337363235BC4166C3DE67620E30FE13B284DC83E479D8ED530A842AD87CF26C5292E83BB396349991195C1419D712A0E8188C47482B80240108C9BA1B2E0D739888FCCEAD635D69BA3AD7FE261B152B1AD8293CC4AC24AF5223DE20C3190ACF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(74,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4X','trent2','android-f530fc2036eb7082','android','Android','15','Pixel 9','','fcm','',X'4C94A037D84C772A725FEB2D8B3FC7C9FB22DC784F2CDBC98AA516EA121C6F8C',X'0108643434356337363277CE027A8F8DD9725A09FF2ED742B0DF7C8994C3557B6F85E8D0D6B3724A8640A5EAE5B410FF0DC3ADC231DCCF745EFF1EC76D515F91E026C5FBD03BC01CF09A1B2609CE56763F49A4D161609835FDFD973548AE25A964EDC26091F36ACC6131EE9964876160973BCF6CA650F53CE93334B3353008C9E01FE053BE5667C1AE3507881D55027F9D5B10FA7AE21D548521513A8199CFDAD6444EB9C88A5E781D63425AE64B113AEA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(75,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4Y','ursula2','ios-d2ba74dc3de6d385','ios','iOS','18.1','iPhone 16','','apns','',X'41E5E7976A94C3768B081518C04C0DE87FBC4ABFBC61F4160690AD52B53702F4',X'0108643434356337363237FB70F90F7A9553519094ABDB75421D4A55D80C4FAC5B0FA81A0D6687C6288CE423F1D13EC608C6F51AF11ADBAEC4669DC423BC73B57B76A4BBFB2B979FF6460098157700F24D795116640C4037298266CDE736292890271FF070FB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(76,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V4Z','victor2','android-942169b411f83413','android','Android','15','Pixel 9','','fcm','',X'7151FBB558AA0BD888E1030E46EEB98A74803200F7A6E525A170410F530C189F',X'0108643434356337363211058432428119E3DD77BA7B4EA99205A78DFB461718DB00871F3F83FDFF5CD9FF75E5450CC52B933B4720858DF4D3BDB08B862EFA1895AC2BD3CA846CE26C836C397A23EDDE0EAE2AA8AE91B010756A21A5697992D46BC4EBA7389D3FE296BB2E5D9918E9D78935F56A66BD628CC7A0779FC8A5D9910FF4DD0721EA2966B8B0270D3C943CE2876E7B8DBF9B07461A0C02AB6EADA6184B047B5848849740BA046EFFDDCF8B8490',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(77,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V50','wendy2','ios-a022edb7e0e07901','ios','iOS','18.1','iPhone 16','','apns','',X'6BA12FAFAF1AB06B43AB31F5528EF1AEF10E7EB9300D1FAFAFB611670B6116CC',X'010864343435633736326926A2451CEB6F30ABF2E7A97A346D1EC2F896D2A5352F42DC1E6696B52D40125260E44C8B60E7B3C97A11F3FCD5A49CED0CC812BD4DD48B2061900DF00427035C5AE59D80602868304C4A7DAD01D5CC4487B57017AC3DFC722D60E0',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(78,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V51','xavier2','ios-3877aed63e79f3ad','ios','iOS','18.1','iPhone 16','','apns','',X'EAF634B99F980CF9D2D1C868A6B35AB1B08BD761789480CE5386250319D6F53F',X'01086434343563373632C87906C362444C0557851608A00367421F21C74E63AA9CCF15B24FA0FC5E231F32BF9CD3AE091BF6058187404058EF841C9EBD7D699B46D06AAEBBC55151B88A00E73D880DA7744BF4FBC5F92799CD31400AE09AFD569FF6190E5CFB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(79,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V52','xavier2','android-3877aed63e79f3ad','android','Android','15','Pixel 9','','fcm','',X'060DAE539D055FD5AC71F681A01344434A2267A3845933CE9A5D1B0FF53CAA39',X'01086434343563373632988C22598D7349696B42CC2011B3AEF86FC91842B8415AFDDA3F9BE8FF8A5AE4F0048B15E4FFE9FFA4E7CF370924C0A56CE5AF9B21D2EFAB8DA4A40B3FEE97A95D73E23F7D05BBB76689B96BA9F4FC59E643F258187082BFBC28FDC78CC2989C88940F4EC6D22461D4813CACD77CE7BFA3EDCC19461BCBBC1279CDFB789DE31F0881E3D3B322E6E473B15BB9D8370ECE55678F3353A577FC1BFDAE902736F70F44DCD2A9B678C2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(80,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V53','yvonne2','ios-e1aa3df7187d23f5','ios','iOS','18.1','iPhone 16','','apns','',X'77F64942485FEABA8DF7AC7EB7E26644CDD38EBFEC862569755A87D25BB999DD',X'010864343435633736320599ADB97D4A95930F5F44E588A1F132EDF38A9C71B7BFA4AF3BEBEC0F4E8C9B0C725A90E178B8B9FAE03ABEC4C4B84A7C581D44BB23FCEDA81ED97188666876B715733896A669E37CB922E734C5D3FF848D46CA4F84264AA75B9B77',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(81,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V54','zoe2','android-19019fab8c91aaaa','android','Android','15','Pixel 9','','fcm','',X'9052CF70695F9AC394450F4041E6338F21A542D3F412FDF37646FC194501C56A',X'0108643434356337363291EDF82CE1FBEB8D8348F43A0FEE144699B3381E0F39BD8179606A014DF9F3B2BB515B501C27B8085FBC2656992DDD8EA15BCC5F61A5FE81A42BBEDC5D05030012AE17613F030E64025F117CDBBB31405D8B20ED5771DACA079C81AE23CA914ADF10F28FF416131DBBF9E511E2201832A85EAD9651D5623BBE099234D13D9BD07C6D3D8AB436D0F7DD1C01EBA4AD046CAC0BEBA739B1B3A62BA5298426C27FFD46532EC1152C32',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(82,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V55','amir2','ios-bd1401ae542bdffe','ios','iOS','18.1','iPhone 16','','apns','',X'EA48C6021C516B6D7FFB983638A00AACF7108D11F682F67282F777CBC7BA6FFF',X'01086434343563373632C4FFFA87D1E101ACE5CA87EF36888E0C6DD527728A4E40C99EB565CB8AB999DCF78E4F0BC7E25A1D1DF0707C33C0230D70ECA79B19471EAF3C7247C4C846C3F1F0BE7CB98F243C112B1A6D786997722527A9318E2B5BD62F0545FD45',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(83,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V56','bianca2','android-232b5fe598dd7996','android','Android','15','Pixel 9','','fcm','',X'8670BC5CB59BAE8CDB5422F9ED034E285A08D802139DAE7D8CF4EAA07DCD06E3',X'01086434343563373632CBD280A85C7F700F480050EF69FB698F3289371759093A4B8B8E46C25E0BF98F8D6B51008FD16227D9CF3D1A477325FDA014496136765D35E932952C5136636AF7B9E417C805D337D105561033D85798212C1B12BB8C0D9EC86F74CF2351E29453875704745DCF36720D40236FA281BD6B74A691CEC7DEC1ED9C51A9BAE5FF774855E52F3D64B4891ADF4CCA30B17EAD5C248862274FA3D7610BF7D39FF658303E5CAEC56DD5E0',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(84,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V57','chen2','ios-b5d6661d290306af','ios','iOS','18.1','iPhone 16','','apns','',X'C43FA8F225DD652DDF29DF9932327F87561D2300CAC8E5B54A18A8B295BE1F3C',X'01086434343563373632CFD05366CFD9F1E26E87BEEBE44E7CD417A0578EF2EE5375A67E81F17A56A2D7F80574D1F237B74F2ED46E6210A5708BF4E006DA953356B0D75B50450F69DA2174D6A81E3E4DC8A6E2E3C30218011A888F691044E34DB5901D5687A3',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(85,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V58','emeka2','ios-d5e21b8744c62d66','ios','iOS','18.1','iPhone 16','','apns','',X'41DE6C046AE8EFE824EE8C4E61E3673A84E4E3CB4A4311B43B928AE833083F6B',X'01086434343563373632ED7AF7F219BF731D1A543258F0CEBE9D175F31D0D919659763B8A4CB76A5873A88D89B874AD2C6A52604DB09FD549194E30EB25F6DD49C1C841B1510CD783ABA6632FE6011F57DBE0B40B357E170ED030F876BAC4F94192344A9232C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(86,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V59','fatima2','android-05d45b101f2acbe9','android','Android','15','Pixel 9','','fcm','',X'B71C70E12A4A28923BA76C8C980A8505E0EE45905C5FB2EE22D4719DF4EEAEA7',X'010864343435633736320DBE88EA1E4EA183F2D6186E4A1D331586DFC28F6CBD6AA73453D9E454E1926125B86B2F823B9F00B3F4E0CCECF06E79CCBD0479D9ECFAC25047C7F7659EC8ECB12DBF3848AF1BE5CDE4BDEEF47EE90B1BAC7BF86C512A939D14BC1BFEEF9881450D5A3528C05C0EBC31A47FA9353A98C1B4186902FFB39A57366A225C19B38E2215569B33B1931E35AF021FADB821C1C0B59F7562C0CFD5392BB23247E51F8C7E2F29B63153A1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(87,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5A','goran2','ios-06480f0f268fe094','ios','iOS','18.1','iPhone 16','','apns','',X'BE0563DC98A43D9744D65D3CB740B65FD6253EDE340FD47DCE1A943A2D292D35',X'010864343435633736325A05EC0CB5BF95320BAE4C7883C6128231E191FE5B9EF1965A9F3E3976BA9C50B18988B9369358D3D8C6ACAF7CB7CCA891928169954E7119C0B0BFA5BE8A96A436E784A560379E3349A0F7D0624B0A67A5331A66C689E420DD7D920F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(88,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5B','hana2','ios-c61994249a73226a','ios','iOS','18.1','iPhone 16','','apns','',X'2C51753E8B9B058CA5FCA99CA7916F8AADFB1B6E819435A5F4F24E15D99EEE65',X'010864343435633736323EEBC6FAE25B06BEB9E93729AC9F3B26760B24D2489781EF20219FEBE64E070C3089AF79E88C25CDD20AB51627D0AED3B2B9E40DCC96368DDE046726B95DACC594E10A0E6A9E4260D931A919F9E562CA34F67865467B797097C413FE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(89,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5C','hana2','android-c61994249a73226a','android','Android','15','Pixel 9','','fcm','',X'357CB8EC2E6C6DA1B891A6BC2D5317D19387BD7335CF28A41595A6A43DCC18C8',X'0108643434356337363241E011FCFEA8A916C324C1345A19916EDDDBAA242371C4BE8B87891873DE823696F3836C6051F8C9465CA6FA0416381727AE1CBCCC2A0F36BDD1740F9AA69DC10C51CB8CAFD5FF5F8DE3AB398FEED21D65FFACD7F8558336F39218BC45F916055C1B9B70B298EDA06815FD8BDED7307299A1C14E79B1B20514E5FE25AF88E910D1FBD4C12CF48D194CCD71CBDD4D29B54D4844F9838A909B28BE38CF53F283C435EB862700B7B8',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(90,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5D','ines2','ios-05c0245cad30e0b5','ios','iOS','18.1','iPhone 16','','apns','',X'7F8861BC66622EAC4E419BE01FDF426CE86A0DF7BACCA88ECFD1F69E0C524F3F',X'010864343435633736321C2DB7A5F9B3E5F30C5BCFD5753EC10C0D5BD5A925B4DE692FA5B4527B3A52D26EA7BA959F6AC04F2AA33AE00AD87F06EEC0B8660352D168B562591869BA6B085A8A87AF4FEBB79679C58128FE9FFEB92792D0A009FF7C94823D5E7F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(91,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5E','jonas2','android-f76e5daa23a1fb9b','android','Android','15','Pixel 9','','fcm','',X'DCE07D294EFA9907A349507FA5DFF9B4C6E12B61CA305B31DCB35B632ADF7485',X'01086434343563373632A9446A2361E30DDDEA759064DBB2D0A10B630EF9ED7C1A1ECBA316072DAB1AE61EC8E13EFDE4910F0C0D6F3020B4F10F9B8A3BB4B047B32441079DF8DABEA4FCB0DBCA7351C6C7CBDE06538CE193C0798DB09907211309555E9603BF11047AF161E2C6353E28538F1004EC82B7C665CF2C01E8D4FD72D36FD2C4549FE1F856D616A0DF08E65E782C53E874FA9D91FD7305038ECC7326604AE403D6FA8C5852BD29B9DC0C1AA023',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(92,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5F','kofi2','ios-82c3c6293edf07de','ios','iOS','18.1','iPhone 16','','apns','',X'A49689F21E86FCCA40CAE1195D8DA7FB32C317E24ADF9D48D75888FE593D4853',X'0108643434356337363225E4275A1A8BB58164921C5A13424F7203166DFFF7486CF0529B6468059E130987E0D58F1AFFB8963F842B9F07298FBD10ED47056C8DF5698B963CC272F5A1E03F82C34C48A1BDBDC0435E6B2871CF8BA2E1F8C71CD6DC12C07AF755',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(93,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5G','lena2','android-e7c82896f345553f','android','Android','15','Pixel 9','','fcm','',X'D99A892CBF2159DFB182935C1E3954831B48290A9A3F3EEAF86F950784885173',X'01086434343563373632A4754D51E897A78381503B6360406D376548473EA57C5C929C26037D0B5AAE8C861A789543B362AC2704400F437D176572240BB4385A86F833D110E6EF25BA63CFD0B97AA0E6C98579949C5C3C85710C8CA20E658F834C3E7DCB4CB920BFC48DB12DC9DF8A69E64A78D87A94432E4A90FE586877EAFD07D1A4C80DE7657098F6F6D6AF8A93B28E948445DE7B28A283FC9A5B7D621D4CB1838586F2A37B2C316E64DF170776A976',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(94,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5H','mateo2','ios-87af8de85f1a8550','ios','iOS','18.1','iPhone 16','','apns','',X'2D3F35A69D2DC38128D50D08190C7D315C9CA90E4E85C69D07C6E165B380658D',X'0108643434356337363280564B0334BF4273A85E0587F5209B683A9BEBB1704EF6B4F2CA406786069BB81C14BDE5EA3D70F287A96CA2B35951FDB5094063092B3515F527E085A0E273ECE559DCDA2F03B956BC56C5DB3BD9EC44D6B18DA93B726FCB84C9A620',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(95,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5J','noor2','android-f06cd51150dca881','android','Android','15','Pixel 9','','fcm','',X'C3F134C5CCBE1E8D33041A125D3025A63B3F6A63E3721635748207FAFB5855FF',X'010864343435633736325851E367A41209B32B8FA52ADFB61BA66E183F6F5928FA3DD9771E793EF0455026C58EDFD62770C54F26266B554EA23EC10D484B53F8B2881D7E1B2B8C946254EF9E39357E0213DA47C7D5480923DBE663F8E8C11D2849DA8EA24C2171948C40D9E0BFE425784259E6B320EC9154147784285A225A8B3C45F3EC8D696643CD3B055510339DEC55805F5BF52BB8178EFDAE31E481A9AD3832B6E9E0B4DECD34E300E5CA3D421669',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(96,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5K','olga2','ios-d06b46dc27d10541','ios','iOS','18.1','iPhone 16','','apns','',X'22E369E02B4928DFF6B6E673BECD555213264CC4F186B1E70D8374F27E9B8E00',X'0108643434356337363256BB6A94EF17E550EDA46F153603D21B7FA3FAB2A974111071E95F8F45636C063870280A7F8FB1A1A2A0952DB13250801408AE74EA0F09581EF695734B385D00786D35FBE74841093F229D64222C005BF2717EBD940F8B0E61A96A70',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(97,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5M','pablo2','android-c102c164bbb91ea1','android','Android','15','Pixel 9','','fcm','',X'17B0605236B969615CF4991540F39B05E3E05364685D8F2004678118C585247F',X'010864343435633736321F3009F514CF0AED16C0B0A9B066A2A9634276C9D7C45602DAA267DADDE0C684B3E5E37C67791481D4A0579019654A1FDB70BEB5AEFCC22E9FC1022F1D50569863087B593B01E4DE9CF62B8A240D96866B46E957850D9B4CCD11D39C5602F3BD9E37ECBD5F26A28947C57E9172E86845F12AF4DFE7673B852AFD81A127EC74F82293E224BFA757A25EC58B804EA8CD821E9A0327D68A3FC5FCA41F65EBD8BB9DC6B55228D39D19',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(98,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5N','rosa2','ios-e4a5f30ad1ad8985','ios','iOS','18.1','iPhone 16','','apns','',X'F075F38BCB8CB264BA802CECAEF3F99F3EB0AB9A65DFB207932AF6DBE8EE543F',X'010864343435633736326512D001FE5A6E7A955386A745AB586866123DC9AF339378F51249DD76E5559741795B0D4CDD4CAB56D56EA7F5CCBDEC822FE7E3801D3056A9EEB2CD494BCEFD0F5EEB22609868C7352393380491690204490F40455BFD995268B615',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(99,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5P','sven2','ios-06769d4abdf69a6e','ios','iOS','18.1','iPhone 16','','apns','',X'3BF4BEABB7BA9DF6AF9A64D63853AB756FF46FA16D75B39ECA26040743782FDD',X'010864343435633736321C411B4B3E261393047FA5E4546744E44AAE7DC698922F655348A9A20BC8368DBF2CE5AFB42E97C0CE30673B89A05238DE5AD1A2235EB416ADA3A4AE15F6AE0C9EA655D8D685D074BF7531F86595D1046FD70D6C44E6ABAF486BDC54',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(100,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5Q','sven2','android-06769d4abdf69a6e','android','Android','15','Pixel 9','','fcm','',X'036C2753AA783C74318BB2FAD02ABE053A70B7A336CEFF70C3085626DBC01792',X'01086434343563373632D6428AFAD04209E31371F8572BCD7DB3903EBA86851F699AD651130E5A1AB84F7317F1A62A2696D697E0C9FFE561AD615D402D8617AC25F9434E64F7B547734C91127C5D54BDE120DADC6F0D327C1DD59844E0D19B2A428E50CB6B56152527947A64A15859229CD620556520778D8EF0B2502044B7E2D793C8019703DB95DD85CCDCF6C5FAB2E077B8AACE3A2DB251AB7D58B68A3F55FA4CAD3E7A940607DCF9488D1EF549215C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(101,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5R','tariq2','ios-7bec4ecafaa0cb93','ios','iOS','18.1','iPhone 16','','apns','',X'EF10EC949772EED4602F15EE314A259A31D59C67C1627AC810242D8914678A08',X'01086434343563373632DE1D5BA4D2A49ED967876A707730115EE0DC7C24A97C809B7AAF427A0B92E89591ECC0B67D34D30134ED346778FE86183E43FF839A772D92452B3E32B36B663825BF5D723C2D8D4F44D8141C487533AED79CF8C0C2A02D859923481C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(102,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5S','uma2','android-7bc2b92994e81a1c','android','Android','15','Pixel 9','','fcm','',X'6F7C81DE03819685F504748324122520653FBD3435CBE63F33DF94D3085A9190',X'01086434343563373632001D8DF7F9306B4080CFCE90F4C40041A5F8FF686946556A099397FA4129BB03AF07969FC027E37130F8DA08DB6FF1581DD162A12514D8C2C129190B47A9521D93F5399FC089FE8EF6363079070A02D08F7A461B52D734F7C38846155F3ACF60046953C1A21B57F59215D31CA7655121E30C7AEC7332FE5647080B40800430A5787E68ACA0CAD294392402132A4FD4D545E3EA01A2EA5FE38F504557B238DEDC9E2BF0EEB34CD7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(103,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5T','vera2','ios-c73d3eb20098bc8b','ios','iOS','18.1','iPhone 16','','apns','',X'D9FEDBCC3889209ED3F84CDC1826D9BCDE5ADED8E93D87BBC90D9E0F13916A5C',X'010864343435633736325EC9EB65F75E9F0AF1D685B13CA0F23D4A0649F4D5744773FE848FE1E6532F60C961CF5AE9C04CCBA439560BD538975430C43FDF283901E4A209A150A7234BB1C8CE2D33746CA181DD0EDF44BC35380213E8D94853F35CBB7FD824F4',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(104,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5V','wei2','android-7de5fcf6d61c7ed7','android','Android','15','Pixel 9','','fcm','',X'FA7E5FE9CD670150BB95433645A278D7405F38EC651B1507A882BF23080F6FDB',X'010864343435633736324DD8B53110A2DCA6637C97B31F12A5E3612501B15CA7E20A3335AC41D839ECA93445260ACDB4EE5B58AAAB30F26226E2599D82BD499BD7577E94288B8511EFFCB6509FEFD67BE776691414334D4BB4B6221A28D43CD9FEC3FBA63CC067E6194B69A1C1CC7A163DBA9D47BFCB92A51A28860D3F0E68068F8D7A1920CC23191DFAE7D0CACFAD2BCBDE10F28B7113D3DE0D452FCD26399FA31F2EF29DEC83E5B30B9A50638A956269',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(105,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5W','ximena2','ios-cc8dd77b763d27ca','ios','iOS','18.1','iPhone 16','','apns','',X'87CB7ED6E5293C96C184A0BF342B99EE824730314F2CAD39AB61FBBFEFED0620',X'0108643434356337363249C995903CF75DB9CC18B6399FAE80F8D9759EFFBC15CBF9808D9AB49D86594B057CA0B1F75FAFCF5B080CDBFDFBA79F3460A492AC7930EF804150F0AF0A51CD1DF7DC04A4190C78CDE833D1F2AB15D836CF6123C03A58E59ADF0846',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(106,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5X','alice3','ios-78c3c9c7dd9f766b','ios','iOS','18.1','iPhone 16','','apns','',X'72438E1612097A5C1134AD969BC2CEEB541338925E107A8B551C93A5EDBD75F9',X'010864343435633736328F50A377598CA1D2E1F63EC6D73400267681FFE7E95CCA2C379390684BDAB094EF287DDC26B3B14E34DE26AB35BCF2A9E9EB62A36A6F83F486DAFB9EE919FC2A9CC51C0676B0FF5B88A3F4A6A5830702885636AE5A5D12BE7B793F03',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(107,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5Y','bob3','android-ad46a38b8bd137c2','android','Android','15','Pixel 9','','fcm','',X'4993FA5E45F8338D0C8E0982EDBB7AADB7C0C46BA2A69448ABA53B9ECA6D32EA',X'01086434343563373632228DC9815F3511B5DE6910777E940B2C4BA80AADEC15A280DC4FF03DE097F049BE699871C85B42939E4EF769222D6CA252AFDB13E69C09C2389E190FCD088B9F67421D43111A96CA4B2EA50025D1105191090E1D484057603F721AD2E856DD183BBDF4C087DFB851A97CD78A47025BE7F90827BC08588066ACC145D04BD3D70055417C5ADE88093D97A04D8899AC432E77CE2EA0F3B95DBAA75395DDEDEE73083845CA86163475',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(108,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V5Z','carol3','ios-fff4312d613e3676','ios','iOS','18.1','iPhone 16','','apns','',X'D512E8B0E56217E937C1228601960D5180F6429F4BB6B06D115239461848ED0E',X'010864343435633736320F1C20C22608ECBA7872E2F9E670950B22A8DC38B2E8701B77C80E4E19B140251751462D3D16FB2C34EC91E2907DB2E5E3F8296412A0837EB46588C0B8EEC56895C17F2218AF24ADE76EC7166A465F7CBC680ACFF2E20F208A342C80',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(109,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V60','dave3','ios-d215d85325859bd0','ios','iOS','18.1','iPhone 16','','apns','',X'360B35DCBEE9F889976E1E60171DEBC7DD8172D1F0B37C10F8BECE5806007F57',X'0108643434356337363264E4ACD4611FF901AA3DB776ADB035121648CF4D9310BF45F3FB35051A2B4520BC5BF86E1867C304D78D951CFD3E46F7F1915966480062E7C8D393B5744C47C90C59927A3C0850DEBE621995F496184C45EDE618F7B1653DCE07A70D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(110,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V61','dave3','android-d215d85325859bd0','android','Android','15','Pixel 9','','fcm','',X'F8B0125A9AEB8C02D89122788050607EFCF5823058BA30F8A64CE502AF870B84',X'010864343435633736322D0414BA86C419A8F0D392F5676DC3DBB5B91DE26EE69A885E5BDBB268976B439A93373190232184F80AE616CC46AA07BC8FECAA57BD08A067704CE771F637B7083E2A44FB92F6487010001E0F0A870A9D7A22ADB5C385E5534FAC978E9ACB12047C482F43672C941DFB658F0343FCFFA2379B26E2475C6488138798A41F6CEEC72753A41E2CF32912CED921E29D1200D0E4D7525461386B376C8C9C0F35AAC8938076BFEDF2BA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(111,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V62','erin3','ios-0421453ace4963bf','ios','iOS','18.1','iPhone 16','','apns','',X'CD951043DEFF2B11198F32228638B25FDC2D6645FA88EC200A532F9D45E921D3',X'01086434343563373632CD987F545800B1B15BEC325C2152545760C6EDF72ED4D737553D115B7891FD2F8E022D5EB50484753309340F1B53AFAE9F6A6B03F3BA59500D86B4F7E193092B3509CB2DC61B49178F0549A5B25FEEAF2F912B391ED7AD50B5019EE7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(112,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V63','frank3','android-2cca573dfdf43b65','android','Android','15','Pixel 9','','fcm','',X'0BDE562B384BE8D307E28F8B0DA8D3B6A68F6AB3EEECF013704EF07EC1456A20',X'01086434343563373632FD7A409447D3166C32872711FFAB9FA43E569B470740EEC980B02C021EFF6605A9021E407936A3E941150099653FD863A56853F834D04535F4DA5265664220D044D250DB6032F257AFEDEB295448507368FB0D06D251452DE3318DABD7A5A510049AFDDABA4BB0FD327925AE75D98A82F17C79C521D8276E29F3276005CC4D613B8C480728BBB9F3777712543479505D43463C434ADD031FA860C95CAEF6BB1AD9B9BDD0D5E26F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(113,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V64','grace3','ios-7f0b099cb9aac814','ios','iOS','18.1','iPhone 16','','apns','',X'02F08166540757ACC9A2A902E8B6243EF854F1174666E200C2BF7152537E32A5',X'01086434343563373632C0912A1BC33483A98CA8AC6F38F9B9018B62D5793D65BFCB28DA946DE692DED1B0C7A4E60A5B3215327FF14E56DBD7C8A0B37A1B2E8B7DA8B46A862C1DA683CE6B6B69C6F905C5D8CBBE888F49657E3722EB9801843D4562F6471995',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(114,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V65','heidi3','android-863d6bc6789f203b','android','Android','15','Pixel 9','','fcm','',X'0959D5E06E619AEA14E3E780A345FC02CECFC99BB6C59F704D74B153248AF996',X'01086434343563373632C1555C95BA9FB8BAAC2C1A460C438C66AA9BB7397C2E5A013AB270F40EC0358B046779283F8469F651C8F0A182EB06FE6EF203073A7E73CC30C75EB549F490442FF3C14649CEF1403E6575525E9ED01EB2EEA0C682A3EEBE03A8F9F7EE5A65F7A218F37A8F0EF7383C5B7B48A2863FA5CEDF3A1B3034D4D3B29B57A4FE822FFA59DC9839FD596DEC7F089737A410D3CC5737F26DC596BA7DD5F62DA4172C2E1DC9095B1FA721AA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(115,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V66','ivan3','ios-98be898acdf2ac06','ios','iOS','18.1','iPhone 16','','apns','',X'49371407D3F0FA00DE6432CC00C55E1DABFC0705ED0EFD5BFC34697B0031B2C1',X'0108643434356337363299871DA4F2B13B849699ACEB108ABB36527F2E577EB951CCEBEA3883D2DA525240533AFB75178DF60DE564C41C337B1CDA813B4E892CACFD4D4485ED265E1202FD429EEE565C27E51DA096A95C13B7411BA7F75DD069B9BB0B389CE3',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(116,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V67','judy3','android-8c679924324dd30a','android','Android','15','Pixel 9','','fcm','',X'F3C1ED4C9325F62E9286B9051BA9F5AA10BD8188B27D729D0772A1E2EA57A552',X'01086434343563373632214746C76B043C8470720508278FCC0AA73A7FE12EC542F645639DB00D36C8212B662DFA79F0753FFFC9A607989E612C61DAC56BF420F620C143BB110C5BAD76C353610D20BF8D1A409C6FD2DBD85613343FFD7767930EAB57506617B3E1D5A6CB40F111333F7C8C71A64F5AFD8110E1C439880791BCEE6AD2ECCA76BA681A800EBB8C220E735F818DD14B35DAAF746237A8059217FBA4FCD168C658C6C52EF7E1464CA4CDF167',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(117,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V68','karl3','ios-405231ecf69406e8','ios','iOS','18.1','iPhone 16','','apns','',X'5021648F748101051406D63C10D37884E700E6E78C56879B56E2A953AE39F045',X'010864343435633736325392330293E38DECAE0BAD6E8EC7CB74561E4D00C8E85DC0E5EFB748FC464F9C31D9B2ECDD7EF9B16BB00C43F5841AC4BCCD33D0A5847D81B412012B0BE7B5D2E976B8C5DB7D0F13A2B934733D87477D9478ED4CB4F6A6EEED809254',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(118,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V69','laura3','android-b8e1b3c66127621b','android','Android','15','Pixel 9','','fcm','',X'005E06F0D33EF2DAED18E5AF2A199F38DEE72F2260C0C08BF3A2080DD0E6DF31',X'01086434343563373632ACCC13B4E9AF3AEE552DBC847AD606132AC8676D1DEE63EED43A274DD02D589D938E4DCF7BBFFDC5BA01605CA5334E840701241E2300397B05A19613B179CB7309DEE6B5487D8E72043153397E9DC609F6BF7305B818984CC6F8672A9FB8ABBD989319140CC31A88A53985F90FA3245D9FCDE9556C206FFBFF002A02BCF9A1457315CA0CE9D99C731EB39988C2C6E0967F634D24F43C10DADFEB5AECF628ECAC32C1C9A1E888AB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(119,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6A','mallory3','ios-f508d16003ee3581','ios','iOS','18.1','iPhone 16','','apns','',X'1DDCC6F9757AC844E2537E8530E648C9DBBE2E5D43D32F1CBAE3C167038E66A7',X'0108643434356337363280BCBD217C5AEDB4E160E851B4216C9E9CF375027D221D8AB66BD8014A559B7D94CBAA09EA8B52F06277E5BBB3601F2FF01B89B0BE3FE3EF77FF43237FC10F853C1BF551167804F7729DE799E39DD2B2FFD0031F1C8BF5B6E6E09749',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(120,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6B','nina3','ios-0d1389fb4533a267','ios','iOS','18.1','iPhone 16','','apns','',X'ACB85EBCF9AEF366A39F7267B4E938DA037A5F582B05B72E15C468C87D25E367',X'010864343435633736324A41E4D215B181FD10EEAEA17998830F7C5DB959DFFE9807C6B68603D8ECC018D64AA9A0C0289194CF82EF57F195929668AFB344A4B60F717479C07E503426AA53B29B507E565D9530EC9AA3D606465C09BBDC64E3957E737F025DC1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(121,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6C','nina3','android-0d1389fb4533a267','android','Android','15','Pixel 9','','fcm','',X'33CAFC2AAB70C14477D9A1FC3A6758CFD8A0641D4165882FD682D5FC9269FADC',X'010864343435633736323301E05E8163023F2749EBB29BC7DEE0844E3F0418AF19889AABD10E6CF0DB7FD4F5A5C1FEB6DBD523CB0DC91C0860C84F5019EC2947B7CEEE982EB4DC1B45CF9C4C8F01578517415F64B3BF0DA769EAAEF5259F63CA7D7364D4ABDFDD728648F49EC6221A58D65665F2D4F14EDA9EFD269F9D1BBE357D27556B975CC36B3BC912AB2C870E09C1C64E4F16689053297355D8F3A2B369E768B04D47E38098D55157BA7921675FF9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(122,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6D','oscar3','ios-9601ebca22f8b723','ios','iOS','18.1','iPhone 16','','apns','',X'632C7037FA32F7FE691B6A1192C0CDED0FC00C5A957880FD090E111CD45F13C9',X'010864343435633736325293F370158739FFA52E0630CDEFA626730537B21BAB458B535543691BF9D918C9EB06DB49932BB8269209F8B3888569F75724BB5B9DE834FA2DE798C9277E1463946F134A5F9BA9C4670C3C049E27BCE8DB1DF778035C5894805121',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(123,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6E','peggy3','android-c42e7fac16682d87','android','Android','15','Pixel 9','','fcm','',X'1D05435E813FA805EB1FEF17958B80F91BD10BCFA4F4A6D8EF9B4BF50C4DADB0',X'010864343435633736322FE2D5C4F8916848EE0D1F0D67CD2D865B64E5EB15F01F6B88D4895946CC78140E31505F79D405F8E031E03CABAF1B68D6D8A8C935FC9F5C4EBB966A403968851D38E43DE56309970CC4C2F7438D35F0DEFE184250945A70E86ADE8396CEBD7C878CD948947776C68FEDC47585FE4DF2219772A58CB87467C9379E92DADAAFD78B2B139720AF85CCC3F28710A3CFC7031F0F25B828094C98C597760DC67B39AA8C678CE1BC5741',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(124,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6F','quinn3','ios-ede51f9e76c3eb65','ios','iOS','18.1','iPhone 16','','apns','',X'FA58A978C07FCA9D324973FEEDDCBF26560123607939AF52E4CF40DAF958BA19',X'010864343435633736327B02FF45AC7F6C117DF6FEB9CD7389C03ED1B88A227887BF4E240574BAEB2C0D7F65AFE967C7A86646E64114EF1460C3254866501529BED783EE1F1CA96F17C05C89465CDDF046FD79ACECE5C11213F34A70387935EB8A5601465AB5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(125,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6G','rupert3','android-093c706cff466266','android','Android','15','Pixel 9','','fcm','',X'BB2BF1D0CBE55370FAB733F256EF9523C1D372BDDAD9158F89352DFF09C09AE1',X'01086434343563373632262265DA07C788F293424864B5B9E1B11C2081CA60B8BD79A2BFF7AEFC8EDE587D588C7202E6385AF86F5EEA4FCB6A4A51A0A2FD86CC9412E27522734CE4FE4DA5B0A6D14E43A1742AF4C01E311CAF0159E39117B38B87F642A10193794AF298726F9CE4E768BD99502E97E2F749176BD61360E790ACC7AFC860CF648C29A1CC1E514F7E54632E854F707AE303294B6C03154794E2406B197FD9516D010313AD0A64B72989D7BD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(126,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6H','sybil3','ios-2b030eca6b4e57bf','ios','iOS','18.1','iPhone 16','','apns','',X'238A28DF14407705F4093E17188958D2E9EC49EE9CDBB228E6EA7D5F3D3F980D',X'010864343435633736329766D51B2DE180D9F5436917C1FF31784EF3438161F5A37980F8BB699846784D63D66D0D6C96B0594C02B9BEEE1FD7A064C91CA9DB9E20931A3A8FEF2F373B061B66CD15CB88032A5052E615D66FD99D4720B26178BEAB8EE48C940B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(127,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6J','ursula3','ios-4b603e1f0114b7b5','ios','iOS','18.1','iPhone 16','','apns','',X'5F4D67DFDB2C1C1FA376DD31D690BA1ADB28905A5863312A2C56F5251382C45E',X'01086434343563373632114E25B6617980C0BE3A071902D04AD17D7496D8A364BC08D5B840A744AF78E2F3D0F86DFEB0C78F1336742D61375C5C75DDCEF1F5DE3BE1ED3CEADDF008A810416256A2C1E9A48E7BB355CD60C0F9EF2A54C9B798296ADBD0FE7B6B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(128,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6K','victor3','android-217fef5a5185f4fa','android','Android','15','Pixel 9','','fcm','',X'8EA66DE842839295942A828D38AB87FCF5823929B5D24A6D933DC7C5339A89D6',X'0108643434356337363244FBA0BEFCAFD37DD973A0102335A9ED7D91F2787DDB3BD9B82AA1960A0A8D7351308FD85E71FC0EB52FD720DD7CF9B3742AED83EE3AED0BEA74603BB742DB8E6E5078572EC979A0D802906EAA8503D0C9CF49A7EF175DFB2C05333DBFDFFE4C19DE9F004DE8EFEDAE21D8EBFDAA8BAFB2CB2E3378ABECD1B790E6E7AA7ACAB642CF2ED5CD1BE9BB7318F22F67219EEE403ABB46C78A33EA60080C5ECFB3584A1639871FDA6C99',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(129,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6M','wendy3','ios-826cf7a2f9b30de4','ios','iOS','18.1','iPhone 16','','apns','',X'A2093C7C3B34C8F16A2A4DC9D20770A2E41136ED10DD4776702E5BC7773C69BA',X'0108643434356337363265A821EB54D72BC0626A45375A6BF586B99B0A9661CC2FD8C151D947717D4C0C32EF565E5A53DA6A83BC3806FEE9EA5331E486262868F86FAFB075DFD1E16ABF00DFD4F9203690D7D4E6F2816BE99FA06B1D3E913229F597D77F5D14',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(130,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6N','xavier3','ios-f57d3c36bf3f6bcd','ios','iOS','18.1','iPhone 16','','apns','',X'A400C059E9AFE7723CCE9EDE966456ECFDDF8FC77D6834378C6FBF6AC8AD5B98',X'01086434343563373632908E1FFAE115E6E4028AB2DF671A6C851A045D08E88DA8B5357313E96F7823E1A723B64E21D13DEB9D667E71FF6D6387D1D0B8FBD88AF5644E3759E8BABA4F6E5B3E17D8727137BDBE5E54F1C48A577C13ECDC23E1E1BF3DFD8D714E',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(131,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6P','xavier3','android-f57d3c36bf3f6bcd','android','Android','15','Pixel 9','','fcm','',X'EF55DA99463272DE06367641C3F1DF3F5353C4D1049C9270869CED3EEAAF5B17',X'01086434343563373632B04E0AE92C9416461AD8B52D23D48B5786E3870433B1FF1A062E3FC96A470FB1D14447CE133207E3E1848B77188DD2C1FCE47D60873CD26A0F1B6A26C15F880A1E930F77AD8BE0555D5B5388AE15E1ABE2687DF6EA107528D31ECBA9FD037830B31B7CE1D5837CDA9D1B3B7D71F53673FA1EACB1A1ABC1B0EDE303AE6D97474D101A23D0BC5123EC7F8699796CB6770DB875E4B880E1B3596702385518085365B0F79CED9E3D0A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(132,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6Q','yvonne3','ios-f812105df0a9e08f','ios','iOS','18.1','iPhone 16','','apns','',X'E50850EF70DDAD230FB9E4C50B527C82FC67FCD0BD190A7940C5D22B9FF14F95',X'01086434343563373632860D0C209D92F7847D2632B66294C4EDBA2F997E5C80FB78B0C97A2CEAB20A4DF1EF91B8AC1F9E223F7B2B389BCD7451339949B7A6110BD68ADBE77A2B175639144B7BCC1C29A1B384CCAD3B90694203E5AB89948D0F58631E912123',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(133,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6R','zoe3','android-86a8bce083e66111','android','Android','15','Pixel 9','','fcm','',X'5CFE41571B3364BD338F0FF20CA7973A3598279130308A996DD97BE2D0E30FBC',X'01086434343563373632B0D275F59C5BCE269B15E784ED823924B188803BE7CC8570716341887BBDD4EBC44C870021C822B717EDC1CC0620054745ACBF541C94FC18B8D3C949751604D0D8132C871005BC2B9DC54CAFF3EC77C5BFDC4E6F23ADED422C1F1F70C8C7231F9843AC9FC2CB7F8D17D1E05963F0882498569B734948F78DF3E237476310D8F21DB282E60A3A9268B02152E3043543AB925D0589AB6A800C35D21CD403E8A620C8D11B3B91BFA5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(134,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6S','amir3','ios-dcfe4f43231e5d58','ios','iOS','18.1','iPhone 16','','apns','',X'6F8B6D4897F52A6835E2873E5444B2D937C516C451FA8CE1079F7A0A53F2B645',X'010864343435633736325F438CEE4D223CBE8E029D12109819C6CAA3C38034D9A47BFAAC59113A4AC8235D4AE9B5DAB0B6CD5ABECB4AF976B4DF7786405D3FCEB9067D630F03A7FD7BD13F18C39D62BA5854A64B482C4B1234EF0A8461E9F04196BB31AD5D34',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(135,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6T','bianca3','android-b82ae4dd0b5cb543','android','Android','15','Pixel 9','','fcm','',X'A578898EEA74768210CB88F519552B34F587C9275B870047466F898530D6D4AB',X'01086434343563373632887141A41D5FE508ECBD250BD0024957FB58F366784C721BE347DE462F0473C91561C54E6EDD0FE01ACED015D4AE9A9C0176C6B62B4E5AD33C302A2341DB63A9F356682247FD463C231FF54348A771A2B40C1C50A240ED1C77A3F1EA406B1A84F1243287681F20C9D54FCA72DC2A18063E249488C4C0CF0B67E6C2DF2F311E7803FD1D40BF21CBD3B26FD202243EC11107A8E3C5ED6C4138766BEF3FDA07ED7B0515DFD71F411F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(136,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6V','chen3','ios-105c74e92d247f9e','ios','iOS','18.1','iPhone 16','','apns','',X'F9A49420E931C824A6C44FFAEC1B936916CFDCC639508100311A0C85E54C4BE1',X'010864343435633736326562756C8E0C77AFAEA31EE1051AAF2234A755392024746ADB2BB6E1B50CBA3402227DB609FC92E666AB575ABBCE53E7779D368074BAB8D642F79E2EC73BB5C61C8E5856ECF055CFC9A1C160E534431E8CB07B5F531FD536344800CE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(137,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6W','dalia3','android-8a6b77b0b1e9c6c6','android','Android','15','Pixel 9','','fcm','',X'4D56DCD2ADD0BA4C58211607A5762983247942224C4617CD3652766DA97D2028',X'01086434343563373632BD8E19B1354F9A1EAF560340A6CDFC7ABDFDE1AB374947B9958F2FDE16877E6CB7B6C4BA4E791AD7B57A9BB78D0F9C7A6DDD3EB52F986A4A37FF67038BD4DF74CD0636AD1D2D6A5DB091544836EC8C88C1F19FFB41E88F9EBA4F7EF5DBBEEB29C8691AB510394A2980DC0D2D8DA0CCCA6EC9664EE8F5A76D5061CD0204FC3AB4E47B3010CF2D30FC6C07AD7AFFF33AE907A963751F21D66984F46896CF72372FE02313CA928EF6',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(138,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6X','emeka3','ios-b891fca112137fa1','ios','iOS','18.1','iPhone 16','','apns','',X'8F6F9212FC4EA4C10382C20EE80C1BF67D17F0669BECD89B3C3E4DA6B73B79AD',X'010864343435633736324191C3884233F5D9C769E3605790AA7E3822170CC743EE6B14B799DBA8C5D2B932F6772D326853F85729C81066C6D385B3AF606B661B717E2FEB84C6946ED3D35410E76EECA29D5870AA3E8567678F3EB862CEE99E6947325044BB1B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(139,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6Y','fatima3','android-af5c92d3a7977ab9','android','Android','15','Pixel 9','','fcm','',X'5F4E0EA5D280AF433578CC5ECE0AD1EE91C3C2C1A89EAFDFB446F1521C029D0D',X'01086434343563373632378BA6CAEF9C56383DCC18616BD285C199FE99E151DD3463B8DD0BB49E05A7DE912383052D0CEDCEB8DC827D384661AF60CAEC01C557E592DA585E1415CFA795918B6B348BD18D36A3BFEADD57E2F8FF8D251F81D79F949D175630D3CCCACAECBCE5CA9E946AD3F193017AA9EB5029A52CE4CB4BC5DC64B5AA09A1E1A4B3C156BF5E04073F4E03F43CFA9C7388999BEE06F01BB4B25C9E26F3A4070882E0E63EEC0220F160FECD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(140,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V6Z','goran3','ios-4401fc12fb691a99','ios','iOS','18.1','iPhone 16','','apns','',X'FB039E79D41E4F03658D9414C054C122AD0AC7FEF044E6262651CDEA4450C2AD',X'01086434343563373632BE0B40A93176C6A5F49999E88E0C961EB6EA61F068CE3249DECF9BED38F00D8570EF4FCF6749AB74DD3166E3563079078C361C3C80E6CA762E2C4DD1C07EF2263AA50535EBD1F188F8009FECBFFD46E864DED96AB77E0F675F9A44FE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(141,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V70','hana3','ios-2528d597012aac46','ios','iOS','18.1','iPhone 16','','apns','',X'D6780162FE3935834DEEB327F55A7E7A2A6D03395D160B862A299CE1BD33E77A',X'0108643434356337363234E44A62E50D19A14CA3ADC029650A79E0C83996E862CAF3D03CC3E20A2596B6C77BE38DE40D2EE69EBCA54FBFEAC152EC592D369C6A25EDA1E471D882C3994517E52A28EB7F06594F67B46C6F8A40F82CB766A74A5639985481E12A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(142,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V71','hana3','android-2528d597012aac46','android','Android','15','Pixel 9','','fcm','',X'7AE32B6A306A58A7380B2BC52DDC7E822D2588613AF32B6A95B6606B655ABD34',X'010864343435633736327E5784B327BE6339BA8FC2BE2B69C1C8D6697EAABB9764D692A4630C23E47C7EC160067E208D08B8C379AF16F9F2C6DC75BE8E9A4ED7ED0267074BA78B8542EFE7FE6267C1FBA3EB66D30320F38B40175044949F78AFD3E84306E1D055D9D38FC4396A23039E624163AB14AD1F1A9BD6E17C0F5BF23B1D38A42BD884DEEC82F3502BA2182A07F4508EF89AF6ED0C5B9667AC55C362D02604809065370EE1BA365E269378FC4D87',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(143,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V72','ines3','ios-b151ae762915e4f2','ios','iOS','18.1','iPhone 16','','apns','',X'CC9461E093241848A0B955FDCDB99264AF348E4EFD98EDAC62205A0A18DC2A07',X'010864343435633736326707A10F81489EF8541EC9F97A236D7098D3DE18D1D6D70D2FEB1E417DCAC865EBAE189C4CB3EDB5FC723FB9EAFE12859B0485D806526DBFBC8EB3B66E93A60F8354FF453A508401E066171752422F7F87D360D65CCC27DFC3BCE19E',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(144,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V73','jonas3','android-6d2cb56e967adecb','android','Android','15','Pixel 9','','fcm','',X'61DBCB389A7B5F4E5AB024AA0F09BC238C51E3E7B7D39E838568CF6A5364C7FF',X'0108643434356337363253B4C42459B01F77B95183D7C144F89C71983DBD1E6574D96A031279693FE424D34A67E8BCCA82E0B8996EAA30AFC0A2A8CE7F6034601D857D6689FC1CF85131AA7ED6E6FB7889082746FF5D407CFB297C9480EA737BB83D174ED5BB374D3298053CB0D98BDC91B603AFA4B6DA9D19A439C78C9F0DA9D31DE6E86CF03283C88C81367B93F5CF2629D948C2B00CBCB8CD262277A01290C5EBBFB6841403332B14390AAAB16E39EC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(145,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V74','kofi3','ios-912e3c402d1c931a','ios','iOS','18.1','iPhone 16','','apns','',X'F573CCF0A0CBDFE84942941174EC03469270655CE04F47C485A75D2B8F6EF20D',X'0108643434356337363200B4C785E76B66F80408C99CA916AC8BEACC9BD169B2DD1494F06718B37FFE717C4B4AAAAD206FA516976EA98CEDC256DF9FBB52BBD24600D4E7DB55A99274C0BAC9B734F2513C7C0E8ED467A795A17F02F9EC2A22FA09DCD4AB7D9D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(146,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V75','lena3','android-f9908dee7a4fb5ff','android','Android','15','Pixel 9','','fcm','',X'FDF58113A645B5C18EB86365E7AB8255C670F15F91FEFE2B24BDF31844F51AEA',X'010864343435633736328DB7A42A7AFF5EC00503F18857F2845E7EB60930667DF0ABE2BC863FA8A05DCCBBEE5C8E53ECFBDCCFD3E16D094074762E1DF98591C28F213C30BE4AD9FD083329379C484214F4D0FCF27201433AAD3AE7CF195208FA029C9B50215B8DBBB30963C6F31B175B03764FFD15A6F77C1FAA4ACF53182846E8F74C8257995A52E0EB86014567C43CCEBCBCDD3A7CDAE00E7609DB5B16B44AFC8F635CEC0FDC1F588465EF67AF01E2F8',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(147,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V76','mateo3','ios-7dc4871237e00115','ios','iOS','18.1','iPhone 16','','apns','',X'D185A303C8759A76453583A70F84B916416E46B75CCF9D0CD92ED9E0D8B03325',X'010864343435633736326B7012BEB26B9562E6E064ECFAC3587EA00E9E65EA7DA1AB4CBF72A668EA1A167A1FDE4DB86BCB6B9E2BAA0321A6C08AA4DA51CBDD7E764046CF8808460961050F49DAD1DFFE0F1BB58B95D17211FEC82BAB22B18EA68C5D4541B828',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(148,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V77','olga3','ios-b9c5271680f8e9b6','ios','iOS','18.1','iPhone 16','','apns','',X'64D3EACA70F075FE916D4BC03CDDD53AB53928B6C6236344CA555822DDC54F27',X'010864343435633736329962EF2D95C122B7D9CCCF10371CCF175F2FC350B78CA894F5A7C62DB72F6B10A795C233A5695F527F4A0B536D696540674BBFDE120D57582A6C6BC7D9BBA68F2A0AD4E979FAA0AED41835D2A101ABFA3C0D9F141397E5896DC1285F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(149,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V78','pablo3','android-8e5e1d79843444c9','android','Android','15','Pixel 9','','fcm','',X'7C5F49E73923DCE6180BEB10CC2EC02D5637B639C4A9D13211069D61E530955F',X'0108643434356337363232F552F57CBF56ED43ECDDB47DF0131C26B3659F9595C12D18FFF7457ACE09FB9F1278A9072730F0B7E54CFF684F29A794BC630BC0F1D7D4586EF149E3976AB2D04C5C169E6BC14C8F2816CA9C762160EF7216B2CD83CC3344777A7F0EBCBEC8E180534D60CCFA1F28F8D56DE493F644845C2FE781F50581202BC49A60AFE6AA2714AD271E80EB45F6A1BCFA04B70443CCDBA058266091D18EE556092AB1C009B4C6A81D72CDA6',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(150,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V79','rosa3','ios-f6459b6e12224478','ios','iOS','18.1','iPhone 16','','apns','',X'39FED3B22F7A73D3C314F97E5BCB267D740D1874302393A24251C56946244CEE',X'01086434343563373632D7EEBB79BA0AB5E95063DFF14D1DE2A3A9F4BEDF92B717A3CE71B02ED69E55B835736C072A799969004E164981066B617A5A5813CB3F1E5D9F9FB0FAC2A5364A205FA45D4BC087E6AF1FA8DC861B48C0EA84015F0A5A0B6880632D0B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(151,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7A','sven3','ios-e2361a637a5b4490','ios','iOS','18.1','iPhone 16','','apns','',X'48A3E5A929B5045D6D4793A23957078D94300A8D57483168BC4CD7982793022E',X'01086434343563373632C7E02DE64B2B3D689C048028A5CCD6912D2C74C4561F9212F9425B3A0ADE49942445473BA18A7F34168FA677611145C52BEF5B95E5C9FB929150EA64A1E5D8EBAD4067793DC663B0D9FD90627CF222A70103C7804BC69893943BD7B3',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(152,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7B','sven3','android-e2361a637a5b4490','android','Android','15','Pixel 9','','fcm','',X'AACA64E005FC6C488CA6A36E049D73992DFB957854FECDA3F81A3A30749EC408',X'01086434343563373632E90F9F8B416C4CC12EBAE3A94094D707040C5D72FBB5338E5EFF25F80255B4C8239AEB2431D740B6F3B7ED2A2CF5BF51231CD848DB5969AEE44ACC36D7AC44EE0C06029F54C9A7EF4A2FA01C496A699D1BE3CB92B7B65C69447EA7533F4DF7FEB060C114FE50EAD71551C9DCB70A474486EEF6BC8266C1260E2909CB7F33A98DD3AC2CD13284E6D2EB4265E7B7B9193DCF1C55ECCB0DE8551CF7CA72E01E1FCD9ECC936D967F14',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(153,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7C','tariq3','ios-cd83ea6267f94fe4','ios','iOS','18.1','iPhone 16','','apns','',X'CBBFB64971D76EC2279517B925EED61D8BFB593E30C43A928B7B05CBEBB30259',X'01086434343563373632BA5CD52D6B65243C5010E3D0A4350D1DCD2D4B31A2BFF41E2BDD8FD15999746AE849272A6F192DEDA250D8D1612D0658CC3475A2EF866D3E9AB84BB400E654BD03630B874655F74B18D90EBE21FB9454A4E49CC4E69C9FEF9BAA5B9F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(154,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7D','uma3','android-0bf581014b69bb67','android','Android','15','Pixel 9','','fcm','',X'530788BB2A88628226385442078C8412F295736542E81AA5D9BD114510DD77ED',X'01086434343563373632475FE467F46060AE690EC933288A91D283806CF535F75DC41BD69F1DE6C632827B40FB31FFE1947AB3342A19229D80EF9F7954E3879A7FE8F2907265D28973F6481F8E890127DEA13D8D6D516A9EAEB31AE36205259835CF04474F1200D57DD4D9422C545D149702529A8DAA23B084B96A4C3DEF78EA7EB903FB10DE4B86476527F170BA829E5A43CE7F49319F4750BDA2A816CCFE6444099091502F92E0167D5E79BCF236D346',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(155,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7E','vera3','ios-d430b3977b76a696','ios','iOS','18.1','iPhone 16','','apns','',X'1A573CD9ADE8885E2279F829CB4EC7810A9A2FED1A0F3A0F7617709DB7A71D9E',X'010864343435633736324FD1892D3EEA1BBE5E0ADF3F0414B0226986DA608B48DE81083664E828FD080122DB47F6A254F2D78CF1B965368EF09A746E3361C4E061D0217558585116AF4B27904305EF42C1C4B07B019887118E15700CE66544C5A1DAC682A49F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(156,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7F','wei3','android-8d554ffc082487bc','android','Android','15','Pixel 9','','fcm','',X'F369BC6CD22C8B9D2B4901A82C6ED8C6B467E90520298CAEDDCB9C80A6DA4D5D',X'0108643434356337363281CD07AE59C4CB0C2849B4F1D7E35636B7F0C6025FA79D72CAA816A1F7B745799ED875214EB376112580864842D9862141B560CEBB02E463A0E8F0C2F7199DC93F0AC3D00ECE55EBC4988B493E0B21A527DE910A45C5E2DEC42EDA86A78FEB45D17320FA3B8BB798C1D5D451AD51B7D131696F9FA1AC562A5989681C574D267A7C3AFD1F590D48D958A39B6B4CE70D2FD0CD30B588C80A0CBEF0BC8B7FAD4055514B4ACF1055B1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(157,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7G','ximena3','ios-86c11cb230f4933c','ios','iOS','18.1','iPhone 16','','apns','',X'12AA4BE43C5CD3FE7B983A7403A2554531F0CF79C2F5DA36E795E7F45DC38854',X'01086434343563373632E08C84A19CE90D5F85987E83EE20831B688735515FD7156B68C1A5E83C06BEFAC82D5D3D90C761409DEB32FDC4D63ACDD9D2F833F436FC6252D80E82440F33624842306029910097B8593C9078C1ECE89EF3F4CF595A244065D9EFE8',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(158,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7H','yusuf3','android-f56f2bca8e2293d7','android','Android','15','Pixel 9','','fcm','',X'689A4AF612CF3E55FF07A9E34B8A21675D34BD96036B5AD9AFC58CBF16F9A4D9',X'010864343435633736329854F8463707281159023080BACD3042DD962E52EC64D0A6840F8EF73E994524C7E568515802C2EA1635BEA25C22B246E56E2A7E4D75BE91FC8BE6FDF494CA350D02062B48D09608387F081FAE91A52BF9997767F4EB2F8EE3AD0869E94FB844AA1D743B96A2ED3921C537F2FE2A3C76F8DA344EB08456EB981D901484AEBEAC39A2C3BFAA632232AEC893421C3F07BE4A48AECFFBAD898A4E6E3434ED0DF9BFFAD7010B296800',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(159,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7J','alice4','ios-aa05c725a8937bf0','ios','iOS','18.1','iPhone 16','','apns','',X'764C92D0AD9F6CA2EE15EF4953D635997A87A7C559F465FEC471E9AA33EE5A1B',X'0108643434356337363212EC7B04E5088A70077DC5CBA76E084BA4DEF7C58D518149592CF3550A05D48B7298EDBA22384C6D1C412114117100BFFAC8B3140268B3FBE27AB5F80EDDA7D69298494C59CF8057AA4406C19C3C2C06126AE7B021B28C97443A25F0',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(160,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7K','bob4','android-c8d7ca65f7461722','android','Android','15','Pixel 9','','fcm','',X'5AD9A720024263DAA39DFFD67F6759AF79D73E7DDD58EE55DF96BA58891BCE16',X'01086434343563373632307DE1450965DA1B39A27E53B3829A45D2421E0A9F56221C8C4DCD39E5FF8553DF474D65135981FE2D480258ED5ACA9B09A0E73CC2E21D9D45B4C695FD79F2D8741645FAD9C8185794E9D0136A3A15C7DE884720DBB4E371B1B081B7A10BF04FDFCFB225A7766A7AE25CE9B4A6EA76C508F775C540B67E348441306B3EBCDAD8E995C46DAFCBBC58E15A02EC8D9AFA67A22BBC0A57B19B83DA230E49C23AFD21649666DA58874D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(161,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7M','carol4','ios-cdd535da1450eaae','ios','iOS','18.1','iPhone 16','','apns','',X'46205FC1E33FF7574FAB2E272152556BEAC32F6E4CCC470634113738CEA9C054',X'0108643434356337363245CABA8CE839DC72F84CA96690D7F6D0C40A4496E69BF3B51DDD9759DDCC72ACE40A33BC1760606AC3454911882B042B666633EBFB876F10579AE68937F731009E29A2B8ECEE3B58F036B34948D5EBEDBAE8A3630EA45A5A078D8F3B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(162,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7N','dave4','ios-84d113653efe46c5','ios','iOS','18.1','iPhone 16','','apns','',X'E3B38A487AD4F8F3E94B6CA5FE895CB4A16B5CA96AFB9793C2FC404AA955190C',X'0108643434356337363258A5C91FA1360A3C1785AFF24B513B8CC3F330E9D80F2933A70CCA5658A3BAC3C37600CFE7E4550DF905F7F84AC301B54DD5DB9C44B0417DAE761E8DF0710AFF0BB7E442AB9512E1093A9A1094DB468F801EAA54E17C6C502ED4AEF3',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(163,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7P','dave4','android-84d113653efe46c5','android','Android','15','Pixel 9','','fcm','',X'EA45A88CAAB821AF022817BC496F877C2C219C14127B79A85C5E6B9A8A215D41',X'0108643434356337363251F9EF7BB5878021C8287A7F6A5C747031576DB0456DCAC11C0A43A41A2ED60DAAE192C8CA4375AA7EC65830B74C07686A03801885991DEF922B125C790183ECE9B952C7D112428D67D80371BC537B82B456356017F41F8A86A8ED971346E5A7BE39E3D6D09C968543FA8EB47A04EBFD0E3AD87BDD1C22A10A7A27CF7DCEF39E02548082461F435793D6ACA574DC9B755C303CEFA0A657128330B434615190B7E2D6D81FCDAC81',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(164,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7Q','erin4','ios-b80812dc69588483','ios','iOS','18.1','iPhone 16','','apns','',X'E511C20BC84AC8BB04E7CC2B540914FAC88E10C1BC10D96591842C8582733BD8',X'0108643434356337363268E7DB102847B4372F814070FD4979F8B93F467653690FE8A05D53FA376793BDF652F248806E16B9EAF7CA4C59D72B6417676186188E7392B891AEC5B9BDED1EE7FEDF48394402F615D882BD4BCF1486F1C70ACACC624E5F61D2342E',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(165,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7R','frank4','android-e72ef5d8cba70ef7','android','Android','15','Pixel 9','','fcm','',X'5015A96D4FE085AF0F1F70B9506907473EE86662B734ED6EF3C508A729F1162A',X'0108643434356337363286A2526F0166CC89734AC67F5D08F0FFB1C29C0BEC6B5329F663556D3022AF6EDF9FE3BFFE65A7D43393C2344F55BA493329A1A3A32BAF77319AD901F6A644CE3A37422BC7A76D2D370A5EBDF4AB9E31822270D7D1DD11EFD3B83C3A04273BEAD91155CEC24F5CBCE268D53E78E1AA04B7D99329DD0C0F185D9A58A470466E16B88928E499C552B6C21AB355E3950D70CC74E9366B6FFDE01E9654B23DB871FB6C7725DA71EFF2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(166,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7S','grace4','ios-cb203fe97f0ef6f8','ios','iOS','18.1','iPhone 16','','apns','',X'B9A911EA2BC17C5DFD3A3FF85ED00C51850EFF03FCBB727E92789FC4C1A5F75B',X'010864343435633736320D7211DC9D83B5F6C4275534B66C2EA9420322BAAB010A7298C6BA14D0BB5B9B9CC53BFCCBE25B13641922EEFC3D576713779ADC37D4527E78350D1C414D35CB84556932458A6DB0016169AE0977797F7AC82F38AF6C94547FDE0C33',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(167,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7T','heidi4','android-42a24f35d8f3d92b','android','Android','15','Pixel 9','','fcm','',X'C433B992EAB871DA0F3D575D376165092077485CFD981634E76D650DAF00B1AA',X'01086434343563373632CDE43C893EF4F74DEB4B706B69906461B1D7DD44D3BACA86DC43C7E023B29B2755F6F9DE6FCC198F388972C04E4DCB22BE2D8164DC1A69B45E661B9CF05BF7A1B9C9806DC7A91D875A0A54122CAE16A759DBF4735A250C6546624D6EE6270E4FC6DCF880658F49413135B7B571890E68EBB524E652B6EAE414692DA567C819C8962C0173A134D14ED6E1E3B27E80C4E488C4787244EA36CD8AADD824B01727CC41ACFE2E0069DA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(168,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7V','ivan4','ios-7f892d7c523c2dfc','ios','iOS','18.1','iPhone 16','','apns','',X'709171A6B8897DA2C5492F126210F232A46221907684C0306E30ED815E3BDCC1',X'01086434343563373632B3F75CC8DA6BC77E8C0A0258D6CA780634DA0C9DA75B7C6FD0BF2696F3046AC2717307491A2806791B6F95288EE00CF16449240E9FECAD1C9AA1C3B590AB581DEC02A94D0C16A4835E42DFD00214E163F62381FA8A4E1B513322A4F5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(169,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7W','karl4','ios-8cbd62cb6e7a31b7','ios','iOS','18.1','iPhone 16','','apns','',X'718A09696FF338DF1490480FEDBFCC19EF441C593F7428628E7A9A4DCCB0C349',X'01086434343563373632379556037C5B000797118DF418016F0926C53A77D52CE14217926514B634A5289CC5B93F7C1DC2032CAAC92296D6BE8E1C2996337E0CCAA06DDC389B2194948E86D996DFB54B67D7066E440A5A0AE8C4CAEBBB640FBC2012DA2705D2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(170,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7X','laura4','android-111d9bece692e4e0','android','Android','15','Pixel 9','','fcm','',X'C89C1CC286419A11108A19061450788B7AB1621194E4D6BB49B0EA80DCFC3E76',X'0108643434356337363224BAAA85710D28B9A21A783AD5B92F8F39DF05AC5DBBEF76110D081E9E75556D9EB34FA8D0044FDA1D056599B2A52DA20C32D2CAACB291C24A0775FBEF0E8C89C92E2E3DD491781D66A65F463C12A859055B5DC8483FD849E23EE5EDDA01BE988ED128C08FD8EE9FD5B5D68FF5761710833BFD56B3F96BCB3488293641C5AA87D37957B1A707C11DAF383CEA3ACE81DF046BFF5782412857C773D2ADB8B0DD347DF044ACB931D1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(171,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7Y','mallory4','ios-c759215effd8de49','ios','iOS','18.1','iPhone 16','','apns','',X'D07B36ACBDAF35CD81F8F62F5282BF744131FD68A27E03BC970504F08AA0028E',X'0108643434356337363218896059AE20456CE6ADA8EA34440223538E29A3420B7AC9D57257B9657E106FC25533AC2582E013B22C48088C0FE5F69D6215A41AC67861F13E68E1434F929886B350DE35DF5C56765C1D217EDEE3487904AF320A40D7957824FC66',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(172,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V7Z','nina4','ios-1f92da7d673bd87f','ios','iOS','18.1','iPhone 16','','apns','',X'C696BA3550DE3CA9C59EAE02AED278B9E1661822FD7D3095009648D3D302443A',X'01086434343563373632F4DD37AB6A7C0207F55660DD71000179370B697C5BA2FFCD185028D6AB83A5DFF7A710CFA6D79C8C6169E8D7D356B2727ECB273901CA7ACA4F58AA89236344ED70E8E3CEF7E14B6EC5DD3C3F1538D26795A2BAEAE0EA487455C8DF1E',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(173,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V80','nina4','android-1f92da7d673bd87f','android','Android','15','Pixel 9','','fcm','',X'F4329A527BFED8C6D252C2A4BCDF3509D0D0F1970AD47E4056DFAFE404E1A14C',X'01086434343563373632E10CBBA47A13C871816BFB5F094C05A9725093B8C3B4E7AD175FE965D3BCA615A838936F1FA82AEBEFE1155E501AC96464C777AA643820A1EED5B44430DB87F94F37EF308D3E2EE66890863253A889E49BA6D7641DE6F3BACDCE8412E04C793701537BD7C4F2C4227265F0E61AA95CD602ED153669DAF074968ABF8BE60A88B076B8E302F11E25FA9EC2A14A51DD7796472C265852D67755233AF6E99C05149C8825EAED52A5CA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(174,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V81','oscar4','ios-2fef4abc5eefc8db','ios','iOS','18.1','iPhone 16','','apns','',X'888365DF7430883F3F083500D4E4E9425BA8DFFE526AE93EA938FA17B6D3B4E4',X'01086434343563373632B1AD48D6443F363C87333B977FC941C75B5276F8F88DE444009B1A869088839C907E57F33E9FC1AFF0B2A097DF4FA93330EB5DDC8EBF36C9D3ED14640A415E716700C4E9C5FA66D45E98B41A0BEA202A7BB2846B8BF8E65A76E6AF1B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(175,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V82','peggy4','android-4112617c86ada3f4','android','Android','15','Pixel 9','','fcm','',X'20E4855AD4EA3E5861A1E3FB4EA4B97E3749D3D5C7864A16D138B57A55051E3C',X'01086434343563373632F55ABBDC1287FDB267C066463C72C8B9FBF204DE2B249C5454D2B7333AE7B4F8DF2036C1EE24D2C2F24C73F5572C622213E5BDE04F191657CFC09F8E7E448DB4372525274B57D6A143C069ADE4D1EDBFC0E16AAAC5737679F3F1570796286FDC87186A2D885F0F0265F451694E5E22BE56CB44E5063D88835BF4BFA5F79DBD113B656F0FC2E783678639CB7A0FF649BD38C569D4EBD9E6A5FDFD66F9B76B4C595545D7893BBB28',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(176,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V83','quinn4','ios-ee02bc7749def7ce','ios','iOS','18.1','iPhone 16','','apns','',X'69829D9CAB5D474D74DF8943140CBB0442AB8FF0AD4EDB19F0301E3D2AB5ABE4',X'010864343435633736328A5DD7E7C6E69E0462E0C048FA5538AAC455D185A3140D4FA121D9F7DB6EAA59A525B11F391E75B457035DEA3CC3E8D63D2B02966200EC891AD24D1FD66A51D1A2C87B5D5BDA4F5D95DDF3469A08D92F9243359A55432A9F26652BE1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(177,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V84','rupert4','android-176215b2d280ab71','android','Android','15','Pixel 9','','fcm','',X'574299221E38C397E9EDF657381EB210BAA530483FBA7B385FB20FC7A00731A9',X'01086434343563373632599702C604A56B0341895F1062039C20E0FA9DBF1E27DEC3083266DEC4F13B297A7FA0EECC572C67E5BA831DA194DDC778751B53765CB695AFE8E3ED26C0D415CB6B67C087EABDB10349F9C452BDC2570B4078F111803C3814BD3B50373A6F59AD98BDACEBB740957C296C8C508A91873242C576936FA710FED5BD41F8C346FACF2DDB1F11C5368C917739C4AEC65EA178A19B3FBADD7BD61AB42626619759480AAB5D6A16D827',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(178,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V85','sybil4','ios-c9e2735ff2e317ce','ios','iOS','18.1','iPhone 16','','apns','',X'CD3DC91D4B6102BAF73FB06CBC6661F9BFB5F3931C64E2D7002ED1D3A010AEF8',X'01086434343563373632AB3A1C38CE6BE95F97E75068991EAB1A13AF55D5C730E1380533C85B4A83A732A93EE35F5FC4315637DA7BDBAE3E5F42B08C8AC11E08A1DFF5FB0B3437E757D8F348DC2E84B2B402FBA9FD24E10F628F903DA440EA0DD611D17DBE79',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(179,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V86','trent4','android-341fb1cda9b7e78c','android','Android','15','Pixel 9','','fcm','',X'F6895118AA2AEED019A271A070A2FD6655DF61594B2A3BAEE7F1C53ECCA98753',X'010864343435633736326B966FD35534A730DA3806A2D8BD255B440EDFCE719B719986B98BACE760962D1981E95BD9CA6AEE554A7C64F285B69710036D947BF661CC49A21A17A836633B1C9AF025A17EC502E9F360CD0B31431845F3992B2AF933D00E01B882EA04C98F85C41B44CF44BF61CE2B58F864BB584E7B697E7337B84A6226121BC4BD00F42A0C602376A28747C0BA9CCD78DCD3B2A78801D169278EFBF860168F48AECEF14E42ED00C4B1696F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(180,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V87','ursula4','ios-1f5b08b4a6ca2848','ios','iOS','18.1','iPhone 16','','apns','',X'D99858632A1CBD8F970A2ECCC8BD1C0736B9BAD3403074C30F210F711C96BB92',X'01086434343563373632CD1FF4635881D88DF77589220AB71DCFA80E655128C6A3737909FA4B17B5C8395D3D55887674E04F3107542F8E7D5B565F80F8EE32BD242B7CD4348AB07C366A2A7425F7032387C6D7504D5384D6F81CEA871E8E0464ACBEF3A12530',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(181,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V88','victor4','android-2725d989c3b9df5c','android','Android','15','Pixel 9','','fcm','',X'733FDA5AA9F1BCEFC2E5C34F6C781DB0C254071C3241A55D325D303CD583AF40',X'01086434343563373632BBC0BC6BCC624CDACD712EB59F1588241DE9C041A1062D3E959E59B55E7EA618F7F6C27238E314CBAEE4694179241F2ECF18C95A9AB34D2BEAEAB94030FE66FD05A499D7CDF3E753DF7FFE24C288D6FD8BAFDFCAF9C2E7872DD7077009116C25EC1145083FF6048680FD0559403ABD0932B73AD74E033BF739320D7D95888B6DF3E79891200D9DA2A0D67F7890613B0ECA6D0F961EDD1AAEA7DE040D421FF0CCA6C7B160AD3F40',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(182,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V89','wendy4','ios-e6ddba3e2e614ba1','ios','iOS','18.1','iPhone 16','','apns','',X'9888824DCB9439E845549276DD252F05F70485FD21BB88562CCF153D6DC9FDF5',X'01086434343563373632F4278B22FE20D27881937333B85512EF9707CF97223FDD92FF4D8831D05D168136F69A4149799301DC2F0E9B56AA479BA7C9E988BA36804B4430F09433FFB374388F6EC80DA92513CAC069924664C52AA3080F75675D2AD836673210',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(183,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8A','xavier4','ios-5bbb170d574407e7','ios','iOS','18.1','iPhone 16','','apns','',X'35E88362E4E17C5BB87526822F8A9388A4B14D856BC7B5AC7AE485EFE77FA096',X'01086434343563373632EE88CFF5C2BDB548811FE3DBB92A7BBB3D3291DF0BD9826D2B9E5D53A58C405EAFB40A72A1EDAEFDCA2B45EE82F2C1E6365D7EA232CBC1A912909001B961D80E2DDA4712F47E1936A33A61AB7A6DF0DF207196DEFC6F25E04D7D9484',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(184,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8B','xavier4','android-5bbb170d574407e7','android','Android','15','Pixel 9','','fcm','',X'66971F84911C46246E7EE6B1F875338B0CA357C5C76A04FE0CF6E7A7C546B535',X'0108643434356337363219FC79FE3641EDFFFF22CE2D1FE527D3555A49CF95612BB91CB37C58DD54F24781CF62D2ADA8F5EB0C0005C78D4A6263F3551A7EB40EF86DEF91FE24A462BFCC8567B9CB92CF3C73E7A79D1119624220BE4BD4A35B288C23A79007A68D603FE9021B89BD3D0BBA571E6ECFCAD1C09CF1E753627C99BBDBF9DF3DD5A771D84BDB6CF5072CED951681D1B4DFA8FD295C58E118FC0D45A805CD5A17D2DDDC4976EF043552B8A5D35C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(185,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8C','yvonne4','ios-10144ea6ed9960db','ios','iOS','18.1','iPhone 16','','apns','',X'DF81764B3C430B97A55EEBC3DBCBC9D82DFAE60693266CFBCF9B2EAEA33EEC69',X'0108643434356337363208276846263560F9F1E021751B9498CBDD2E75BC93A255D8E131FB355D583EEE7CBD213ADE69B85CEF7F10F1616D5F2CC9739F52958CDF80DD0A5B0192B8F826C60674B8BE1E65C0BF6F498387426122E4B8A5017913ECAD5BFD3115',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(186,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8D','zoe4','android-76375ffd3611b5d0','android','Android','15','Pixel 9','','fcm','',X'3660484C10CCD5B15BB769833013DD11E6F8A572095FAF631AA8891CECAD4B53',X'0108643434356337363249DE936955D4E571F6DF60F14245DDA1AD18C6BD7F237BC1E30D514BED8600676C5F8905A1B0E42F4C7CEC95C600B6689E5608D79458A1CE897D0F3675D3AAEB45782C866E3F50FFB96F2B983FFCDDFA4DEBFE5105E6DD2470E882F39D3DA41EA87C361802094E4E3A9B43741DB8C52C65198E22BFDE2BB180142ECBB0E70E223E2152EC9B4100652C688453A3612BDD278F125CD60A9917E5F6BA2A1DFD9C5662C45843A86985',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(187,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8E','amir4','ios-9076d40af823c63e','ios','iOS','18.1','iPhone 16','','apns','',X'044E5BE2073D0930A4B8106EC1F1B8FD39C7D347F4BF2E62486B1476F023556E',X'010864343435633736325F6821493EE66A27339E47F09B0FA5970ABD45350BFF8B98E9BBEB5989461C09074D05CA716763FAB1B25AB105496B0D97B83A4E82E5D579EAB4460C531F0617E3640DB6B27E4D882DAB580738CD0F67C28A8D5628E05A02EC986254',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(188,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8F','bianca4','android-384414de8f2d7024','android','Android','15','Pixel 9','','fcm','',X'C37A105544A917BC59C337B6A007BDDAB8F17E86CA56934B1C198B229026315D',X'01086434343563373632B7A8BB1AB3109DFF2C502B29CD062FA63A41C92FA75146988CB9F58B088DF0CE4747482128546DE8336778A337623796C034D6CD1A298958CF35CEB9413E9F802CAC623FD3583CB4E03465B40E784E90EDE7DDF1D78C5FEBD6BDA4BA13DE9148766DBCEEF83B76C6D048F1823FA77AE6914056BA5E5B3828C3CE32C491CAD415C4A1087CBBAF1469C715A4F04DA157DD60C6525C18CBF37373BAA2A69E2D36B80DBF76C436D7DF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(189,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8G','chen4','ios-81983112c19d1fc7','ios','iOS','18.1','iPhone 16','','apns','',X'D809876F6F1489D76CA7806700B50CB3215EBB0A34425551171D77708B2822E1',X'01086434343563373632A6F4E044B662531D20C08EB5C187B692CB1ACD8F2617F88CE6183C3EB6BFCF2B56D9D80B5D0243D051F818865479FC620D44F5BC502CE3C375D58B3F07B0FDDFF46D8FED0AF90AD1733ECA2FEE41C6FBBAC781BE4FCB16ED0338709C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(190,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8H','emeka4','ios-4649b97c31f44eef','ios','iOS','18.1','iPhone 16','','apns','',X'3B30A829DCAEDDE71E8CD24331C218587362875D9E48B2297D53C2E78276D2EB',X'01086434343563373632F2B4F7D072EEB915EBDD1F3C138B2ED60BD262F9F23242CD734BEA936F6BBEE5D52608781F1C12C1EB02F6242A910A584610395CDA32130333DF75CC8307AA2E65B8474C42DA44042E4C7FFE8EF35888FC1402DAC795E2A67406AB92',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(191,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8J','fatima4','android-a28d9f87d5436a69','android','Android','15','Pixel 9','','fcm','',X'3B7A2D321B1998AEAC5E70701AE671D8A8BC1BE2F069EC9079B0F25FCEC54BC8',X'01086434343563373632339B7058596CD1C0750E7B9DFE5058523D144952162F903B7905D4ED01C9F7708D493D9B82CC938DE826DA66B88A4C9777553506B8F2A0EDDA5EAC62113375612678FF7E1ACDB8DAFCD410E27CFE6A249F26A984E9AEC2D689E3F7312F82CDE2F0A0AA6B57E076A6C33150CB1B5CF58DCC5A351AC28DB818135973C5E3944F5EBCD789F142A470F90305F887F76C06C4A320CD90830FBE6642CC570DC210C33E4CA78894AA76AC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(192,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8K','goran4','ios-6c409907d3758b66','ios','iOS','18.1','iPhone 16','','apns','',X'77A98684B42462FD8F00DFD84C43D0DCF38B938F42C1048E91BCBB47809E8D5A',X'0108643434356337363204ECC17E77E695FB4866E8072D3BF5F389467ECE26813BD64951BF321A8F63A4F3A4B622C0B06C406D62C7AABAB79C5C8EF95F30E221DEA85F7E2DF8D8E79451B5F40F9EA4F33D4DA7BD8D4AA37F87419A505267153CDA4CCC83EC03',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(193,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8M','hana4','ios-90cf62441ce97cc8','ios','iOS','18.1','iPhone 16','','apns','',X'8B34A814DEB7ADFFC98332E6863435FA02466734EE34A0D96EFF60DEAFF28B26',X'0108643434356337363209C37D60B19A23D1C62EF476A3888ECFD70DBEAAC2E8C00242E58E665E9E66472490BAA8697D0268B97D04B9181EEA3F596A6C190283BD0473BC3F5B73229C133C7692E5C343C1C4E9C9CF30BD033C36B96D5AF5CA40BE2E3ACC77B6',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(194,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8N','hana4','android-90cf62441ce97cc8','android','Android','15','Pixel 9','','fcm','',X'87E561B14EE9DACEC21E8239760EF8A625B6D4F9BBBD095BB9E76666E807998F',X'0108643434356337363200764A457A8FEE718A5E0ED25421B247ADB8CF6E38D5B8FE15D1D9196854F9BD2F7BAA734D22C90C9D18BEB08D476C9AF63AB277B1C96C7C831B5B4618E8EA963D6B97A9CE2E853F8BA764E0ECA3669A066E6BA72957732DAC7AB88437848D0E0175D81FE0C762E723E894B33D9492F6E56619CFC70BC4F2CF0C6423C62E61361A471C306C5C5324B08846CB953C264DD7BD3C7AC80B640E296FAA1B5722B63CC081A145B6B1DC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(195,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8P','ines4','ios-3333700a34ea0755','ios','iOS','18.1','iPhone 16','','apns','',X'4B72D8E6A43513DDE45E3B2B66F323552AC994D2635FFC3D14B4EB37A3BA9A10',X'010864343435633736324C2D738E58B551EF46BD5B1121F059D67C83FA98D6D727234FE9FA69A5A4E2C5178EDBAE958147F042E94AAE2BDA73FB9DE2CA55EE28FCB2594DDD123E274D3EDA2A6BD1CA93D122F96F2E16492A75AB38678A0FC54A07202F7E32DE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(196,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8Q','jonas4','android-07488b4f56bfeebf','android','Android','15','Pixel 9','','fcm','',X'8A48CA52DA12CA4EF85CD91B426EEBC202D0399ABA1793237E442E9E806B60E6',X'010864343435633736321189B1EC7BB7804069778C91A98280C4B1AFFBE3903C04FF8A78F0F40F7B1311B379ECC1FE09CF0A912EC4BBD3D78B91EC3B23348EF610CCB2F82A78C618EE42F5DF6594398E918E919EF8AE382552529FF05F3CA3B6794EED46687CE7C5E5F2FAFD0E6D51758F27D4ACA6655AC571B2C8D4A7E1CD58CC47671D07CEA1B536C30F43F0296492B96F510BBA93059D3532139E225F5E99AB7EC9876510EC44CCE2E0517050E91137',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(197,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8R','kofi4','ios-f359ff5ef26989d7','ios','iOS','18.1','iPhone 16','','apns','',X'33FC1E2407B8F9AED321570FF67998FFF0E81F2AB1A802FA91A8111B1D8CFD0A',X'010864343435633736326DFBD1679D391F07E86E38E71815FFADF8E0A877D0BF4E88A148CEC2B8A1DE9EB5741F03C9ED2C0ABB84B78034EC3D8A8DC3C40ED20CAB1A72C319C4CAA203815EC309A107DCBFE6D20F03F01CB5915A77C0F29312CCA9FC73DD7137',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(198,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8S','lena4','android-49744a91ceeb0ca6','android','Android','15','Pixel 9','','fcm','',X'4B6178ED09EE5EDB8EA0BE5252CED0E72D88557BDA492F68108B5FA814372BF5',X'01086434343563373632346A8557D75416F91E4BE0317B848F594A1E2D804CF34BEC612EED9F79CBAFC9E26B51424F1D03A5FC109293677B9E3D049DA9B3E34A84C4D437D8ED1409F058EF10AE7E68D30D25931A3A97DF1A8EC3554C3AFC33DCAE236FB42557634C5E2B1ACB24CB08C5EFFF9DFAB9C9EEC4B455A43FFB87453BD8CA194A8D6C6B8C51C8D325BC0217A56FAE63A151F3462F192EDF18F311FD138A52059041A839005DD4076F0959547A1F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(199,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8T','mateo4','ios-b5bafd6c537c9400','ios','iOS','18.1','iPhone 16','','apns','',X'96C623AD503D68CA4A4DFA518D0E64F44C219BAD9EE3F4D3E087340936B4BE5E',X'010864343435633736329C8F2DF7491696989187D787FA0B8A1C7B45139CB056BB566DDEDDA3E64471F0AB31964E3037A16B3F48A894D239EAC1259F5E5FA6E8690682B724F186A2D22D32734C2EE0D36CFFD7BBE6C7F844A1A7D875806AA76477781C3C2243',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(200,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8V','noor4','android-2eee6807f0741a24','android','Android','15','Pixel 9','','fcm','',X'6D6AE898577EE7899CD0970BECAF45A447E2A465F4F6A03305E76BBDFD6F5D0F',X'010864343435633736323E32BFA5EDDBDD216D80BAC7FFFD782D3752554B554DC4A3676A8403C6D81CB86F0E9B5334CD1A14DC6DC53D40998D3421B01809769D3C473C354B2268FB1AE427DBF942628A98D86A81B36CD7B5432C4515435D7421851C3136DEDB8E14AFBF3BC6893D7B05487CC51A72C69F4EE0D98820ACD5DBC4CCF2FFA394DE3D5A206D785C740E41CF3D630BBDC4A57231381B6E838822FCAFBD38E849565844D1C9911A3A831CD10C3A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(201,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8W','olga4','ios-ed39661c10ed270b','ios','iOS','18.1','iPhone 16','','apns','',X'66F5CB00FE8CF9A83337FD2FE04398DC52B64DFA85A3DDBDA1EF379181BCFB4E',X'010864343435633736324EC16B240A2A57EA9C29DA632E59476499C580D6BD02EF93192D612DE76A2EB5521E1F945F8255193367EC95858ED3C71FD51C8FC4297152C97697DCE1BA910467DC789625A20BF9331813F0D35B6E24D61CBC309CB78757D5A6627C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(202,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8X','pablo4','android-1392083d069c582c','android','Android','15','Pixel 9','','fcm','',X'58955E473F9D69AFF2FAC7EA238F43AC2BF1B2AE07C0AD6326BD17CED75103DC',X'010864343435633736324EBAE80D04021427FDCA1CA3FA718B3502B1E80B98D4B4B2A7BB809CE364DF5CB060F5B677F34911C99B8A1068F3CC0F9FB6BAFB25F94EF8E3323129CCC478EB3341A615AE6F2409F5D4EDA71100489E46D8E1E3F23E6FE610334F4729E43403B85704097AC76DD146AAB1946127DC2D1C1F62A94009135413AA66FBF7047B60B2DC8976FA58AB17AD4DE862A58E59D7138EEAE2FBAADAB53AB8C964B3B1EAA35127E6F71FBD35',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(203,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8Y','rosa4','ios-79c6181e879a99b4','ios','iOS','18.1','iPhone 16','','apns','',X'7F552A76127D20778DA0B6E8A6CAB74E590748BF22EC455777DF0B2B62F34C25',X'01086434343563373632251554E802BE5FABF4A90B87C9524D3A6843FDD1E73D71A86CB7B162284D6330DFB65428668D98A52BE692D07E192FDB3E3C0B6F1F2CE4561A5C03C32BECB99F1A653A633837E99A40ECB9591B0D04B295936385E51BBBA2F6D7785F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(204,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V8Z','sven4','ios-5c8070b1b50aa0b5','ios','iOS','18.1','iPhone 16','','apns','',X'A7FAA5FAB20D80F9F3297D527A5D934BBEB8C0661F942D3489C3DD62A1413626',X'0108643434356337363283FEF4604FA6005D01F76F313EBB04E16205A1F2EA4495E602C9BA2115754BFEB51FC902AC7B9E4BE6FE09DAFB49318DC9C58B5947D3D15EFC3577086369292237721F0DA0347251FAB064B0CFC99FA3EF13A6ED1338ABA530C7DFBE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(205,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V90','sven4','android-5c8070b1b50aa0b5','android','Android','15','Pixel 9','','fcm','',X'415BD9DBCE798C9A803F3168443B571D78EB1F785EBC5C41D7F13E8CC65ABB41',X'0108643434356337363216D0299EA2FE8880743CE160532DA22A3012222885CA8F5DB0D3F1ADD32E3801D1B6296B6EBFD02B3B68EDB121D37E217CC20F9AB8AF6D8C67D68A82A05CC524180C874A8931E1DF4242F669EFD63E3DDFEE5A2D47C5BF49540F3E6FD34CC3EC3E3700CC74FFBDF19542B8D2B112B8DC2854B578173D4CB5088042651367A93CAA6B78CE58C191A96CC3AB7DA6140185386B5A03F46D4183D2715E5D774891B70BDF35A65D527B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(206,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V91','tariq4','ios-552c2527a91f408b','ios','iOS','18.1','iPhone 16','','apns','',X'97367517DCBE3DACACFB390A7AC9FAC9816FEA22C3F9D17423FB8D30CC4A534C',X'01086434343563373632D082C90668B37C100066E878A19DF72A7E2DA1F49C210EB9E71C73F6CABF46FD9645435D86B77A28450392C660F8998F06950DDF565C4F943D70417EBA41FBD392065EC4CDD14C3C29EDF9BD3C820436EEBDF9B21A2C7CD5D588367E',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(207,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V92','uma4','android-f1f7fe12f2cbd570','android','Android','15','Pixel 9','','fcm','',X'A9A3D75EB13D468DDB64E1C474F9D622616C35EDD61A8C45A13F8970C96197AD',X'010864343435633736322EDCF8341C4C8F4F86C1824B9391714DE672010AE866879D30A30A3EFF234C1C00D367784C8F44717F6ABB5DED3B882E9A726348077EDB40D878B7E2C9BE3536BB34F6FE9DF1EF9F321A57DAF70AD874A4D349A715EB573C57FFD7351DD1BA2633E443CD5F50B6AB9B782B6D171CE26271F1FAB41C8F31A01CB823BDECE9CB410DB17E68462F5CA04400730C5665C7C07AB52A291DF4D45D5753401B945D8F78F49C0FF1AAC87A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(208,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V93','vera4','ios-2f624c1e25854fb8','ios','iOS','18.1','iPhone 16','','apns','',X'3D39387FA3328924C7334134182901736583EA0F31F26A7F8F64F890179DFF67',X'01086434343563373632C41A07B1807442A4A8832D2CAD9617A4820088E4B0916199148DF27ADADF4F3854C783726E695F98D58EAFC2F18524222BC4E2701C7F7D0DF62B80C9D3A5AF09DE82D73477133F9ABBFBF214F311ACA5B49D036041B8A36A65532700',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(209,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V94','wei4','android-16469bfec730d4c9','android','Android','15','Pixel 9','','fcm','',X'AD7C3BD35371BCD3AF12CBBBFBCF19D0194E385FAF4420DB4F87C1C93285F4B0',X'010864343435633736326A3CAEF9047D77A53E89C8957FF00D32578E5AAD696678CB0BB7F20E0464500BAE933B907D1D020F12423310AA0962E3377CA4AF076D5E191BD80522885F47A6CEA12F844B2DF21B0DF9BE4095BA51A54D21B519C3619D708F1FEED623AE1C45FF14F40F6DEC061A95E32C0EE393FDEBC3256320883C7898B19B50FB429BA282C62F54AFAAD69EAE40D88B1C85C97913907957D34204826D26C60D4608BFC6B4522EA29B2E0723',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(210,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V95','ximena4','ios-112fc75026eb94bb','ios','iOS','18.1','iPhone 16','','apns','',X'819532E22B6F60885CB0CE4C0460A74C896903D330214282A08DC4CB421BBB1A',X'010864343435633736322A1DB962B357C5F9C49A3F60D366CD07C6E59DB0165915085B6976271758C7B943CDC77B92689FFA7819F56CED49C822EBA64DF3BABA8D3E01FAAFA36CE778FF348E7008187A6A37DA51DD174E53AD8B0D2BF0E2791FEA5CEBEC2EC2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(211,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V96','alice5','ios-21b3e1c86759e5fa','ios','iOS','18.1','iPhone 16','','apns','',X'204A9A51DC3A06F2CB453E170BC02FAEA403BE448B6A6AA5EC81520B2889A4EF',X'010864343435633736325F0758CE0651B7721A723EDA07E71AB0E6C123BEAE9FF70CE2C81DAA9BA39A6746AB57380C45186C5EC2F5829D876F12DF44541A674CB7AC5DAC1EDA136ECC3625965093764B0C9A641FE2AB9FF42CA2214309B194B6297A35AA1448',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(212,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V97','bob5','android-1a8a70a5fec0d069','android','Android','15','Pixel 9','','fcm','',X'E4A83031706C310B94619D9FB1FBBE505E6DFE5DEE06EFA3BBE25404A0F23032',X'01086434343563373632F9EBEEE21FA6C7592D1985C60BC6FD561B47685798542CB50467E56CDB639E9CD55A92149F4AE8F8E7AC4DF75C8DB6BF3C826EAB6B390CFA1F47C6D56E9825A8880E0A6DA0A72B16B20106E4848A4B4C723704E128237569304DED7CF7A71EBA08D3E5B4DE629E58E8A9177363238E9990ADC2DBB35FA5DF0AE25A49A58B24EF9BB2C5F651DD0F1C17EDE6A6AD342C4B46F6CB26F0114C3CA12D5B70456F2CBEBA6941FEE57518',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(213,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V98','carol5','ios-965ae455941dc5af','ios','iOS','18.1','iPhone 16','','apns','',X'C4A20CB89F66731C906A0A6417952961A736682161CF841A178E046FBA97F5F9',X'010864343435633736322E234904BA3C423DFED9BEBE0475A1A9289000E5B069E0FD87B3510170300C702B80C1D2A6B9C11FA6F2DC0F9F4BC75FFA7084D80328544060D56131E5F4FEB6CAEF20570C8DCFBCFF312BD5E0A8CD972F4CB0F872FA275C209634DF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(214,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V99','dave5','ios-799f91c3b9bc4bf7','ios','iOS','18.1','iPhone 16','','apns','',X'0F72AB170894D21733F4E193FEE7C5F1E6BCB4B8B2006545C6D93D7DC3263A18',X'010864343435633736327F887E53ADDABBF9CB583B1174802DB52170B9BAEC7BD5648AF391322646CD2DC28E5AB7385B4F327529E3D05D758A36B85DA1ECD51A57767BB1954A70C91643014461E17E0E16C844AB31BDBCA7EF2A4927E206CB89DFAEFC5BAE87',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(215,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9A','dave5','android-799f91c3b9bc4bf7','android','Android','15','Pixel 9','','fcm','',X'AC725BFC1F83F66C7E57794A3726F2C7A87604BAD9C801F226FDA895CEECF56F',X'0108643434356337363222364A2FC7441C0AF9AA99CEAE5BB7D890FC32855838988438F86BB97EFE19302D8BDB61AC4AE0723DA44A69D0CCDD609F94F7EE31B342449CFF8438DEFCED6B4CFCD1FAD45DEFCF0F3FC0CA0A40CE883F394B9ECAD91EEF6C78ED3A2CC8101817BDEDD2AC36B1608964E925736A61B40463383E6F3490A9493EE7C71CB6E29D14B0B75F128CDFB9AEC1122EDC5D47D2341A24873AB9711B70097154D838252262AB0FCD4F3575',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(216,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9B','erin5','ios-2ecefebba45ea25d','ios','iOS','18.1','iPhone 16','','apns','',X'A63F2A0BAA4F00212238162A6BAA8D0C4337223D56C3954BC9EA69805A0AE286',X'0108643434356337363213B17C0462C36295BACB499EC0DFE7B05AF9A0DA16789754886C44DD91DD5B8CBBC9BB927D8818EA9A98828FD3649C825F53DEA3621075A7BB0839143B3E58D05E35D9145D2C89F7E735895005703457A4FE0079A64D883420211653',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(217,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9C','frank5','android-d3f0827816c233e7','android','Android','15','Pixel 9','','fcm','',X'648939D92045D611643D653342FCB2A8326C9E84AB428F8F5CDF57F5D01CC7EE',X'01086434343563373632F6170AB7964796A1C36D2AC6484D6C163E3D303E10471A70560F2DBBD565FE510B95FEA356C3E7C69F8C095EFD844D3AA1A6E2225FF08474F464B3C539EA8AC2797852C93AD0A6C85A00BE7259D260B068CA592059E6AA1E6C4EE0CB51FA615677D3B672E22733E3CF04D6C2AFD586AF23818ED4BB6256800E738F3F3D4973E7E7D8A66334C4A75231B7E08404ABB9A92948562503B9BB7E22D89517C698211544E18276D62494',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(218,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9D','grace5','ios-9b06af6e2af8f6d5','ios','iOS','18.1','iPhone 16','','apns','',X'E9F5F1ADFE8C2E373BFF7487B08FFFB835640659EFCCD4103159B35426B57907',X'01086434343563373632D4D177DE66C13B15A5BA8ECDFB0B231963C327A0C5F422F0D5E9FF75F404CCE04F49E83B18C0B480E672DF224F4963BD47C46100ED24E5B6717A05DF9A5DD1F2F89FCCA2101D2AC0097A1154E24390DFB7BD7D8DB3BDEA5ABCCB6A2D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(219,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9E','heidi5','android-b7c41bc1c3e89401','android','Android','15','Pixel 9','','fcm','',X'E312B083294EC971E8ED59F48F666C40C82EB6077E3919FC6A575FCEA7D100B7',X'010864343435633736321D7E8C57F318023EDF8835569C215FB5876ADFD88252BFAA00421143B7BAF9484A4C11E334654BEB21669F1C4BE450582CA4BFC7D59CEFC3EF9D9A5A3E6FBD432EA14797C05B6EC2BFB21A5A33FF54B40735E150107BD219D8D5C548410590B2C39F3D5ECB98C6F7B04DAFACC92B157D4257F3D15F411E2EAD92CD6F496E4CEE90FB1FC9D99E983B6AC7B6D680D953C0C4E6AC888101EFAF04584C9C152DFE8658464BBDEDC6D9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(220,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9F','ivan5','ios-84541edcd56d6a8b','ios','iOS','18.1','iPhone 16','','apns','',X'AB4AEB65A8E1747D1FC8AD17D5891837BDB4EEE4F32F7D617B0B2C19072ED472',X'0108643434356337363274B1B6A8DC841A2566C46064290745E0A7BA916516426FCDAEA3A0519861D84FFE6F8F20D2A2BA6B6BC7457D58FEB8ACE8FE1E05EA77873D4778238B5798DDF76381DC66DA007D44A8EB8B67013127C292A3E41E2DE60B77D4A38EC2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(221,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9G','judy5','android-bcd2bc6c0f7a935c','android','Android','15','Pixel 9','','fcm','',X'D7D7C1E18EE4DEAA10A64B671111A064AD9CCCD4686B38403AA434050F7F6EC6',X'01086434343563373632736E563F35619FF3042A01CD9147B04FEC8EF441CF5D4FE123ACC2A1E94F9CDBDB9EBCEF5BBD87A54CD94FF8333E4F5B187166F5BF998325B460310AD90033516A33996259DDB2445D2345341F3DA8FA936371A8D48F545F36887B087C98E9CCEA3D5EF0E1F3AEB28864EFAB1629AF346C542689142E10F21B05C24D24A3A73D5743F0E44EC314C4632EFE33ACC8FFBC75DF7BB6EEA9202C54EAAC22A6D43BFD96FB705EFD6504',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(222,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9H','karl5','ios-68ae64f5a0291b87','ios','iOS','18.1','iPhone 16','','apns','',X'D01DF6C41A7864F98746C4B04F39E42C64E6482FEAA102FA6A4CE114E9A2B2CB',X'0108643434356337363266026D9E85C8DFC0D5334622A3A69F9510D96F53CD0019E0F165C0F52F53789A83C7916D487C2D62D4CFBA4376AC4EF85B75BB122B6E2201D8A84D8BD91A89ED15FA37B183C669EE13D3357F4991033B85BE7E238453949264286843',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(223,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9J','laura5','android-97643659bf69fd06','android','Android','15','Pixel 9','','fcm','',X'2013DF11BD8E28925CDF843F778BCE178164264A040E9C702188B393A8FE8830',X'0108643434356337363296A265F7128ED08EC4994C4D58B89148FE8002D26E12534776E082F324875FB7B88D17C3881299B50A1439465B3F791A427AADF7944A897C29C3B86C5934A9D21DE8A0B076EC1AF9DFD1AE36ED0202E04A6778C1E20333EF77CDDD028B8B8EA49928B12637817FC6A78B4B0879D892FD98759B1ABC6A634B7CEF2FF91219FDACE2FDF05C145F807646B6422C573455482F7186B555991A551DA374F31F4620CB2059462A3B06EA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(224,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9K','mallory5','ios-2c3f3f5088205e55','ios','iOS','18.1','iPhone 16','','apns','',X'9CC69633D6252F5074E92116A0732F8DDF253A89B77812A059DC2D5417AE6A03',X'01086434343563373632E6663DA6752F9297F781E7F4930D8F44879D93C7E4C9BABDD25C551FB8FFA00AC1872DAEACF2E5A4D2AED87E445921F01716F39830101E057BA19795B0ABF27D330B946170F948D54617E2E2529EC989F75EAD1D547D0E9B74969E59',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(225,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9M','nina5','ios-e9e9e253b578e777','ios','iOS','18.1','iPhone 16','','apns','',X'87D64E6DE8DB84181CA170BA6C0CCF746BD9359124C7235C3E1765336ECAB5DA',X'01086434343563373632E985544D1499976D31D3B76A3A301C5865CCD60EC2298B7191131535DFC20035C8035ABD73E575AEB424620ED797A13DF31E47932232320F9BAE4EB8425DDBBE0B209DD9B03B7C356D2EA247155D19E5EDF6828EBA03BC9B2F382AD5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(226,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9N','nina5','android-e9e9e253b578e777','android','Android','15','Pixel 9','','fcm','',X'567475E31DD8BAA6E074704ADC23C3DEA609E26759321E230646BED583411C02',X'01086434343563373632483808DDF17FF239E99CDBC1EFD554C2CCEDD97F0F995EE15643E91A5CE4AA9BE684C177A77A4C5591D6A777F31D23B2A40F7B453F8C1601893609060271390938775632723CD9FBC68529081B717E2D9916218E0AE262125056A896625A95202D78729B41B067074677CF23C019C9EC6CB5A5D52EA2F0A6A6037E8E2F20F9DC2A14DC50DC5D4A40C81FB1049C5905BAA28B402F781FA4BFABEA84C01911390B38547FE43479BD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(227,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9P','oscar5','ios-a30c07770f70b069','ios','iOS','18.1','iPhone 16','','apns','',X'3A5C53FD1CA18C931C2362B713B6AE672895E1CFC3F3EA4AC869C958A61C66BF',X'01086434343563373632B146EA81F5632D17FBC0F83188473B521E49B1A8CE81CC3FA89693DAE56DBFA2EC68E1BBB06AE913FBE3D354AC4C571EFA0AC821710A564E61C5087A141BCA9952A18A825C6DF97DD5FD814FB761AAF21EC2E9D9E0E7BB880C963985',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(228,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9Q','peggy5','android-81745349b2cdf83c','android','Android','15','Pixel 9','','fcm','',X'7B80D12BA82B0443606BDE69E263732CC55451239D0AC2DB7D82527D978DEB6C',X'010864343435633736329C69AECA20C49E56D8C2FCF039600EA3D5E2A4CCEABDCCFB255C81CE915D9BE7743862AC69C204226D21A20ABAA6D5BCD1AD07C520D90B41A75ECD3DCAFC75E9A3B8FDCE71575C13C17D308C9606E73FE6D8FFA66D2411FC0C21827C238C7930A419F71B17A4C52828DA708C52CB73AD57E2B15FA2DA42F36212C0EF1503F54CDAA71E3A89F2FCE55A3DE0D455C5CA87364FB10F19296EF1B0F1FCE6A2CD36C7624670710EA8D2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(229,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9R','quinn5','ios-52f06088874e2fe6','ios','iOS','18.1','iPhone 16','','apns','',X'B3399D9B8FD7B6DF28150ACC27A56E98C31EA2BC4CF570C2C4E3C0CD53E91794',X'01086434343563373632320DBCEBCCC03E340B9512298032335E9F5F1849CCCA443005C39E2876B252E7E81D6A1788F752DE73C02CCFD76BCBE049975C6EC7EDE2F8212030BCB8862657CE44211BA61689AAD8D75E0C635C119A57184B61C5791A51DBF738A7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(230,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9S','rupert5','android-1ca2dd15ac39dc5a','android','Android','15','Pixel 9','','fcm','',X'61C29ED39C4E3C583A5ADC16D8D66531B8228801BD2CC4FA8E438B157232897F',X'010864343435633736320B6D3D9DC4DE3FA9179C0D3F5D5C69AABD430FD16C72C5FD6C1838ABD9892DE2EEFD893B09681F33D61F9614353675580E7FDA34FA14134EFE6C7AA0EA0A213DFCF8DFB41DEA493E237E928C61BF4AEB595876467F33FFAC2119A40BC9C9A69BA2DEE3D05AF6C33A3033DBC64AF95FA0DA87FF55F8951F2F4F3F5351B6E66052E55F975CBF1A342A7BF1A3C7920350181E73C61F65120525F17997077BAC79E2EC5765896E584D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(231,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9T','sybil5','ios-b2924cf3f306f3a2','ios','iOS','18.1','iPhone 16','','apns','',X'DFCD829FFD9E294C09FCB1D0DCFF67BC890A2ACD4D2D4526CBF6364D83ED682E',X'01086434343563373632D89B85CFCB5D6D5BF2D9990C0D823755BC38E0DC0BF7DCA230CF758DA4A7ADE9575E1ED8E1104A4611A57C776F6D0235D5575B617E23CBD4553710016B7EFE8C189AD627BAD04C81679D2B4D7F80A22635F11638911B3C9874746BF0',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(232,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9V','ursula5','ios-9a8f2c2439c3da9b','ios','iOS','18.1','iPhone 16','','apns','',X'541814F32D8BC14AE1D339287ECB4169E6E1C3DF5ED379A57D51367969E4A0CF',X'010864343435633736324000CBCCC36E25259D6DFFD17002CFADA1D14F574418CBE607D9D5FD07CFA29C2386EEF0B2FD1641A1B6D1D56BA4E543C5F8CF31271B222511A7DDAEC64B2DF9C2C66AF08C6F2B0889BF857CF4E437A3BE759AE8EB7870A5A000808E',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(233,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9W','victor5','android-bb8d2f66947dfc05','android','Android','15','Pixel 9','','fcm','',X'F4A1A1807E474E4A677C4DD19F227E493F9061CD2C6576BED885E2C32497B1B2',X'0108643434356337363278BA2D578AFED43E27C6A2D555486563B609D4B19C1B842BF78731567E801C3E1426B9CE7DBDFCDA3C96B4156A728C4178F2819AAF280E25C42B05DE3D065E484FB0F092185C3683C9358979FA1A861E3D6DC3AE415768911B93AB6BC390CCA91F7A2116BF88659D53880B2F93B2D20DE88C875232A0B68AEADE113321360F018F2F31A8806B218D28EC478F1185776F3D7CB98C6A7421333EAB7355CB9E9BC18AACD9829A6276',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(234,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9X','wendy5','ios-d9f3f94a0f33bb14','ios','iOS','18.1','iPhone 16','','apns','',X'33C65BF0E685B2062656289B251E1D72BDD438374CDAC8AD0CF3348A7051660B',X'01086434343563373632A7E8CB771D56D9195044F6C1CC4DF7CCD6402CFA96498366FE18383BAD98CAA28FFF9B995DD771043E016B8B87DAAD1A3988FFC4B6DAD8C62904BBD8434A2B572465A71302E24C68F2C65C8058CCA8B2DFB66AD17F87B28BB312E4F2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(235,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9Y','xavier5','ios-37299e3d41a68d23','ios','iOS','18.1','iPhone 16','','apns','',X'CCF19700E8D530E17C921E02EDCB5B0B627077202F8235ABB879A40C80B354CC',X'0108643434356337363271315B7D7449D981952E80CCEE76195EBA1E00923E6CB2EF80079123806A8A112B060695E92294FCE349081274FBB6C24869D50B70304AAA2D2CB417554E73C1A25B8F5A6BB36394231FB0F57EFB5F0527AFC129B90693FBD86C67CC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(236,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962V9Z','xavier5','android-37299e3d41a68d23','android','Android','15','Pixel 9','','fcm','',X'B717F2FF2182733710BF0418D41EC0B864775822C00B674DA602732FA1157DEC',X'01086434343563373632F0EB3936D0637319734282B57D1E036C13B309BE401014EE6FACED83A34B8B7D430E8390181AEF3F8C9A25D466B21BCAA43976CE81E000E9580038E8D3EB1C1824F1F2A971EFE2B5F74A81D8E3B0C623DEE7C82796B2AFA9DD30890899EDD70E0A332173FD7CF0272A6CD96DB897AA49734415B8ECF15B55A1C6108711EF03CA1951F6FC0CDE3BFCF159B5628A6DF71A250B089C60C8493E2E18FDE40BF34E4D18A957B9AD6489',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(237,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VA0','yvonne5','ios-d0533929a58f6f1f','ios','iOS','18.1','iPhone 16','','apns','',X'9D459EC65F9C5C2265317AECE91E4D31808DF5797C25C663090890DA8DD27056',X'01086434343563373632A8AA2EA443EEC51C2D7514575F574B9AF7D621FF1ACF114C0C872849C7339BC7314E4E1FAD2AC6D82820A2AC5C4C7F07B24E3AA47BBE8C3D16A35583BD9495384D2C47D263FE2871C4DC732DA79C04B19DEC4F9159587244549FA155',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(238,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VA1','zoe5','android-03d056ef4d41355f','android','Android','15','Pixel 9','','fcm','',X'002DEAA7C890E6D3C0E18627668B40C6A11BF24AB2AE3F229045A5B50DDF1A08',X'010864343435633736323D3618B3C4811C70AC9D6FF07CD13D7DEB7AF6830DB8E6B31FE7C94A00B74F78CDBBA255940D1B44D53333C22BB385BF29418A31A26D29A694EA8B23B33B869026D1F73BC4692ECDE3E0844F321B731D8A83B784C7C656D13C89673D00D53C017B40BEE03AE2D36A447609007A4322DF4A8427FDC0A4B91F42FB173982EA5A347F30FF16DDCA060E5FD58A448A8DFF50AF9B2575C14C3EF45AE798B8FF365840B4D84C26E83BF7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(239,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VA2','amir5','ios-62539ad466b89f88','ios','iOS','18.1','iPhone 16','','apns','',X'EBB20110DEFF3F40ADF22884C2BFCD341CD4DD4B7779CE8011D49A2A89028ACA',X'010864343435633736324DF0F6FF9EE9403DD60AB9E15D4A92EAF30F94EF5B45B9D3D06449176161A280BB06882EE14038C0EDB842AEC16174BC5F047A47653C6321E8A0E760C711D1F48E457BEC91BBCCE252DE75036062370A4C1BD2196E19B0A0B1A88FDE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(240,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VA3','bianca5','android-7b91797210bb90dd','android','Android','15','Pixel 9','','fcm','',X'E34E6F11202277AD83F15892841091CF1DA645CBBC850AD6E55176A28B552B72',X'01086434343563373632A098764C7BEDF866A2514F4B031C5933A038B8FDE8C9EF5E82EC654019F63158FBE3357C65D842E6D5BB7A0486447F4094FB3842C440255C198A9F9F912936A6D0ED38EC1496EDBCD13B699FD395C2FB3CCF33EA7ECDD34FF68E5F03A77E4A779E208BACB291C899B9346FB6D62DEEFE3CA32D803E478D3CCE6B667CE19CD63D9C50C7A9EFC2F2CD4BBD13EA30162333473C2E36B7A9C73B659BB17FC7B6DE2631330E2D4323D5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(241,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VA4','chen5','ios-438df90610b5dbca','ios','iOS','18.1','iPhone 16','','apns','',X'DD21C97AD4599020A53893A58989B6D0FAAF40DFC8E248E74E05E1AB3E789B5E',X'0108643434356337363249651D0455E1E3BE2C2DC43A70AB0C024EDF3F5D9DA6A486B8B022700DE64CCE74B5F4FE0E0C0EDCFED305BADDD1C6701FA339E92428EEA5F86A6767E0C05B41611D89EFF8B84663E3346CE9A48479CEE6E9DD6AC4FA7D9CF2E2B5BD',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(242,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VA5','dalia5','android-c9a38efd4ba72aa3','android','Android','15','Pixel 9','','fcm','',X'256E803CFBCCDB92409BC2CEF68EF0B650AD9FA94914AFBEDD6B95BB62C97A52',X'0108643434356337363226B8A078A5959AA26A5BD02702C0DF1DA5ACA33BA8FCFCF61D73765B5A71B847A01F80E3CF514B145744E6AC7A2D6910B65431BCE059197389ED800B4898E97C3741E1319EC32C511F58F515DD2A0B4EF7E47FE384FFCCDAB40E899A599FD99C3EB9662BD0F4755B510B328BCD86826ED3729C6B6F5520D7D7211F5649B708DAB66BF44500FB722E93146073C86974663C64AA79ACE63F581E83CF06FBFF6CFD8C3A4AE7BDF741',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(243,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VA6','emeka5','ios-d4c72fe3d570efdb','ios','iOS','18.1','iPhone 16','','apns','',X'43BBA35EB0A8FBA33ECF50DE44849D0C717020E62455C3D8661E2D6EF91573B8',X'010864343435633736329119339AEBDBA1C6F24ED1BBE21B9905B53F36E3E880CDA5D855D5E725D16B8114CDD3128DA514445027D39FCE18F4998CA63CD0B186E60F4EF878AF7A467935EF675AC623EE8735B2ED7EF452A4B45B86218E23C4912B070F1FF63D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(244,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VA7','fatima5','android-c77e0962cf49aa45','android','Android','15','Pixel 9','','fcm','',X'B930F0E368A9268B0B1179A91C0F1DAFB1B41BA62B47E1A47DDDA2BA0C171F11',X'010864343435633736328663593B3677110F68BA69195BB07EE750D2DD5474FC0CF807586439E33FF1E7EB9C3DC38FE5019A221D085FDBC1F3AA205500850E585CBD68A2EF9DDB5055D6AD9888FDEE0E84F2FE261911AFA4A77A42444CF1D0967049BCF05BCB2FBE95AE0BC5A0259FA893BD35212A950392474F97214DBC8D2A86A47937AFC28959D8C109152839DA20F397B58713FE0CCC8498D80605665A9AFCAB120D0DA89D9AC68848D198F17E3014',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(245,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VA8','goran5','ios-f212ada1218421b7','ios','iOS','18.1','iPhone 16','','apns','',X'92309554FF3E9E7BB59F9670366D6E550C42F2C1DB572FC9D80D0AABB1474CFC',X'0108643434356337363284ECBA6B086B12AF704EE49C7DCE40C15B9101FFFF662F4F3ECD7A4C885F45A72D99D572A0E2269318B9BEA97EFC566941D7F0575B7D2BDCEE0E3003DFE02DB478A3783BCCBD55BDE65441AFCCF60714491A9BF6A18BC1ECA52350E6',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(246,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VA9','hana5','ios-08ddf014ce197a7b','ios','iOS','18.1','iPhone 16','','apns','',X'F51FFC9913F430FFD2CEE67BCE132647587771AED0BFEEFBF770E890B8E8D8C6',X'010864343435633736328F9D802DBC0C3D1C29275CDA60EFDBA253F65490074010B6E812B19DE52D7331DC3D2E12BEA9DDA9D09F647E0F955180C45F521CBE5D85FFB688F8705CDDE4A234BCFCC6C800F6C4B642582B4694935BB751C57DC99D7FE954945E9D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(247,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAA','hana5','android-08ddf014ce197a7b','android','Android','15','Pixel 9','','fcm','',X'CE42C1660CBEE37A11A343B6BC0EDEEF1384A5A04D98E75728F3AC48633919E8',X'01086434343563373632D9C73302CA0ABBD1042F0FCA25F88B445F26B7096A7673FC985A22E39327B0A58989098DF87970644B186AF09CDC8C0461C15A0B71E54FC6723B7C6049DBEF3A87D25FC1032749B17E5BE2236236CBE499229D5FD36FA4DDD12AB67E227DBF31B4B16C7F07DF6A4821F8EE8AE72EF8A18841D0D3CB707C5C75C340625DB26364682C417698D2275C5A5BC6D6BBDC6D9BF7B8284F1ACD341FEACA8DC0C16A9CFB924F44146425CE',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(248,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAB','ines5','ios-a4f5fe622dac006e','ios','iOS','18.1','iPhone 16','','apns','',X'26ECF419124D2F2C9EABDAE1EF9370B887B4255BD4FA422DA34AF87F8FE97D67',X'010864343435633736329B11644029DC9E0FD6CF18F6BC7050AED31CDD93E4953A36B9852EB947CAFC0E3C557B9C3FE67A66B009453934EC2218F0231ECD765D7534BDA46568777445209BF2D838259508E085855E8E3E9C1468A15FE142CFA29645CCA8DED9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(249,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAC','jonas5','android-9f35147d5ac092f1','android','Android','15','Pixel 9','','fcm','',X'70A4C4E76232A256C5C5DA5582030A63B1B9CC8644522F77775472361280D146',X'01086434343563373632754581F3638F57C1B8C59A1812C3EE02AB9B3AAEB1CB7B959D01F436370EB7C3E91E15FC7BA7D87F56402363CA7EE75CCFF55E5CF02DED00EC96191CC20A6998CA448BE230FC111F68856E0671C46C6C6B5A70CD118D4ACC67E4AD883DDF6C3E5A2CE52AA6F4EAF06046DBFBB7BA5BEFC265E2237614BA31A3C12869F460982A3192BFFC66B18B2EFA773C18B0F832D25C7245A29C5977652BBC7ECC3BBAA6014859E7AED2AA78',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(250,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAD','kofi5','ios-8cdddd4e1a28a825','ios','iOS','18.1','iPhone 16','','apns','',X'2DB99FBEA2AAB2BF765A01040C077887AE53A2FC2E4CFD21081357619920A471',X'01086434343563373632ACD3FBC3B7933E9D81B324B8299E84842E1F07ECF3548A9580943F85AC87D5DDDFFABA57054C2EC2933D9B81DA7DC991104EF2922D32D2A097F2EAE29D80695DDF1D5980F682A5D1EC5C48F3C3B627EBABAAA3D264D12FA3EC3533CA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(251,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAE','lena5','android-687c9a874798c0cd','android','Android','15','Pixel 9','','fcm','',X'BD0DAB1B9E7379972A16BA6CD3BC8646E9EC47EE0ADF4B6950192B726196F3E9',X'010864343435633736325B1B76C551F699237323AB5FAE6332B5AC1B5E0B040400927A317ADFBDEC3334D9E958D2C96BD453EFC4538923640221BCB20EDA6D2D78055A92CBA60C3F552AE2B5D38E70232BA69AC49B839821D7090DAEE11C4AA4A503C0FD1592D73A43AB14DE0759C1C881E6973F14B283BDE5BEABE7A4A3550CED8450BEBF1C7E706D5C0F160B6EB54FAEB03C535B94281F6B9F874DE4F824263338D5060006A2D9CA56D37F670E121C18',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(252,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAF','mateo5','ios-c6d69e23299a0fab','ios','iOS','18.1','iPhone 16','','apns','',X'EBD12F02414A977EAD7FD0712E19665038E7B2CAA8F55CDA1D692311086878AB',X'0108643434356337363274D2EC80F04D964CFA2B25FE55263D3429C88EDDD2B40D0ECDFE29A8490BF830B21207800878809D4F292F211AD91A8457F6119F3D09225764ECE3820A62C899963F47AFBF24F539B83CE2FCAA7B22884E5BD033F2DE9F7448F3E2BB',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(253,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAG','olga5','ios-9e2a4588edffbf73','ios','iOS','18.1','iPhone 16','','apns','',X'D4ACFE6B7D9ACBBAA28B68BEAC012ED665FC21A55F89962516BB06A111BA0C3D',X'0108643434356337363284F28E579B85816EFA705BD44F6FABF45655B2888AA5C17349B1FAD1348C4DC3BF3C46C4777D3FD5E7ACB0F0190AADEEBD36AA9188C8845EA9BF1DF9DF1B763207D118A7F1513041795DAE0F3B85437B89DAC305DB016848C032E1B7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(254,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAH','pablo5','android-7decf812bb1d6de3','android','Android','15','Pixel 9','','fcm','',X'EB93260E33862163F2D5DFC415D20BCC3A6123F24FB1EF7C7D730FED136D072F',X'0108643434356337363293C2B1E56F8DAC44D6136E42C8EB9CF9F1004134864188802B74DE0487723B8B893D1755B3D533AA135EB323F7806E033847191B15EFF87FE24E9BF6CE5A079B57328EB9A247CE8E8868E3078F0F8E0D462ED0A434756157C8BD76F1EBFAECDA21D57C259521F50BCAD4B439D2199A35994EACCFB3857634448829C9EEFDDCC598AD852C70A25E8EF8B68BE8F0DC1B7C2DEA3B4B47DC5C037E6E46FCA88E57A6E192695B484920',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(255,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAJ','rosa5','ios-40603b4c728782c0','ios','iOS','18.1','iPhone 16','','apns','',X'6BF454EFE4DADCFF9EB7ADE09E167B0212E11F41ECB263237606BB9A143A2A18',X'01086434343563373632A53816D12F6FCDC25A29481D97AD1FF689BD5D4F7B13726491C8C1F0D940C90F300EAFE2B4FF24E1A12625325A9C7C7B7FF1377E1ADBAB45D86E1322B7FC1D18732A004D96B3B4023B6B0C940B28A413D3B84B56425F8F32E826D304',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(256,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAK','sven5','ios-2e89b8ad1fda27a0','ios','iOS','18.1','iPhone 16','','apns','',X'2D70180581D23009C79B97A8C7119532EB5730D5186B3B31DD559A58D334BD6A',X'01086434343563373632068B682B0793BF5B9E3436583193F716EE9FDF66740941405463C0B2DBDFD1F6F6166C5EC999C3AE3120CB9CE834684C46FA2E101208D67A1752A1ABEBC9A22BFA27E333615A34BB7108A8C24C9D9A7DCD48AE402040AF675CB7C9C4',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(257,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAM','sven5','android-2e89b8ad1fda27a0','android','Android','15','Pixel 9','','fcm','',X'F4A8596E7758C6A74BB8AAC5959DEAE0BDF4E8F1E5D9617F0F8208D4722BBD91',X'010864343435633736323AFF13E6EA831C620AE57AD55BA8F65E17CDCD30DAFF9D0A4F2664D2BEA40B998BA5F4BB2E7956D76033A3249AD43A3A1F8B7CC03DBC0E1DC1F182A7F242A8E63C6A28E16B27A6329DDD9DE581184EA73326DF062B47211B9CC7E7A62760E423C59C8B0ACF2FFA6E353D50C7B9D742E64095D174661FFEFBA21B4B41A16AF62D1379FBD4A1EC9942DCF5066617DD2BF241C759BCA15D37618FC1D3B28B3AD21C3BC21ED7BFA164',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(258,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAN','tariq5','ios-1f4d2106b1973369','ios','iOS','18.1','iPhone 16','','apns','',X'4D7B727DEA53C292028230DA94E557B31DEA8CC4E15B65F52BCBB27BFE8DED12',X'0108643434356337363243FB5547468B04E0FFC4394493BF4ECFE045607AF918DF75148D2F11B7768748C1A2FD0DFBBF09EBD2C79424E116F5B0A90C937654BE2AD73A8A943B92AC29ABC6DD08B6228617B22F2FF2821128155188E3EB08543F1D768BB3A9E1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(259,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAP','uma5','android-c23f816aa717593c','android','Android','15','Pixel 9','','fcm','',X'9760C11F93936473DE76751A1EF6706DCBF867C4FB33CCB9ACA2F10854348E73',X'0108643434356337363284BCFF5CF347BBC4110FD6F49CE52346DC7AD3EBB830E8E5792A8C1B70F8D437800D487EE2328E3E064C65B726699719EC8AE343EBC170932C3DE4F793C47748302D03E1DC94CE540F79A8DCD6713D6BE2FFB182663FB42993A3D6308315D8F24B61C02F6ECEB7BA8F569A4CC328CC80EF2B03AB6480D518C7FE15A54BAF6AB2314FBEFB708920FB93DC0126F1F87C4E879746B40E44D21CAC9CE2449EE42EF3498A55A211119E',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(260,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAQ','vera5','ios-20369be19cfb0c47','ios','iOS','18.1','iPhone 16','','apns','',X'D834701B2E366EECEB5F81EB93EC61226347D55189F98E1486FD9A08C6A7DCD9',X'01086434343563373632ABE112F2C794A38D2E0507390D31CE1F38B5749ECB8182CEE126B5B34BF981AE9E30EF287F234917B7F52E59A06E236C4BC92F3F6E0D1932E8A58C55B28FA70B97B68993A64BF6B4CB926C147AF373E5A21D1DE60253DAADB0F62F4E',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(261,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAR','wei5','android-17a95d6f20eb4ee9','android','Android','15','Pixel 9','','fcm','',X'22F6ED63A4A410D9F0DFA92632C37309B0F1637D9962AA694249A5BCB59FEB5C',X'010864343435633736325644E3A1DB294D72B8C04B4004FC3FBAD8AB42AB2F8FFDA7CD2F07A34D15858D8C8CF5DFAAA2CB531B4104978B2DEC661F7021995A2B210ED1134871338FB05D2E89DBE0DBDAC001402610EE334C35D2E6AF5C333A746C5ED8B3687D85C9B9F0540E65DBEEB984DB748BC6B0A249CE9A422A76FDECFCD34AC5D130EE66D3BC3D06CAFEEB2FA7C530F6925398A59D516D2B8D255AE16B85B6734E74E221C9B424A09A947BE6C4F9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(262,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAS','ximena5','ios-727ae20a73e42d11','ios','iOS','18.1','iPhone 16','','apns','',X'7F5DA3EAFFBCAD4F99BCBB3ECF03EE7299244B06F0FE4D0C455B700DF3286B6E',X'01086434343563373632CEC7E8D19F57F06573C086AC45F873FE2ED6DF5EDB1B80B85377644921D4040E9A2A68166423BF461DA995742198BD00F5AEB2B7478632611625628CBDB51B96C690DFC71970E2CDE74AE857155526C5FDEF3BA0ADB61D0ADAA1B1C8',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(263,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAT','yusuf5','android-4ba59cfb540ca7b0','android','Android','15','Pixel 9','','fcm','',X'651DBF04EE5F2353AAA3317BD0C9940662D5ABCD91BBCF345FE1C38AFC738B67',X'01086434343563373632984F6BA6919104483CBEA163C5C701E6B217B38B4F2366AEAB9D265B7719FBC4EE8DDE1C1DBED4344135C2138DCD2457B7D32D65241CC85E11699BC87EB4223ECAF96C192CEAE1008B499DC4D9A4231921F5E2DCFC1D16D1C95995E2EC0ECA61B822F98A63ACAE968CF2578A51B71C65F6DB45CBDB7570C4908BADFA78CFD25B591F72D83CEC88681B2B496F3F2DFC5113F175ACA3DB07685E9FA564698B43D70CB36049A459F1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(264,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAV','alice6','ios-f6e688722231ef1d','ios','iOS','18.1','iPhone 16','','apns','',X'FC1492F18DB9220D89B692767BB9DDF234848B142CDF96AD95960E7AD846B20A',X'010864343435633736327F6107966041CDF7C2AAADB83D6D5C9170008C0123C12A2A542AAFFC59D05C3C417B468E05F24A4749A79DE82064DB37F79C2678FCAFF5C68764763256D7641F37D13E82CC37EC1385E6FB6D27AA82944253524129DF763BB8368E54',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(265,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAW','bob6','android-f87c0bb897470191','android','Android','15','Pixel 9','','fcm','',X'87E90DB3C5DD59327A9B565CF4110B9AA328AD092B87D8CEF0D95451AF93E09A',X'01086434343563373632F103BE0DE1F0BD2F01CA8E5E12D3616B1B3356A1BF1D84F8217004727B830EBA09833FB24656A87F1180AC64FF6EC7B5174DECBFD52893D5B7B6D2A77CCE443C1B5465C25E96D0D09009478F954EDFADEDE8819DFF8D8F1C88FCE36E304373F50CE851024E9AF88B21BC00E3067401BCAE8A689677553F7ABCF6384D69AFBCF38B0B1E9D17B4273322C11A9D8095E7438FD9F18BB64B61D94C68C711D8CC1688BD578FFB92AA09',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(266,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAX','carol6','ios-e67fd4537c0f0c2b','ios','iOS','18.1','iPhone 16','','apns','',X'6397CC93D23947C04EF71A5277B642EF295F350713ED842E9A5B6A2525A49B31',X'01086434343563373632E850FC259421EB5E41C3EC3EE353DF9137F88E34163AA23187B2727D0F7FE7927CAF87D76F0A49B9AF0524BF420F76BCF6E890EE460A5A854BDBD3BC6F599D8A26111677E28F4341B1DB1BC11D43A4851B4AFB632DF7B54B82234948',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(267,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAY','dave6','ios-75c0712e1cdd5def','ios','iOS','18.1','iPhone 16','','apns','',X'FF69205091E29B66055337369BA8671262089D4123B1A05AB9709523160B3292',X'0108643434356337363207DE977F8E6E5C4237F9399874F4661FFAB6E693A0F9AF44008B820E3BDD39DC566E7503554BEE417F2DEDE82FEFEA2065DA2F7686A61DDAB6FF2801F25330A54C0E054F235F344A6085CB363E07E74F8A2923629DB51278BF801AD2',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(268,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VAZ','dave6','android-75c0712e1cdd5def','android','Android','15','Pixel 9','','fcm','',X'49B304EC423D904AF09F2C92292D6864C232E44D507D1F483694BB1C55FED1F9',X'01086434343563373632C70E40C267558379233642B9B81408A292228153B3392B8CF93F361F0B1B258DE2145969F04A99F4EBA06D0994AF95375C246882D20F5DCE4B82A2D275DAE724D41798C480FD727228F4DC69822B2B409940376753AFFB8456296CD418CC429B0B385F93B107C667CDADA109893F5E3B4FDF3ACDF7D2564D70FBBBD2FCCDDE1DDAE4509B25E05BC12F8B52B45C6E6F871BA33DC0E92F01269DAE01E5C8E3D45038E4AC6FDDA77F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(269,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VB0','erin6','ios-2397d75dc3558b2c','ios','iOS','18.1','iPhone 16','','apns','',X'3D2343D600282F32DE62CBD404343C2E35D609216ED258DD6560A3D2363CA886',X'010864343435633736328EA0704240118320268CBC028337F7C3F8AA61557E6580364B95F188BF874B0FA2681B1CA0175283C544355CD56F5A907F5BC103BF2B4B961789019C16084AE64F04D884580D82E8E6A80754130AC3A2681FABD64536D1F27D57D94A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(270,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VB1','frank6','android-32f40fe88f2c7954','android','Android','15','Pixel 9','','fcm','',X'43549CD8F6490478AF1DB25269C89D32B5A17EAC170B7C5AAB12CA6BA81E4C14',X'01086434343563373632A9826B47FD1A9D59204554C18BDE94E406BA9C78BC33532C138B603E99BAD97061E2D01289989921C6EFAFC2E51EDC33BAF6C7684F73EFDD5548D349E3C89B609CE3350684F0EA667BB03A095C150DE2623EAAA9F9ADA56BC39619B34219B01E4C9FAD3F6718DE84ABD1CB582B02F8245C52424DD2F34244390C2DC240F48DA43EEA14259F187CB106C679F6CA6048B177BDA23762B3DD4219EA7F4F94CABE930EB0F5030873DC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(271,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VB2','grace6','ios-351a3c02efe6dd69','ios','iOS','18.1','iPhone 16','','apns','',X'5870AC9A2860E69023427913763316DEEA89EF1BEA252F8CACA3F77B0622703D',X'0108643434356337363222C48499C0D6634075F4821F0AA9EA96C088AB7A4945AC42DB70EB30AF235E6E39AD6D0C6EF78C02EA526D99832FDB17612C706C1802210E34DA8061B38DFBF8C11470175B443D88F6C0976D9D6764F713ABF0D38FE493D13FFE7D37',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(272,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VB3','heidi6','android-8ad33c59dcc751d5','android','Android','15','Pixel 9','','fcm','',X'4ADC97AB4DAB116DB5C41DD1BC7DDC63F92056B2796AD442D48E7F3FBEC564B1',X'010864343435633736325317CDCCD30C3E71B83319D90AD68DCA5BD748612DCAEECE1A547E24E87820F814692EEE0E2E8E0B331286E724950B5E2A0262F798774FCC94D63670F4A7A51DCE9E0311F08CA59B20753948E753F16508F0E76159690917BB75720D8A9FCD69FB3AD2C5BE691527DE89A03B512856242A26D598053A7AD29E274D6AAFDA994D46D9298FEA73705006BDCFB3392FA9A9182F7832A61DBC0D2418B6938F80ECCCA0B2238D8FFA59',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(273,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VB4','ivan6','ios-47df1aec09fb750d','ios','iOS','18.1','iPhone 16','','apns','',X'D2A56B5F37DE315004C4B5AB0A9F0515E7594F063E3FC8C3EF73BAE5B6DC7824',X'0108643434356337363296451B0C3352E81DEF9889B6F020E76842BDD2D9C14E0AA2FFAF6B0BD76E8D9A5E8603FB87D28B133B529E53C1DB16BCA6C332CE8F071D48794EEEDFD3B52E64EA546167C25956E69F3B77EA47FC2B082A84A0DB5C14A114D8760DF7',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(274,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VB5','karl6','ios-14c6f67f9728e444','ios','iOS','18.1','iPhone 16','','apns','',X'3B77208326BBF7961FBBA8550C357555A76812E6CBA1E0E1C233F44DDCA5AE04',X'010864343435633736328F480A966522674F7A0062C7751737505ADF05A501C014D5A679DA30E3BC414CA1561E2CDFF5162EA8222ACDA904F54019130E850BAEC89352C6FAFEE95EC0265E96672539DCB774A55FB0546A234C6CA57668C1306A644802A1E01D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(275,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VB6','laura6','android-d48a17dc97b9d8ad','android','Android','15','Pixel 9','','fcm','',X'6BB6EEA844D293E15382BB37944FD315584C5AB8F67F5667C35561CF62741670',X'01086434343563373632A74D49161E3CC1B28380ABF7154B53A87C34FAC9186F77D4D853B39927A47D7B32BA5058C9DE4C1863D57C43555DD06CA6577BBEA84371FA68F8CCF4493A1E68176259810465C3C17C90AFE79304CF88134ADBEC2F0A1F9F2602A85BA3688060F2B02B6E7DE8FF26DE88630C7C55927309A2D1F4F07AA1BC448454AA6F2CC2A3C8E166377652948F45D6C029C67F20D56917A8F6FE0AAAC1FA46C34DAE7307AD5354BBDAFA5BD3',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(276,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VB7','mallory6','ios-8afd2b79ba97c4e0','ios','iOS','18.1','iPhone 16','','apns','',X'FF7A269EF6EC50D641243012073A197E47F79D0F2CB893C596A9AA02015C3901',X'010864343435633736323A9508557FCEDADCF9780D11521680D2096A528D53D1505EB3EE3A310CE9122C47BC77F9CCBBD32315EDC233A69EF98A994FDC88FB86FA4429DFB6B2D5E795F4F5FE0707CF2C0973EEE26867D3109EE24E4FE9126B74DBA78E55C823',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(277,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VB8','nina6','ios-f1a016d0967c1601','ios','iOS','18.1','iPhone 16','','apns','',X'F28682720E928DA4E60C4A5EA396DDA46871CFD2A083846E156820250501B147',X'01086434343563373632AED05871F076E926C27B0F5734C212836995E1D0EFB7AD8DE8491BCD9715E800E0CF9757D29362F364575BF3C26FD0DFCBB65B981CC9FC0E6D16C514D0C816F131EEC216B36C2BE7CCE267EBD59C4A75DAFFC52B19502F428C47D362',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(278,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VB9','nina6','android-f1a016d0967c1601','android','Android','15','Pixel 9','','fcm','',X'A415109D933774C1F80EBD8F07E688F25299655AB6757F8AC2429C4CC534130B',X'0108643434356337363278B557C2807F99E1A2299ADB6C1444481020BF329C0C78189ACC085D9CA8A6C72A89D4EB57C07D091D529FDE0E8D4BA218783AA416EE7467420C714DCAF03301409E79E1D02C24DA20ED3C3D14CDADA03D41822487731AC8D5C620EB4E0C2826E6A4A6EE92EB6B39227B337C11B1F081A7385F4A74C59BF19E9F7302C6E0990398134484E092E0FDF156BB78C28E76A8727A727B097CA6BD4DB8004A60CB790E1EEF2513AA4C50',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(279,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBA','oscar6','ios-16a6a5d688770ff7','ios','iOS','18.1','iPhone 16','','apns','',X'54F4781F7E8E908A2305E353BAFF11385F748C13E3D0BB7BC5C258F533E95B9C',X'0108643434356337363290818163663D81D4FE42CCA0DEEFCA52EAD9FE8687C44D1D6FD9525D8181E086CFC1CE2D55A103DBB8D715C0C1F0FCC7CEB21F741EE716FC8D60DC252EA24247B5B1A4061EA1B059D7EE1ADD632D91478164E40E935C6C2D59B2DDC9',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(280,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBB','peggy6','android-8120b69fef5293e9','android','Android','15','Pixel 9','','fcm','',X'C176ACEDA8A692DC20BCDE8FE4026DA8271E30273D414FDF7A7966892065DAA2',X'01086434343563373632901001A96B29B12EDC4E2EC646E21BBEFD76AAD19FCD4EA747020AAAD02FE0396110761D15994799754D8C644BB20D9AB7A467B93A759DA0059CD595919E9A7FAED23F222695D0ED1B996440BCAEBA51F65A691F33D5A7D1D5FF6F6D97949D1919B7C58BA7569F3F7C3B2076FCA85E8DEBD5C0AAC737B2D91ED7FE0DDE1C482DDD5780C05E829DA4E71C32E0225508BDB0F5DF260C080B46AA97583AD73C4210182CD0AB01E07A',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(281,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBC','quinn6','ios-bb08c3f6590c3df1','ios','iOS','18.1','iPhone 16','','apns','',X'DBEBBD387198E844B4951CDAAD6B89C9C299C3A46D473BF5FA1227FC43580955',X'01086434343563373632DA99F2CD2A537310A55E9AA4E323F58080AE2954AA305A68DC2851F6FB6BED16333E82427E89D1014FD1DEF1CE32E92CB3ED8B66A51776D939B6BC3CB1FA1BB9A342C31CD0CC5366D98F6F3DB57F4E0220D1FEE568508B3740666448',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(282,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBD','rupert6','android-e5634ffe3bdb3838','android','Android','15','Pixel 9','','fcm','',X'7C3D6D55F99EE2C309A1CC798C440B2D1F4BE50AB29E7FF50EC1C9CD20289098',X'010864343435633736326B126904C9E1EF7B4FE8533E19F492A3E05C3F85AA23E6D1DE31B7F47FDE1121615AAACDA88848183400C40390C2EBFA7D7D3E09F0B5C860BDBF85D1F5ECDC44C22102A82A249A08C5B50A877966E7F88A8E0A003631065D48A7FA02E6FEBEE0A86069F0D63DA514645D74F36A63CDEE5E6A94198873F3E07997621725AC7391DED9B40C1F049A21026309E67E66360E130943ABC9CCD1575A76AA27A3526DEDA6DB3A370F311B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(283,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBE','sybil6','ios-c3d6e0ce232e27d9','ios','iOS','18.1','iPhone 16','','apns','',X'641AFC60BFF4CE6B77271D82A06A617EC40DE38571CE0EE210D44D6874164A57',X'01086434343563373632780468C881DF4CE6284A32174A96014BB10AE4A3010A3DBE3E6FDE0C3607083EEEBD2D4C85997A7521A462898AF46E6DF0D99D8700671E9A79FBA5F586CE5F10CAE5828F8138037743C7A09B723C2AFE3249CCF56473E798505E47F1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(284,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBF','trent6','android-64ff7e262bc85a49','android','Android','15','Pixel 9','','fcm','',X'C9E8286455FFB55CC07BD2E6D20C8555DFD82D6149388825CBB1DEE3BD80DA5C',X'010864343435633736321D2C702A7C43B98D2627401B7EB450EB2E3A7328E1EB6F9BF8520ED21F7F6E2637777EC51DF89CDBFB1B34B946CE61E2BDF454C697F6367278187E084FEA3AE42B52FE54CC46094A316C6CD59B2DD95DA00E688ACCA00AF7401677D7AFC6C5B4177147C415F0CF8756C327A7C845D4EFBBFD8A0E78D4C2D0643F8475F60161322343DC9AFAAC89EB92570458E28F75FD129976FFE373C48F79348DCEDB0DC2245E9C4FCC70AAF8',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(285,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBG','ursula6','ios-882e6cde3042ceb6','ios','iOS','18.1','iPhone 16','','apns','',X'6C5CC400DE7CAB0200C247F8FDC48544A67607A8A0E06CCC027EC244291F16B3',X'01086434343563373632A67C21F4FFCB594A3D82175D85564217CF6D05154E976009B72C53C474FBFB2E9D4F4087971B68B8CBFA4A077D4354532B7DE0E97FC9BFD05749EC00ECBCEFC688977329DD9A37C55A27E9BC93819229E42D9507A5F0F908F02DEF17',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(286,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBH','victor6','android-c3899c1635513c1c','android','Android','15','Pixel 9','','fcm','',X'EE1C356C7E792481024646F32C5BD3D59A46EEDAEEB06B31D368C12CCEED6DA7',X'01086434343563373632EEAFD538787E1FDFEAFFDF49603A77D4ACA3365C004C321F698A2B4D7F6FF3353E01C1DD397A2394AE62E6B514D0516F87558F962110AFFC984C27029D81D04445DB30CB7CBD137A9D42E136E5DC9FE5920B3DBBC045E9507720DF78F9BE9DBDF240C43790CC7701E6668412011744462A6D51DA45C656660484075AB00C18DD3432C79CCBA1C18C84938B2142A36BEC0EFE91CA926E8B220554415056AB3C89EB34DB2818A12C',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(287,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBJ','wendy6','ios-d2a0e980be0d956d','ios','iOS','18.1','iPhone 16','','apns','',X'ECAF3F7C028A44603A708E50608A4B821ED955E8A7CD7B69F154D8FCD143625F',X'0108643434356337363249F4C55961C60C1189F38923C2E9FA72AC5FA89DC9F2DD23CC3C41C0AC578A6EC1E58D39F320F9DEFE02593A1796585CBE513FE30F2BD620C1B04183CDEEF5E7C2B12B669C07B23F2EB7E2BFD1451010FB193C3D627A7E1764A43B0D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(288,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBK','xavier6','ios-66d5e09bdcec349d','ios','iOS','18.1','iPhone 16','','apns','',X'E414A55AE332D84C2B920DB3F862D76CFABCFFB42081A55F1F77BC7924A4E89C',X'01086434343563373632D78961386607FDA2726F05C6FA3BE80D6E823213CBAD7B13B47E97E40B0007952540D10004CB9FBC53CFEB85DAF644BE128F0A09B51632E7851A229B742816EB145A4D8E49483AFADECD18D001E7F7778DBE28D31828293BC6A45975',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(289,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBM','xavier6','android-66d5e09bdcec349d','android','Android','15','Pixel 9','','fcm','',X'9BC9C2807FF4E7C5D6750EB36C9F14EAD3B23F07E5CD6CB395666524B1969813',X'010864343435633736326F1716D336598F8E1A6D5FBD2E6C84D64C1DCC6F7F85C7CE4798C9E7815E7A4C5F5BF800577521DD71C671D82FA643A4BD3C0CC6584C1B4F30665A61D52AAE2A1E0EEEA52BB8702153002810385EC3A419C27431E3ACAC1B1C6F6A66DA0AA51EEC04A223859BE3CD52F998C3F401B1560C2AEF7D84383C7E62F4643071D616BEAFB691E452D2035E73A487855E000925F1063B79F3889E9492E5F3F1D6E1DCE3508C47FC6D0E53',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(290,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBN','yvonne6','ios-db221adbc46067e3','ios','iOS','18.1','iPhone 16','','apns','',X'229E866D767506EDD091F31569D306A9E253BCC536D4B56FDE3F5B059822A724',X'0108643434356337363230461253B5C990E58725DC39597C5E5E212C912C608E93F966EB1CB1E18C435849AE5164A65E90E55F05280DF4663E30D573BF82AB6D2238C18E425EF1AAB297E171D8B1429F287C57312EB877BCB539840B7F3A1B7B4336C2C4888F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(291,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBP','zoe6','android-82526c0b4a353043','android','Android','15','Pixel 9','','fcm','',X'E936203E906BC3C494483A22C644947C093287493227F962118A11DD00B87FBF',X'01086434343563373632E671F0DA9E0F0C023C58001D97C4C6285CFF3CDA6D6FF1009173E5C3DC111B857AAE4D46C886687C1EA27F76F40E4980097C7F4548BA1BD12E674A139DDFA1D50CDBD01DEEF82BC84D2CC66C38DD816560D6D54E9901F3A824B8EEF066ADA66B24A8FF2A5B7F10F4C728C9DE703C38528C9620D618FE3863BC10BB0E7A3FDE3B4963BD057CD2751319BF45A845318966CE92952CC9308CB091D7B78C92573297AC00821EC3AB25',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(292,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBQ','amir6','ios-290c1a8e65abc102','ios','iOS','18.1','iPhone 16','','apns','',X'5F85877D426CB6B0E08ED3924C48485BE4ED688B43A4F4483D6E7AAD077B4DF6',X'010864343435633736326683E28EE2278D756DE2D865C75931D3FBBAB0A98E76201D4D855597EB483E3B04C045591D2254F893861A3BC9BC282F07B4C182F31BA3D457E780E828D68B4C1B0BF2F350F788FD5E22ABDF0702B5D83DFD5776DD0EAD23311A02CA',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(293,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBR','bianca6','android-994985ea85d3231b','android','Android','15','Pixel 9','','fcm','',X'E341D3C1E23754BC3C8CF951B0E516AB6F4F45BE9662BE0132316794A14C1AE3',X'01086434343563373632B97D210F1EF482B4343400EBE8418666E15AE98734CF4405BFB4574FF3EB102A1B3C5B172E822FC365E120D2C60C769265DED2FED594985C307CD8F96776400FA6288F78E8C39726740DB9A7722248F67D878C4BEEF0CB92ADBD514727A9CE3A08C4399A457F116509AF3122AA8DA5F808A759D05E306758ADBB6895F541D1FEF3CE3FF83D02174405AD2343E96E45B7348E2461C7283C71251B32014D67C20E8760D70E980B5D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(294,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBS','chen6','ios-592e6bb71ba28fab','ios','iOS','18.1','iPhone 16','','apns','',X'AE5A1B3A0EE16E2A2199309FF22FDCCA669FAF1E61E95A7ECBEF407A28248BBA',X'01086434343563373632B3A7DFCFDFD1CF0B23BE2165EC757D119928F94FBB22FB7C1493E95BA3121139DC38DAFB383DBA420F74007218079E3B7B69723AD8E43933C4A6DE99B199EF6B28258C07C9D18BCCA603EB144102C7181A70CE842A275A42679FD827',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(295,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBT','emeka6','ios-b3941943385f819d','ios','iOS','18.1','iPhone 16','','apns','',X'9C8E412C31FAFD61B58D6D7FE1B4A8CD0F11BEAE9C0911A5B7CE231894992E52',X'01086434343563373632DD2AFBB9ACD16F17A44DBC6C3C57FD3A0891670C1F3674A651502DAE39F73D1B0A626AFF5521A11C78AA191374FE04E7D36BE106D38E18E89CC530F97798BF2C1C942E1514DC5CD278C77F873A7A6E51B7057F6B030D09DD19BC2EA5',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(296,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBV','fatima6','android-9de44ba381368bff','android','Android','15','Pixel 9','','fcm','',X'124C6C8FF3C1EABBD3E158BCAF5D9F5346865593AF2C318C9EB279FACF732CA6',X'010864343435633736321C5A2A23C041A027F0BD2C847A483D063EA3495C1B729BE48DE4E262007C19452128FE04E9D69439DD243CB341A533FCCE03F21686A8C09CCA9607C68C81EE4BA27F642F49590BF577CDB603246B288E3CBD6C56804F6C31F691DABBBAD99CB2A13E01DB9F4D2B542954407663F922797615C7D57AF04616C38FE74D99911020BC51CF6FFA08732D003B50DCF340AB7832C531685F4A5EBBDF9941035B400B10BA92FF3254C987',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(297,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBW','goran6','ios-1f792021cc381b98','ios','iOS','18.1','iPhone 16','','apns','',X'79911B487B66726598EB025DDFED4422406D2DA65D5A8BBCE0F1E4337A27B4B6',X'010864343435633736325EEB0E0BD11DC7D17F67C6506244BE9E28C0C4E3E4ED10DCE585DD587267FB70603390E5B28CBE376B736F3D2CD21D515B744B165BF72D45E470F798F0A1567DB7F7AA5136D95BB110B907E6F4ABE5F28E8B3045AD5431F91557F8E0',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(298,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBX','hana6','ios-447703a6fafae941','ios','iOS','18.1','iPhone 16','','apns','',X'7ACE987ACC7F3527AC8035026E3C939FD06CBC4E3240293B63724EAC06B6A783',X'010864343435633736329DF9E105C2613F38EB1011CF417F002CFD06E4A2080B1F45FCA556E9CF927DE9A43C247D94AF407E122870919E49928726693C94B6D9C90EC5CC23419DC28948D94466ED1F77CCA619517480FF99B0CB5D06D8E0807E809AC07AF29D',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(299,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBY','hana6','android-447703a6fafae941','android','Android','15','Pixel 9','','fcm','',X'8A799FB4C01FC4B7CA6D0A488065CF526A709E3932344427C24CAF37E8172D0B',X'01086434343563373632A2EE4AFBACD2F636B0AECE26FB30A8CB210FE20D1A17E8054522D45589C74920E2DA4C4AA2F8EDA994311A212FA97B787943FE12B5AA2E774629CE98D449F25B6A5F1381564757FE0B02296BEEDC15879728A9CC10D102A0824CEF4D3E571EB5AFA898C0608A37734DB344C6E9898A33DF4D750815112EE2F5D93E3127684B63321C3846CD94A67088B9C7147311E717606F17388A837BC286AFDF286CC789A735DC26BAEAC15B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(300,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VBZ','ines6','ios-c445df8a65298f7f','ios','iOS','18.1','iPhone 16','','apns','',X'557743D46D2EA59CBE470CF9766379373412C7EFAEBBF04229E405AFC3C56404',X'01086434343563373632FFA8F70731DBAE14CD2CE1325F2549D0BEE3BFC171FDB353A7B14C312BD96D1CF1D180960FFB18898915485CF0801CF9314E868C0ECA0F2E6F38B57A429BD948C1E5559397E0F7676A2BEE35A1AB1EB50427BA69C691C92AD397E5EC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(301,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VC0','jonas6','android-773667c698ebdba3','android','Android','15','Pixel 9','','fcm','',X'79E0032C13170C770F1BF32DEB7B2554C6B8C4140638EC3A281A2B981BCCA24A',X'01086434343563373632C9EBCA07733DB4DC90A8F750CF111D47226068DB1EFFF46F0DCBE0CFEAA555363F2824EF848591F366019350ECB55FF8FF00EC2E194F9225CE00E4E265D80F90CBFA1E6248048219FD81E5400B26F9D9E3627AE0F357E1C198EFA33FBB3E1E16109189539B6D596258D7984D45686D06D2829F39FCB178E9675C44E83558E17160B6B5CAF0ADBDF6CB167A5437030B8F2E09D00812070600215F16EC91A35E25BD4A021949AC47',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(302,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VC1','kofi6','ios-fe04e580437eafbe','ios','iOS','18.1','iPhone 16','','apns','',X'1AE62D6286207AB0D11603C77CDC6DF255507CC1F7C09EF1B4EB8C1BF104B8A3',X'01086434343563373632C12F43B104A329A7627BDC39866EC86E5D251B7C3D2F254C6B84D443E893571A4227BB9BBB9B585AA90D6EF4C865B29DC82C56916AABF32C31FD1BFF83FE59516C44588D19B06451F07768FCA498C3CE0112572B0D8EFE9AEF35A1B3',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(303,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VC2','lena6','android-6043314376ceb1ca','android','Android','15','Pixel 9','','fcm','',X'DA5052D32830CB6811AF5C2B53ADE15C863B4CF17BABE18ACECBAE8CD453C088',X'010864343435633736328ED1CEBADD17E1D3F9703590377C40C7F10AD6C911599A6C0247CD6B98FFB31D7303B6015080A31FABB1F8ED1E3B183BFBE7F0168683B3C693CC32DB16867EFCF5B3D07A9C118F06655F072DE4B0D618D7DA61C88629B8DE95E2480F405688F2D03802C18D99744AAB6753CEF44297B6323B0B191E7A309B18C473B4F7C361BE32A9743503F2D8F26D1E4A4F93C0E9E201445B1E3B2931AA77E163F2EDC4286274EDA75075FF48',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(304,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VC3','mateo6','ios-23a33a987b50d554','ios','iOS','18.1','iPhone 16','','apns','',X'52716BB557768D5FB9ED771853DE9A865B7FB25C77BA38F1694872453393920E',X'010864343435633736326A0999EBA4C47A6D5FF7234EEE8E5D11193C7518EC80B8D87FEA62A19DE39B94FF0FE790B11D5CF1EB9C7FEE5D7C9B491D43796E4B23BFEC604B79CFCCDBEC8982C21AEE4ED707729B73B07935AC37C6FB016739689254D31C3D74B1',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(305,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VC4','noor6','android-c5c808a085d9c168','android','Android','15','Pixel 9','','fcm','',X'FE0CE5E7AA4AC1D8A11030E6F11020D5832847C2DF069E52D0D007AB6790AEDD',X'01086434343563373632215D9506C0A554A90390D12F98E4ADC97D6C7E535C4AD67EC68D867DB5C0A0E18297AFC35B6C90541B7EB019C37592C3A9CE853FBCE1B24E6BF42C3C30837C441235E7F2D34EEEC040242C6880D189A899CEC196C266A7D879E9362CBE1A58D2B15C6F8D743370A385B3F6903A06781A8D0FC29F5F09F0E25DDFF41C37BD530217D2190ECCC45BD3A02D65391D05F80B86E1FEE4F8F2F5AEF21C79E89D82D6588DB1981BA2BF43',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(306,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VC5','olga6','ios-26d995c0ca84efe7','ios','iOS','18.1','iPhone 16','','apns','',X'32C02CE34870C2307630B0641CC6A37051B26311CE19AB597426262EBBF50E46',X'01086434343563373632A7966FD4EC71E4D020216BCCBB854094DCECEAC11A17FC7ED1B1F82892F8D171FE13D06CBD2F0A95420F0AEAF5FECACAB7794D4D47B66209609A40D345010F413D5C12AE6D2A77159C91B60C8CF906196F4AD0D165FF6DE9BEC815A4',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(307,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VC6','pablo6','android-5579db509978f017','android','Android','15','Pixel 9','','fcm','',X'66E643EE0C46AD5A4511841C186B0B2CA577D324FCD5507F3DC154309BF0F832',X'01086434343563373632772F679C63EB23AE744FEE009540F537AB9C3CBAFD89ACFC5D85E438ED0562D1271A2A58379E49B7CA09AD404B87F95397BDA35B7C54741F5EA18F896DCB5EB91DB0BAEA55A4E57190B22E92CA3895105663B75E780EAE2ED4619139DC8A30E53A3463D7556225558A710989896538D6676AC6EB2ED983898EE4EDC3E4970C4E1108F516571F613A11ED0505B38A70B848AB36195F891ACB475612F9CD93F54086839AC484C75B',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(308,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VC7','rosa6','ios-11b076edf858628a','ios','iOS','18.1','iPhone 16','','apns','',X'E2D57DA9AD0C8825A5D25062663527027CA18D0B6F67747341AD3F552E73411A',X'01086434343563373632416AFB58C30E9511CA18B53577E4E2F4266A1461BB5ADDF7D88D77899A4ABF80E8263A27935962CEF34E94EEEA956122F571DC20BF0CAF56330FD8363F03CD55CE554541E3BED7FE050686692947B9F407A05F81E247C38BF9FA7A8F',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(309,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VC8','sven6','ios-ee0b45f7e85c4295','ios','iOS','18.1','iPhone 16','','apns','',X'5A6A05420F5444209CFC469AB5A3DF3C8FDB0B5C06A513E53BECC07B522C6214',X'0108643434356337363256797F52799141FDE9DB75D5BE387C538BDFEA6FC3B0277EF815C28A3E917EEBE4FCBA028FF4A915B752D9A93C1531E105BB59AD28A8F0EC0BD670F02D4B958C068F4D718910D787422A6CFEBA51608556F6AC28773EDD3C27D8D720',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(310,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VC9','sven6','android-ee0b45f7e85c4295','android','Android','15','Pixel 9','','fcm','',X'04742C1C1F290E8DA11C4A7BA558A7CBF305BD69CF9E5C904CDA3B2157FE5B36',X'01086434343563373632A78414ED42B57CAC727DCA6F7EE14AE2A8CE197994534A6BDED1E785A85905DE4060F226CEA4D312F5C6444AFEB5B21506EBCAC58585A1F32C8D33F7E104DDA156E0B319F38B56255A40ACA33769200AA3AA6E4645A74CAACFDF1A1C7A7BEBCB499269644632D8B730052F8464EA9B2ABC4F3D15634FFB897875D83A93B580D91B3B7F7A33FB614E189E58C1AA0C4215DF50FDA8D96AF33A3AF6D37AE697C983C04E100ACE7130',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(311,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VCA','tariq6','ios-f3a889a0afa16482','ios','iOS','18.1','iPhone 16','','apns','',X'911791A5E3DE2CF9E73BE6313D77974350162A0417C832F0405648CCA469E7DF',X'01086434343563373632758F5216370200EE452305D81A4633A3CA5D57C926E732FD5A513C54934FDD94DF0B8C0DD5A7CB89AB32EDD3990FC82ED5A3B58D1C39B9928F87EC7CB09C4DF81D643313A85464614A045852850E75B715051A0C11CE7B1CB42435EC',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(312,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VCB','uma6','android-ce158365f11ab8dd','android','Android','15','Pixel 9','','fcm','',X'97626C1A979FD40B1ECF5127BF207DC1D991B41615ED5CA5935D75D4ABA4F040',X'010864343435633736326B587717C3814089AEAEB9536C6B787DCF7110DB23FF88D063BE200D22C546F49BC0A0EC76BB8869F2F6B7EF91CF50071612B8A3CACB91B7894AE74365C8590C1861EDE123315233F57E198B93A79684F1F9E79DC2A6112D7C0290C7318FBF3C140CFB8656544366FDE0D2F1604BB36D9C8CB0BF8AEDE550F73D2ED38F4287A3E58551017ECFC7104C23D5631769F52A6BDE69FA807362B8E23367A853EF8F68BC48E03FB0DB33',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(313,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VCC','vera6','ios-ebdceedb9eaf9665','ios','iOS','18.1','iPhone 16','','apns','',X'ADFF009F1CDC880838E89BD8F1923B282C6975E99124567957F3E7DEC9133B6E',X'0108643434356337363254A2AFFF389DDA25D01B41E70916179716DC86E3A8D9EF241164C10D0BE4A9522CE4D903D273B5444642D8E776301E789966D78A38C515FE22CADC8FD70967A2B82256BE2F579C2354697EBE9307974DA235F70978A48F78810802AF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(314,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VCD','wei6','android-b7e05e84f2a0431b','android','Android','15','Pixel 9','','fcm','',X'719CAFFA8C1F5295C984FEE6247B5FB7CF6BAA3A53BA5997E530179D07D58E91',X'01086434343563373632967E90F1F1A1B6807FDB6807715D461A0F4EEB2CD72D9B12CA87E6B716AC3F0E9D8FA64A4F7E055D854037B0F4F89EB7911A0FC9B6B72CEA81CC50B5545DF820CE83846FB2F6518B98FE4A20E77007E2B36D2161DF140FA355C456A7B380A6ACCEB6F0E03AD6B85A1A083456A03A67C4AF3DC83C24D620F5C7B6A355DF93B7710BFABA870D45913F618ACF4322873A6392FD33EBA8EC54A50172A19F1B71C7EF2C62E5C7C374EF',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
INSERT INTO "devices" VALUES(315,'acme','acme-chat','push_01M83T4CM0Z3450YZ28N962VCE','ximena6','ios-4b0d3d3b6f28490d','ios','iOS','18.1','iPhone 16','','apns','',X'E36BB9F9BA3144585E717F9D4CC2973163C471764BAC00C04C7325D18C3D3FEF',X'0108643434356337363264A33972B72704ECE4675819B78DE4E24CF469B2BE5DCC8EC2D10980FA92250E01EBC38AA77D474C9B7A753D29BC36D1400115D94271AAE7D019FBF423B8F4AC35A34A8C41B35830D2AD775E174AC12B52D517676DD42AA63F0B4446',1,1,'active','','',0,1,1,1,4096,1,1,1,1,'1.0.0','','','Europe/Berlin','en-US',0,'granted',1795424400000,1795424400000,1795424400000,1795424400000,NULL,NULL,NULL,0,'',NULL,NULL,NULL,0,0,NULL);
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
CREATE TABLE idempotency_users (
    -- A tenant whose users the response may name: the pair of organization and app, as JSON. Empty: any tenant.
    tenant TEXT NOT NULL,
    -- The user's id, or a mail address.
    name TEXT NOT NULL,
    record INTEGER NOT NULL REFERENCES idempotency_keys ON DELETE CASCADE,
    PRIMARY KEY (tenant, name, record)
) WITHOUT ROWID;
CREATE INDEX idempotency_users_by_record ON idempotency_users (record);
CREATE INDEX telemetry_outbox_by_user ON telemetry_outbox (organization_id, app_id, user_id);
CREATE INDEX telemetry_outbox_by_other_user ON telemetry_outbox (organization_id, app_id, other_user_id) WHERE other_user_id <> '';
CREATE INDEX ended_guardianships_by_user ON ended_guardianships (organization_id, app_id, user_id);
CREATE INDEX ended_guardianships_by_other_user ON ended_guardianships (organization_id, app_id, other_user_id) WHERE other_user_id <> '';
CREATE INDEX permission_outbox_by_user ON permission_outbox (organization_id, app_id, user_id);
CREATE INDEX permission_outbox_by_other_user ON permission_outbox (organization_id, app_id, other_user_id) WHERE other_user_id <> '';
CREATE TABLE quarantine_users (
    quarantine_row INTEGER NOT NULL REFERENCES quarantine ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    organization_id TEXT NOT NULL,
    app_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    PRIMARY KEY (quarantine_row, ordinal)
) WITHOUT ROWID;
CREATE INDEX quarantine_users_by_user ON quarantine_users (organization_id, app_id, user_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('audit_log',15);
COMMIT;
