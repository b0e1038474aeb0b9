-- The record of what was bought. Nothing is deleted; every change leaves an event. Amounts in piastres.

create table reservations (
  id bigint generated always as identity primary key,
  reference text not null unique,
  module text not null,
  item_id bigint not null,
  -- What it came from: `checkout` and the temporary reservation's id.
  source_kind text not null,
  source_id bigint not null,
  user_id bigint not null,
  status text not null,
  payment_status text not null,
  payment_method text,
  from_date date not null,
  to_date date,
  seats integer not null,
  adults integer not null,
  children integer not null,
  client_name text not null,
  client_phone text,
  special_requests text,
  coupon text,
  language text not null,
  -- What was sold, as it stood then: names and city in both languages, image, price lines.
  sold jsonb not null,
  total bigint not null,
  paid bigint not null default 0,
  payment_deadline timestamptz,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  search_text text not null,
  unique (source_kind, source_id)
);
create index reservations_by_user on reservations (user_id, created_at desc, id desc);
create index reservations_search on reservations using gin (search_text gin_trgm_ops);

create table reservation_events (
  id bigint generated always as identity primary key,
  reservation_id bigint not null references reservations (id),
  kind text not null,
  from_status text,
  to_status text,
  actor text not null,
  detail jsonb not null default '{}',
  at timestamptz not null
);
create index reservation_events_by_reservation on reservation_events (reservation_id, at);
