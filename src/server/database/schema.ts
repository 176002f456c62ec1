/** Tables and indexes, in the SQL that SQLite and PostgreSQL share; `tables.ts` has the types of the rows. */
export const SCHEMA = `
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT UNIQUE,
  content_hash TEXT NOT NULL,
  email TEXT NOT NULL,
  locale TEXT NOT NULL,
  content TEXT NOT NULL,
  received_at BIGINT NOT NULL
);
CREATE INDEX leads_content ON leads (content_hash, received_at);
CREATE INDEX leads_email ON leads (email, received_at);
CREATE INDEX leads_received ON leads (received_at, id);

CREATE TABLE spam (
  id TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  reason TEXT NOT NULL,
  content_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  content TEXT NOT NULL,
  received_at BIGINT NOT NULL
);
CREATE INDEX spam_received ON spam (received_at, id);
CREATE INDEX spam_email ON spam (email);

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

CREATE TABLE channels (
  name TEXT PRIMARY KEY,
  next_at BIGINT NOT NULL,
  paused_until BIGINT NOT NULL,
  failing_since BIGINT,
  last_reason TEXT
);

CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  channel TEXT NOT NULL,
  kind TEXT NOT NULL,
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  subscription_id TEXT REFERENCES subscriptions (id) ON DELETE CASCADE,
  address TEXT,
  alert TEXT,
  recipient TEXT,
  created_at BIGINT NOT NULL,
  due_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  leased_until BIGINT NOT NULL,
  attempts BIGINT NOT NULL,
  state TEXT NOT NULL,
  ended_at BIGINT,
  history TEXT,
  recipients TEXT
);
CREATE INDEX outbox_due ON outbox (channel, (recipient IS NOT NULL), due_at)
  WHERE state = 'waiting';
CREATE INDEX outbox_lead ON outbox (lead_id);
CREATE INDEX outbox_subscription ON outbox (subscription_id) WHERE subscription_id IS NOT NULL;
CREATE INDEX outbox_address ON outbox (address) WHERE address IS NOT NULL;
CREATE INDEX outbox_recipient ON outbox (recipient, created_at) WHERE recipient IS NOT NULL;
CREATE INDEX outbox_visitors ON outbox (created_at, recipient) WHERE recipient IS NOT NULL;
CREATE INDEX outbox_alerts ON outbox (alert, created_at) WHERE kind = 'alert';

CREATE TABLE error_reports (
  fingerprint TEXT PRIMARY KEY,
  message TEXT NOT NULL,
  path TEXT NOT NULL,
  first_seen BIGINT NOT NULL,
  last_seen BIGINT NOT NULL,
  count BIGINT NOT NULL
);
CREATE INDEX error_reports_last_seen ON error_reports (last_seen);
`;
