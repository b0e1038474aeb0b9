-- Signing in through Google, Facebook or Apple.

-- Who a provider's person is to us. users.email holds proven addresses only; what a provider merely
-- says stands here.
create table external_identities (
  issuer text not null check (length(issuer) <= 300),
  subject text not null check (length(subject) <= 300),
  provider text not null check (provider in ('Google', 'Facebook', 'Apple')),
  user_id bigint not null references users (id) on delete cascade,
  email text check (length(email) <= 254),
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index external_identities_by_user on external_identities (user_id);

-- One attempt, from the opening of the popup to the use of its ticket. Minutes old, then deleted.
create table external_sign_ins (
  id bigint generated always as identity primary key,
  state_hash bytea not null unique,
  -- The cookie of the browser that began it: nobody else can end it.
  browser_hash bytea not null,
  provider text not null,
  nonce text not null,
  verifier text not null,
  language text not null check (language in ('en', 'ar')),
  -- A path of ours, when the whole page went to the provider instead of a popup.
  return_to text,
  created_at timestamptz not null,
  -- What a form post brought, kept until the browser comes by with its cookie.
  posted jsonb,
  -- Set once: an answer is taken a single time.
  answered_at timestamptz,
  outcome text check (outcome in ('ready', 'cancelled', 'failed', 'unreachable')),
  issuer text,
  subject text,
  email text,
  email_authoritative boolean,
  name text,
  ticket_hash bytea unique,
  used_at timestamptz,
  check ((outcome = 'ready') = (ticket_hash is not null))
);
create index external_sign_ins_by_browser on external_sign_ins (browser_hash, id desc);
create index external_sign_ins_by_age on external_sign_ins (created_at);
