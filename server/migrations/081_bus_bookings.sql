-- Seats that travellers hold, pay for and take with whoever runs the buses. Seats and prices are the
-- operator's; here stands what we asked for, what was answered, and what it cost. Amounts in piastres.

create table bus_bookings (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  -- The traveller's own mark: a repeated call finds its booking by it, and nothing else hangs on it.
  session_id text not null,
  operator text not null,
  -- asking: nothing is held yet. held: until `expires_at`, by the operator's clock. paying: kept for the
  -- payment page. paid: the money is here, the operator is to confirm. sold. ended: given back.
  -- refunded: paid, but not to be had.
  state text not null check (state in ('asking', 'held', 'paying', 'paid', 'sold', 'ended', 'refunded')),
  -- What the operator was asked for, until its answer is written down.
  wish jsonb,
  -- One request at a time speaks with the operator about a booking; a crash frees it by time.
  turn uuid,
  turn_until timestamptz,
  expires_at timestamptz,
  passenger_name text,
  passenger_phone text,
  attempt_id bigint,
  paid bigint,
  paid_at timestamptz,
  -- How often the operator was asked to confirm, and before when not again.
  tries integer not null default 0,
  look_at timestamptz,
  operator_reference text,
  -- Ended here, and the operator hasn't heard of it yet.
  to_release boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state in ('asking', 'ended')) or expires_at is not null),
  check ((state in ('paid', 'sold', 'refunded')) = (paid_at is not null)),
  check ((turn is null) = (turn_until is null))
);
-- One booking for a traveller's mark: parallel first calls meet here.
create unique index bus_bookings_by_session on bus_bookings (user_id, session_id)
  where state not in ('ended', 'refunded');
create index bus_bookings_by_user on bus_bookings (user_id);
create index bus_bookings_unpaid on bus_bookings (expires_at) where state in ('asking', 'held', 'paying');
create index bus_bookings_to_release on bus_bookings (id) where to_release;
create index bus_bookings_unconfirmed on bus_bookings (look_at) where state = 'paid';

create table bus_legs (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bus_bookings (id) on delete cascade,
  is_return boolean not null,
  trip_id bigint not null,
  seat_ids bigint[] not null check (cardinality(seat_ids) between 1 and 8),
  seat_numbers text[] not null,
  -- The trip as it stood when held: names in both languages, boarding point.
  trip jsonb not null,
  departs_at timestamptz not null,
  arrives_at timestamptz not null check (arrives_at > departs_at),
  -- For a seat: as agreed, and as if this leg went alone.
  price bigint not null check (price > 0),
  single_price bigint not null check (single_price >= price),
  reservation_id bigint unique,
  -- cancelling: the amounts are settled, the operator is to give the seats back. cancelled: it did.
  cancel_state text check (cancel_state in ('cancelling', 'cancelled')),
  refund bigint check (refund >= 0),
  fee bigint check (fee >= 0),
  -- What of this leg's price goes to the other one, which costs its one-way price from then on; below
  -- zero where that was given back with it.
  kept bigint,
  cancel_asked_at timestamptz,
  cancel_tries integer not null default 0,
  cancel_look_at timestamptz,
  cancelled_at timestamptz,
  unique (booking_id, is_return),
  check (cardinality(seat_ids) = cardinality(seat_numbers)),
  check ((cancel_state is null) = (refund is null)),
  check (refund + fee + kept = price * cardinality(seat_ids))
);
create index bus_legs_departing on bus_legs (departs_at) where reservation_id is not null;
create index bus_legs_cancelling on bus_legs (cancel_look_at) where cancel_state = 'cancelling';

-- What marks a ticket as ours, the same for every process: made here once, known to nobody else.
create table bus_ticket_key (
  single boolean primary key default true check (single),
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into bus_ticket_key default values;
