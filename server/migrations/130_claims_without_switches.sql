-- The functions that claim stock, without the switches that let a test turn the check off: a negative control
-- replaces the function in its own database. What they do is unchanged (see 025, 082 and 110).
drop function hold_bus_seats;
drop function place_hold;
drop function place_seats;
drop function claim_more;
drop function claim_stock;

-- Adds to what is held, all lines or none; false when one is closed, missing or too full. Lines come in the
-- global lock order. The update that checks is the lock: a caller who waits for the row checks again what is
-- left. A claim of several lines that fails keeps no lock, so that tidying and trying again lock in order.
create function claim_stock(kinds text[], ids bigint[], days date[], quantities integer[])
returns boolean language plpgsql as $$
declare
  lines constant integer := cardinality(ids);
  fitting integer;
begin
  if lines = 1 then
    update stock s set held = s.held + quantities[1]
    where s.kind = kinds[1] and s.item_id = ids[1] and s.day = days[1]
      and not s.closed and s.capacity - s.held - s.sold >= quantities[1];
    return found;
  end if;
  -- Most callers who come too late see it here, before they lock anything.
  select count(*) into fitting
  from unnest(kinds, ids, days, quantities) as w(kind, item_id, day, quantity)
  join stock s on s.kind = w.kind and s.item_id = w.item_id and s.day = w.day
  where not s.closed and s.capacity - s.held - s.sold >= w.quantity;
  if fitting < lines then return false; end if;
  begin
    for i in 1..lines loop
      update stock s set held = s.held + quantities[i]
      where s.kind = kinds[i] and s.item_id = ids[i] and s.day = days[i]
        and not s.closed and s.capacity - s.held - s.sold >= quantities[i];
      if not found then raise exception using errcode = 'RH001'; end if;
    end loop;
  exception when sqlstate 'RH001' then
    return false;
  end;
  return true;
end $$;

-- More lines for a hold that exists, all or none, seats included.
create function claim_more(
  holder bigint, kinds text[], ids bigint[], days date[], quantities integer[], seats text[]
) returns boolean language plpgsql as $$
begin
  if array_remove(seats, null) = '{}' then return claim_stock(kinds, ids, days, quantities); end if;
  if not seats_seem_free(ids, seats) then return false; end if;
  if not claim_stock(kinds, ids, days, quantities) then return false; end if;
  perform claim_seats(holder, ids, seats);
  return true;
exception when sqlstate 'RH001' then
  return false;
end $$;

-- Answers the hold's id, or null. In a block of its own: when one seat is lost, no lock is kept and nothing
-- has been written.
create function place_seats(
  kinds text[], ids bigint[], days date[], quantities integer[], until timestamptz, cap timestamptz, at timestamptz,
  seats text[], named text default null, wanted_by bigint default null, wanted_from bigint default null
) returns bigint language plpgsql as $$
declare
  placed bigint;
  units integer := 0;
begin
  if not seats_seem_free(ids, seats) then return null; end if;
  if not claim_stock(kinds, ids, days, quantities) then return null; end if;
  for i in 1..cardinality(quantities) loop
    units := units + quantities[i];
  end loop;
  insert into holds (state, expires_at, hard_cap_at, created_at, key, holder, address, places)
  values ('active', until, cap, at, named, wanted_by, wanted_from, units)
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

-- Claims and writes the hold down; no row when a line can't be claimed. A row whose state is `too_many`, and
-- nothing else, says that it would be more than a fair share.
create function place_hold(
  kinds text[], ids bigint[], days date[], quantities integer[],
  until timestamptz, cap timestamptz, at timestamptz, seats text[] default null,
  wanted_by bigint default null, wanted_from bigint default null, shares integer[] default null
) returns setof holds language plpgsql as $$
declare
  placed holds;
  units integer := 0;
begin
  if wanted_by is not null and exceeds_share(wanted_by, wanted_from, shares, kinds, ids, days, quantities, at) then
    placed.state := 'too_many';
    return next placed;
    return;
  end if;
  if array_remove(seats, null) <> '{}' then
    placed.id := place_seats(kinds, ids, days, quantities, until, cap, at, seats, null, wanted_by, wanted_from);
    return query select * from holds h where h.id = placed.id;
    return;
  end if;
  if not claim_stock(kinds, ids, days, quantities) then return; end if;
  for i in 1..cardinality(quantities) loop
    units := units + quantities[i];
  end loop;
  insert into holds (state, expires_at, hard_cap_at, created_at, holder, address, places)
  values ('active', until, cap, at, wanted_by, wanted_from, units)
  returning * into placed;
  for i in 1..cardinality(ids) loop
    insert into hold_lines (hold_id, kind, item_id, day, quantity)
    values (placed.id, kinds[i], ids[i], days[i], quantities[i]);
  end loop;
  return next placed;
end $$;

-- A hold of seats of up to two trips in one round trip. Outcomes: held; known: the key has a hold already;
-- in_the_way: only holds that ended have the seats, tidy and ask again; too_many: more than a fair share; or a
-- refusal of the port. A key that comes twice at once for different seats is a unique violation.
create function hold_bus_seats(
  wanted text, trips bigint[], seats text[], until timestamptz, cap timestamptz, at timestamptz,
  open_until timestamptz, wanted_by bigint default null, wanted_from bigint default null, shares integer[] default null,
  out outcome text, out expires_at timestamptz
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  legs constant integer := cardinality(trips);
  bus constant text[] := array_fill('bus'::text, array[legs]);
  leg record;
  chosen bigint[];
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
    chosen := seats[i];
    select t.day, t.departs_at, s.closed,
           (select count(*) from bus_seats b where b.id = any (chosen) and b.layout_id = t.layout_id) as seats
      into leg
      from bus_trips t join stock s on s.kind = 'bus' and s.item_id = t.id and s.day = t.day
     where t.id = trips[i];
    if not found then
      outcome := 'trip_not_found';
      return;
    end if;
    if leg.seats < cardinality(chosen) then
      outcome := coalesce(outcome, 'seat_unknown');
    elsif leg.closed or leg.departs_at <= open_until then
      outcome := coalesce(outcome, 'sale_closed');
    end if;
    leaves := least(leaves, leg.departs_at);
    days := days || leg.day;
    counts := counts || cardinality(chosen);
  end loop;
  if outcome is not null then return; end if;
  if wanted_by is not null and exceeds_share(wanted_by, wanted_from, shares, bus, trips, days, counts, at) then
    outcome := 'too_many';
    return;
  end if;
  expires_at := least(until, leaves);
  placed := place_seats(bus, trips, days, counts, expires_at, least(cap, leaves), at, seats, wanted,
    wanted_by, wanted_from);
  outcome := case when placed is null then why_not_held(wanted, trips, seats, at) else 'held' end;
end $$;

-- A hold, locked against every other change of its state until the transaction ends.
create function lock_hold(wanted bigint) returns setof holds language sql as $$
  select * from holds where id = wanted for update
$$;

-- One request after another for what a visitor holds of an offer and a date.
create function queue_for_booking(what text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(what, 7))
$$;
