-- Payment attempts, what gateways told us, refunds and the money that moved. Amounts in piastres.

create table payment_attempts (
  id bigint generated always as identity primary key,
  -- What is paid for: `checkout` and the temporary reservation's id.
  order_kind text not null,
  order_id bigint not null,
  user_id bigint not null,
  method text not null,
  gateway text not null,
  amount bigint not null check (amount > 0),
  currency text not null default 'EGP',
  state text not null check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'needs_review')),
  -- Our reference at the gateway; one per intention.
  reference text not null unique,
  intention_id text,
  gateway_order_id text,
  payment_url text,
  transaction_id text,
  failure text,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  checked_at timestamptz,
  checks integer not null default 0,
  unique (gateway, gateway_order_id)
);
-- One live attempt for the same thing, method and amount: a repeated ConfirmPayment finds it.
create unique index payment_attempts_live on payment_attempts (order_kind, order_id, method, amount)
  where state in ('created', 'pending');
create index payment_attempts_by_order on payment_attempts (order_kind, order_id);
create index payment_attempts_open on payment_attempts (created_at) where state in ('created', 'pending');

-- The inbox: every verified message of a gateway, once.
create table gateway_events (
  id bigint generated always as identity primary key,
  gateway text not null,
  event_key text not null,
  gateway_order_id text not null,
  source text not null check (source in ('callback', 'return', 'inquiry')),
  payload jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  unique (gateway, event_key)
);
create index gateway_events_waiting on gateway_events (gateway_order_id) where processed_at is null;

create table refunds (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references payment_attempts (id),
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('requested', 'sent', 'done', 'failed')),
  gateway_ref text,
  failure text,
  requested_at timestamptz not null,
  settled_at timestamptz,
  unique (attempt_id, reason)
);

-- Money that moved, a line each; charges positive, refunds negative.
create table payment_ledger (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references payment_attempts (id),
  kind text not null check (kind in ('charge', 'refund')),
  amount bigint not null,
  gateway_ref text not null,
  at timestamptz not null,
  unique (kind, gateway_ref)
);
