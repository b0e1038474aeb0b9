-- Other dates or another party of what is booked: quoted first, agreed to after. Amounts in piastres.
create table booking_changes (
  id bigint generated always as identity primary key,
  booking_id bigint not null references temp_reservations (id),
  -- quoted: shown, and nothing is kept for it. paying: agreed to, its places are held until the difference is paid.
  -- done. ended: not paid in time, replaced by another one, or its booking was cancelled.
  state text not null check (state in ('quoted', 'paying', 'done', 'ended')),
  from_date date not null,
  to_date date,
  adults integer not null check (adults > 0),
  child_ages smallint[] not null,
  -- What is sold once it is done, and what that costs without what was paid beside the price (fees).
  sold jsonb not null,
  -- All that it takes from stock.
  stock jsonb not null,
  payable bigint not null check (payable > 0),
  -- To be paid, or below zero what comes back.
  difference bigint not null,
  -- Of what it gets cheaper by, the part that stays with us by the terms of cancelling.
  kept bigint not null check (kept >= 0),
  -- The places that it needs beyond those that are sold already.
  hold_id bigint references holds (id),
  quoted_at timestamptz not null,
  -- Until then it can be agreed to, or paid.
  expires_at timestamptz not null,
  settled_at timestamptz,
  check (kept = 0 or difference <= 0),
  check ((state in ('done', 'ended')) = (settled_at is not null))
);
-- One at a time is paid for.
create unique index booking_changes_paying on booking_changes (booking_id) where state = 'paying';
create index booking_changes_by_booking on booking_changes (booking_id);
create index booking_changes_open on booking_changes (expires_at) where state in ('quoted', 'paying');
