-- Where staff work: who may do what, what waits for a second person, and what was done.

-- What a member of staff is. Whoever has no row was made at the console, by an operator: a manager.
create table staff_roles (
  user_id bigint primary key references users (id) on delete cascade,
  role text not null check (role in ('editor', 'agent', 'manager')),
  granted_by bigint,
  granted_at timestamptz not null
);
insert into staff_roles (user_id, role, granted_at) select id, 'manager', now() from users where role = 'staff';

create table desk_settings (
  single boolean primary key default true check (single),
  -- Refunds above this wait for a second person. Piastres.
  refund_limit bigint not null check (refund_limit >= 0)
);
insert into desk_settings (refund_limit) values (1000000);

-- Refunds above the limit: asked for by one, agreed to by another.
create table desk_approvals (
  id bigint generated always as identity primary key,
  action text not null,
  subject_id bigint not null,
  reservation_id bigint,
  amount bigint not null check (amount >= 0),
  -- What the deed needs beside its subject.
  payload jsonb not null default '{}',
  reason text not null,
  asked_by bigint not null,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'agreed', 'declined')),
  decided_by bigint,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'waiting') = (decided_at is null)),
  constraint desk_approvals_two_people check (state <> 'agreed' or decided_by <> asked_by)
);
create unique index desk_approvals_waiting on desk_approvals (action, subject_id) where state = 'waiting';

-- Every deed of the staff. begun: written before anything happens, so that no deed goes without a line.
-- done: what came of it. refused: why not. No personal data: subjects are named by their numbers.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id bigint not null,
  role text not null,
  action text not null,
  subject_id bigint not null,
  reservation_id bigint,
  reason text not null,
  key uuid not null,
  step text not null check (step in ('begun', 'done', 'refused')),
  before jsonb,
  after jsonb,
  -- What the caller was answered: a repeated deed is answered the same.
  answer jsonb,
  refusal text,
  check ((step = 'refused') = (refusal is not null)),
  check ((step = 'done') = (answer is not null))
);
create unique index audit_log_once on audit_log (staff_id, key, step) where step <> 'refused';
create index audit_log_by_reservation on audit_log (reservation_id, id) where reservation_id is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_stands before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- What a receipt is, byte by byte, to notice one that was sent for two bookings.
create table proof_hashes (
  proof_id bigint primary key references payment_proofs (id) on delete cascade,
  -- The file that was read: another upload takes its place.
  file text not null,
  sha256 bytea not null
);
create index proof_hashes_by_hash on proof_hashes (sha256);
-- What the queues ask for again and again.
create index payment_attempts_by_hand on payment_attempts (expires_at)
  where gateway = 'by_hand' and state in ('pending', 'expired', 'under_review');
create index refunds_open on refunds (requested_at) where state <> 'done';
create index staff_alerts_open on staff_alerts (at) where settled_at is null;
