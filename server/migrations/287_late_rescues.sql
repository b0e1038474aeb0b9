-- Money that came after its hold had died and its places were gone: its traveller chooses between the money and
-- another day, until the deadline. One for a booking; a second payment of it goes back.
create table late_rescues (
  id bigint generated always as identity primary key,
  booking_id bigint not null unique references temp_reservations (id),
  reservation_id bigint not null,
  attempt_id bigint not null unique references payment_attempts (id),
  -- What arrived, in piastres; `fee` of it is the method's and buys nothing.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  method text not null,
  state text not null default 'open' check (state in ('open', 'taken', 'returned')),
  deadline timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'open') = (settled_at is null))
);
create index late_rescues_open on late_rescues (deadline) where state = 'open';

-- Ends a rescue, one way and once: false when it has ended. Whoever comes second waits here for the first.
create function settle_rescue(wanted bigint, becomes text, moment timestamptz) returns boolean language plpgsql as $$
begin
  update late_rescues set state = becomes, settled_at = moment where booking_id = wanted and state = 'open';
  return found;
end $$;

-- Until when its traveller chooses; null: there is nothing to choose.
alter table reservations add column choose_by timestamptz;
