-- Hotels that a supplier sells through us: their content, copied each night, and the prices that were
-- offered to somebody. Money in piastres, texts in both languages.

create table external_hotels (
  -- Far from the ids of our own hotels, so that an id says whose it is.
  id bigint generated always as identity (start with 1000000001) primary key,
  supplier text not null,
  code text not null,
  -- False: no longer in the supplier's content, or nowhere near our destinations.
  active boolean not null default true,
  city_id integer not null references destinations (id),
  name_en text not null,
  name_ar text not null,
  description_en text not null, -- HTML, sanitised
  description_ar text not null,
  address_en text not null,
  address_ar text not null,
  stars smallint not null check (stars between 0 and 5),
  latitude double precision not null,
  longitude double precision not null,
  check_in_from time not null,
  check_out_until time not null,
  phone text,
  features jsonb not null, -- [{name: {en, ar}, icon}]
  rooms jsonb not null, -- [{code, name: {en, ar}, maxAdults, maxChildren, maxOccupancy}]
  -- Addresses of photographs at the supplier, and those that we have copied, both in the same order.
  photos text[] not null default '{}',
  images text[] not null default '{}',
  -- The same house among our own: shown once, at the better price.
  own_hotel_id bigint references hotels (id) on delete set null,
  words text[] not null,
  synced_at timestamptz not null,
  unique (supplier, code)
);
create index external_hotels_by_own on external_hotels (own_hotel_id) where own_hotel_id is not null;

-- One row that says 'their content changed': what each process compares with what it has in memory.
create table external_hotels_version (
  single boolean primary key default true check (single),
  version bigint not null,
  -- When all content was last read to its end.
  synced_at timestamptz
);
insert into external_hotels_version (version) values (1);

-- A price that was offered: what a RatePlanToken stands for. The supplier's own keys never leave us.
create table external_rate_plans (
  token text primary key,
  hotel_id bigint not null references external_hotels (id),
  -- Dates and party, as a key.
  criteria_key text not null,
  arrival date not null,
  departure date not null,
  adults smallint not null check (adults > 0),
  child_ages smallint[] not null default '{}',
  room_code text not null,
  board text not null check (board in ('RO', 'SC', 'BB', 'HB', 'FB', 'AI')),
  -- One for each occupancy: [{key, occupancy, net, mustCheck}].
  rates jsonb not null,
  net bigint not null check (net > 0),
  price bigint not null check (price >= net),
  rooms_left integer not null,
  -- What cancelling costs the traveller, from when on: [{from, charge}].
  cancellation jsonb not null,
  fetched_at timestamptz not null,
  -- From then on it can't be booked without asking again.
  expires_at timestamptz not null
);
create index external_rate_plans_by_hotel on external_rate_plans (hotel_id, criteria_key, fetched_at desc);
create index external_rate_plans_ended on external_rate_plans (expires_at);
