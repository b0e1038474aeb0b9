-- Which mails went out about a reservation, and where to: what the desk reads to a traveller who says that nothing came.
-- Kept as long as the reservation; `sent_mails` only keeps a mail from being sent twice, for a month.
create table reservation_mails (
  -- No reference: a mail that has gone out is noted without waiting for who changes its reservation.
  reservation_id bigint not null,
  -- Of `sent_mails`: a mail about both ways of a journey is about two reservations.
  dedupe_key text not null,
  kind text not null,
  outcome text not null check (outcome in ('sent', 'undeliverable')),
  -- Null: forgotten with its traveller, or not known of mails of before.
  address text,
  at timestamptz not null,
  primary key (reservation_id, dedupe_key)
);

-- Materialized: only keys of this form have a number to read.
with mails as materialized (
  select *, split_part(dedupe_key, ':', 2) as module, split_part(dedupe_key, ':', 3) as number
  from sent_mails where dedupe_key ~ '^[A-Za-z]+:[A-Za-z]+:[0-9]{1,15}(:|$)' and outcome <> 'sending')
insert into reservation_mails (reservation_id, dedupe_key, kind, outcome, at)
select r.id, m.dedupe_key, m.kind, m.outcome, m.at
from mails m join reservations r on r.id = m.number::bigint and r.module = m.module;
insert into reservation_mails (reservation_id, dedupe_key, kind, outcome, at)
select n.reservation_id, s.dedupe_key, s.kind, s.outcome, s.at
from sent_mails s join desk_notes n on s.dedupe_key = 'letter:' || n.key
where n.sent and s.outcome <> 'sending';
analyze reservation_mails;
