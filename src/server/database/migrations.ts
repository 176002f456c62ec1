/**
 * The steps that shape the database, by name and in order, in the SQL that SQLite and PostgreSQL share. A step that was
 * released is never changed: add one after it.
 */
export const MIGRATIONS: Readonly<Record<string, string>> = {
  '001-errors-and-rates': `CREATE TABLE error_reports (
     fingerprint TEXT PRIMARY KEY,
     message TEXT NOT NULL,
     path TEXT NOT NULL,
     first_seen BIGINT NOT NULL,
     last_seen BIGINT NOT NULL,
     count BIGINT NOT NULL
   );
   CREATE INDEX error_reports_last_seen ON error_reports (last_seen);
   CREATE TABLE rate_counters (
     key TEXT PRIMARY KEY,
     expires_at BIGINT NOT NULL,
     count BIGINT NOT NULL
   );
   CREATE INDEX rate_counters_expires_at ON rate_counters (expires_at);`,

  '002-leads-subscriptions-outbox': `CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);

   CREATE TABLE leads (
     id TEXT PRIMARY KEY,
     form TEXT NOT NULL,
     idempotency_key TEXT,
     content_hash TEXT NOT NULL,
     email TEXT NOT NULL,
     locale TEXT NOT NULL,
     content TEXT NOT NULL,
     received_at BIGINT NOT NULL
   );
   CREATE UNIQUE INDEX leads_key ON leads (idempotency_key, form);
   CREATE INDEX leads_content ON leads (content_hash, received_at);
   CREATE INDEX leads_email ON leads (email, received_at);
   CREATE INDEX leads_received ON leads (received_at, id);

   CREATE TABLE subscriptions (
     id TEXT PRIMARY KEY,
     address_hash TEXT NOT NULL UNIQUE,
     email TEXT,
     status TEXT NOT NULL,
     themes TEXT NOT NULL,
     frequency TEXT NOT NULL,
     locale TEXT NOT NULL,
     requested_at BIGINT NOT NULL,
     confirmed_at BIGINT,
     mailed_at BIGINT NOT NULL,
     left_at BIGINT
   );
   CREATE INDEX subscriptions_status ON subscriptions (status, requested_at);
   CREATE TABLE tokens (
     hash TEXT PRIMARY KEY,
     subscription_id TEXT NOT NULL,
     purpose TEXT NOT NULL,
     expires_at BIGINT NOT NULL,
     used_at BIGINT
   );
   CREATE INDEX tokens_subscription ON tokens (subscription_id);
   CREATE INDEX tokens_expires_at ON tokens (expires_at);

   CREATE TABLE outlets (
     name TEXT PRIMARY KEY,
     next_at BIGINT NOT NULL,
     checked_at BIGINT NOT NULL,
     failing_since BIGINT,
     last_reason TEXT
   );
   INSERT INTO outlets VALUES ('webhook', 0, 0, NULL, NULL), ('mail', 0, 0, NULL, NULL);
   CREATE TABLE outbox (
     id TEXT PRIMARY KEY,
     outlet TEXT NOT NULL,
     kind TEXT NOT NULL,
     lead_id TEXT,
     subscription_id TEXT,
     alert TEXT,
     created_at BIGINT NOT NULL,
     due_at BIGINT NOT NULL,
     expires_at BIGINT NOT NULL,
     leased_until BIGINT NOT NULL,
     attempts BIGINT NOT NULL,
     delivered_at BIGINT,
     parked_at BIGINT,
     reason TEXT
   );
   CREATE INDEX outbox_due ON outbox (outlet, due_at) WHERE delivered_at IS NULL AND parked_at IS NULL;
   CREATE INDEX outbox_undelivered ON outbox (created_at) WHERE delivered_at IS NULL;
   CREATE INDEX outbox_lead ON outbox (lead_id);
   CREATE INDEX outbox_subscription ON outbox (subscription_id);`,

  '003-history-and-purges': `ALTER TABLE outbox ADD COLUMN history TEXT;
   ALTER TABLE outbox ADD COLUMN recipients TEXT;
   ALTER TABLE outbox ADD COLUMN misconfigured_since BIGINT;
   ALTER TABLE outlets ADD COLUMN paused_until BIGINT NOT NULL DEFAULT 0;
   CREATE TABLE purges (at BIGINT NOT NULL);`,

  '004-spam': `CREATE TABLE spam (
     id TEXT PRIMARY KEY,
     content_hash TEXT NOT NULL UNIQUE,
     email TEXT NOT NULL,
     content TEXT NOT NULL,
     received_at BIGINT NOT NULL
   );
   CREATE INDEX spam_received ON spam (received_at, id);
   CREATE INDEX spam_email ON spam (email);

   ALTER TABLE outbox ADD COLUMN recipient TEXT;
   CREATE INDEX outbox_recipient ON outbox (recipient, created_at);
   CREATE INDEX outbox_visitors ON outbox (created_at) WHERE recipient IS NOT NULL;
   CREATE INDEX outbox_first ON outbox (outlet, due_at)
     WHERE delivered_at IS NULL AND parked_at IS NULL AND recipient IS NULL;`,

  // Looked at by every post of a flood: answered by the index alone, whatever the outbox holds.
  '005-index-of-visitors': `DROP INDEX outbox_visitors;
   CREATE INDEX outbox_visitors ON outbox (created_at, recipient) WHERE recipient IS NOT NULL;
   CREATE INDEX outbox_alerts ON outbox (alert, created_at) WHERE kind = 'alert';`,

  // A counter says how many mails to visitors there were.
  '006-count-of-visitors': `DROP INDEX outbox_visitors;`,

  '007-connectors': `INSERT INTO outlets (name, next_at, checked_at) VALUES ('hubspot', 0, 0), ('brevo', 0, 0), ('slack', 0, 0);`,

  '008-consent': `ALTER TABLE leads ADD COLUMN consent TEXT;`,

  // Limits are counted by each server, mails to visitors by their messages. Servers of the version before may still run.
  '009-counts-without-counters': `CREATE INDEX outbox_visitors ON outbox (created_at) WHERE recipient IS NOT NULL;
   DELETE FROM rate_counters;
   DELETE FROM secrets WHERE name LIKE 'rates-%';`,

  // An index holds the messages that are looked for by it alone, since each costs a lead a page on the disk; that of
  // visitors answers by itself, since every post counts them.
  '010-fewer-indexes': `DROP INDEX outbox_undelivered;
   DROP INDEX outbox_first;
   DROP INDEX outbox_due;
   CREATE INDEX outbox_due ON outbox (outlet, (recipient IS NOT NULL), due_at)
     WHERE delivered_at IS NULL AND parked_at IS NULL;
   DROP INDEX outbox_visitors;
   CREATE INDEX outbox_visitors ON outbox (created_at, recipient) WHERE recipient IS NOT NULL;
   DROP INDEX outbox_recipient;
   CREATE INDEX outbox_recipient ON outbox (recipient, created_at) WHERE recipient IS NOT NULL;
   DROP INDEX outbox_subscription;
   CREATE INDEX outbox_subscription ON outbox (subscription_id) WHERE subscription_id IS NOT NULL;`,
};
