-- What people are told: notices behind the bell, and which mails have gone out.

create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  type text not null,
  module text not null,
  message_en text not null,
  message_ar text not null,
  deep_link text not null,
  at timestamptz not null,
  seen_at timestamptz,
  -- One fact is told once, however often it is reported.
  dedupe_key text not null unique
);
create index notifications_newest on notifications (user_id, at desc, id desc);
create index notifications_unseen on notifications (user_id) where seen_at is null;

-- Neither address nor contents: only that a mail needn't be sent again.
create table sent_mails (
  dedupe_key text primary key,
  kind text not null,
  outcome text not null check (outcome in ('sent', 'undeliverable')),
  at timestamptz not null
);
