-- As in 082, with less around it. A hold carries the name that was given to it instead of standing in a table
-- of names; no rows go through functions; one kept plan a statement. As it was, a hold of seats was planned
-- anew each time and took more than twice as long.

-- The name that whoever asked for a hold gave it, if any: found by it again.
alter table holds add column key text;
update holds h set key = f.key from fleet_holds f where f.hold_id = h.id;
create unique index holds_by_key on holds (key);

-- Names whose sale failed are spent: money that comes twice must not find other seats.
create table fleet_failures (
  key text primary key,
  reason text not null check (reason in ('taken', 'refused')),
  at timestamptz not null
);
insert into fleet_failures select key, failed, failed_at from fleet_holds where failed is not null;

drop function hold_bus_seats;
drop function why_not_held;
drop function place_seat_hold;
drop table fleet_holds;

-- Written with its hold, by these functions alone: checking that the hold exists costs a lock a row.
alter table seat_claims drop constraint seat_claims_hold_id_fkey;

-- Answers the hold's id, or null. In a block of its own: when one seat is lost, no lock is kept and nothing
-- has been written.
create function place_seats(
  kinds text[], ids bigint[], days date[], quantities integer[], until timestamptz, cap timestamptz, at timestamptz,
  guarded boolean, pause double precision, seats text[], named text default null
) returns bigint language plpgsql as $$
declare
  placed bigint;
begin
  if not seats_seem_free(ids, seats) then return null; end if;
  if not claim_stock(kinds, ids, days, quantities, guarded, pause) then return null; end if;
  insert into holds (state, expires_at, hard_cap_at, created_at, key) values ('active', until, cap, at, named)
  returning id into placed;
  for i in 1..cardinality(ids) loop
    insert into hold_lines (hold_id, kind, item_id, day, quantity, seats)
    values (placed, kinds[i], ids[i], days[i], quantities[i], seats[i]::bigint[]);
  end loop;
  perform claim_seats(placed, ids, seats);
  return placed;
exception when sqlstate 'RH001' then
  return null;
end $$;

create or replace function place_hold(
  kinds text[], ids bigint[], days date[], quantities integer[],
  until timestamptz, cap timestamptz, at timestamptz,
  guarded boolean default true, pause double precision default 0, seats text[] default null
) returns setof holds language plpgsql as $$
declare
  placed holds;
begin
  if array_remove(seats, null) <> '{}' then
    placed.id := place_seats(kinds, ids, days, quantities, until, cap, at, guarded, pause, seats);
    return query select * from holds h where h.id = placed.id;
    return;
  end if;
  if not claim_stock(kinds, ids, days, quantities, guarded, pause) then return; end if;
  insert into holds (state, expires_at, hard_cap_at, created_at) values ('active', until, cap, at)
  returning * into placed;
  insert into hold_lines (hold_id, kind, item_id, day, quantity)
  select placed.id, w.* from unnest(kinds, ids, days, quantities) as w;
  return next placed;
end $$;

create function why_not_held(wanted text, trips bigint[], wished text[], at timestamptz) returns text
language plpgsql as $$
begin
  -- The same call, a moment earlier.
  if exists (select from holds h where h.key = wanted) then return 'known'; end if;
  for i in 1..cardinality(trips) loop
    if exists (
      select from seat_claims c join holds h on h.id = c.hold_id
       where c.item_id = trips[i] and c.seat_id = any (wished[i]::bigint[])
         and not (h.state = 'active' and h.expires_at <= at)
    ) then return 'seat_taken'; end if;
  end loop;
  return 'in_the_way';
end $$;

-- See 082 for what it answers.
create function hold_bus_seats(
  wanted text, trips bigint[], seats text[], until timestamptz, cap timestamptz, at timestamptz,
  open_until timestamptz, guarded boolean default true, pause double precision default 0,
  out outcome text, out expires_at timestamptz
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  legs constant integer := cardinality(trips);
  leg record;
  wished bigint[];
  leaves timestamptz := 'infinity';
  days date[] := '{}';
  counts integer[] := '{}';
  placed bigint;
begin
  if exists (select from holds h where h.key = wanted) then
    outcome := 'known';
    return;
  end if;
  for i in 1..legs loop
    wished := seats[i];
    select t.day, t.departs_at, s.closed,
           (select count(*) from bus_seats b where b.id = any (wished) and b.layout_id = t.layout_id) as seats
      into leg
      from bus_trips t join stock s on s.kind = 'bus' and s.item_id = t.id and s.day = t.day
     where t.id = trips[i];
    if not found then
      outcome := 'trip_not_found';
      return;
    end if;
    if leg.seats < cardinality(wished) then
      outcome := coalesce(outcome, 'seat_unknown');
    elsif leg.closed or leg.departs_at <= open_until then
      outcome := coalesce(outcome, 'sale_closed');
    end if;
    leaves := least(leaves, leg.departs_at);
    days := days || leg.day;
    counts := counts || cardinality(wished);
  end loop;
  if outcome is not null then return; end if;
  expires_at := least(until, leaves);
  placed := place_seats(array_fill('bus'::text, array[legs]), trips, days, counts, expires_at, least(cap, leaves),
    at, guarded, pause, seats, wanted);
  outcome := case when placed is null then why_not_held(wanted, trips, seats, at) else 'held' end;
end $$;
