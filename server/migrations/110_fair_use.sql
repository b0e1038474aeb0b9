-- Fair use: nobody keeps a day from others by holding it and never paying. Each live hold says whose it is and
-- from which network address; both are emptied when it ends, so an address is kept for an hour at most.
-- Both stand here as hashes: nobody can list addresses, and an index of numbers costs a hold the least.
alter table holds
  add column holder bigint,
  add column address bigint,
  -- Units of stock that the hold claims, over all its lines.
  add column places integer not null default 0;
create index holds_by_holder on holds (holder) where holder is not null;
create index holds_by_address on holds (address) where address is not null;

-- Whether these lines, beside what the same holder and the same address hold already, are more than a fair share.
-- `shares`: live holds of a holder; places of a holder on one stock row; live holds of an address; places of an
-- address. `but` is a hold that these lines replace (0: none). Locks the holder, then the address, until the
-- transaction ends: of two parallel requests the second counts what the first has done. Call it before locking
-- stock. Assignments in place of `perform`: they are evaluated without planning a statement.
create function exceeds_share(
  wanted_by bigint, wanted_from bigint, shares integer[],
  kinds text[], ids bigint[], days date[], quantities integer[], at timestamptz, but bigint default 0
) returns boolean language plpgsql as $$
declare
  locked text;
  holds_of_holder integer;
  holds_of_address integer;
  places_of_address bigint;
begin
  locked := pg_advisory_xact_lock(wanted_by)::text;
  locked := pg_advisory_xact_lock(wanted_from)::text;
  select (select count(*) from holds h
           where h.holder = wanted_by and h.id <> but
             and (h.state = 'paying' or h.state = 'active' and h.expires_at > at)),
         count(*), coalesce(sum(h.places), 0)
    into holds_of_holder, holds_of_address, places_of_address
    from holds h
   where h.address = wanted_from and h.id <> but
     and (h.state = 'paying' or h.state = 'active' and h.expires_at > at);
  if holds_of_holder >= shares[1] or holds_of_address >= shares[3] then return true; end if;
  for i in 1..cardinality(ids) loop
    if quantities[i] > shares[2] then return true; end if;
    places_of_address := places_of_address + quantities[i];
  end loop;
  if places_of_address > shares[4] then return true; end if;
  if holds_of_holder = 0 then return false; end if;
  return exists (
    select from unnest(kinds, ids, days, quantities) as w(kind, item_id, day, quantity)
     where w.quantity + (
       select coalesce(sum(l.quantity), 0) from holds h join hold_lines l on l.hold_id = h.id
        where h.holder = wanted_by and h.id <> but
          and (h.state = 'paying' or h.state = 'active' and h.expires_at > at)
          and l.kind = w.kind and l.item_id = w.item_id and l.day = w.day) > shares[2]);
end $$;

-- Under which number a holder or an address is kept.
create function holder_key(holder text) returns bigint language sql immutable strict parallel safe
  return hashtextextended(holder, 110);
create function address_key(address text) returns bigint language sql immutable strict parallel safe
  return hashtextextended(address, 111);

drop function place_hold;
drop function hold_bus_seats;
drop function place_seats;

-- As in 083, and the hold says whose it is.
create function place_seats(
  kinds text[], ids bigint[], days date[], quantities integer[], until timestamptz, cap timestamptz, at timestamptz,
  guarded boolean, pause double precision, seats text[], named text default null,
  wanted_by bigint default null, wanted_from bigint default null
) returns bigint language plpgsql as $$
declare
  placed bigint;
  units integer := 0;
begin
  if not seats_seem_free(ids, seats) then return null; end if;
  if not claim_stock(kinds, ids, days, quantities, guarded, pause) then return null; end if;
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

-- As in 083. A row whose state is `too_many`, and nothing else, says that it would be more than a fair share.
create function place_hold(
  kinds text[], ids bigint[], days date[], quantities integer[],
  until timestamptz, cap timestamptz, at timestamptz,
  guarded boolean default true, pause double precision default 0, seats text[] default null,
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
    placed.id := place_seats(kinds, ids, days, quantities, until, cap, at, guarded, pause, seats, null,
      wanted_by, wanted_from);
    return query select * from holds h where h.id = placed.id;
    return;
  end if;
  if not claim_stock(kinds, ids, days, quantities, guarded, pause) then return; end if;
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

-- As in 083, and `too_many` when it would be more than a fair share.
create function hold_bus_seats(
  wanted text, trips bigint[], seats text[], until timestamptz, cap timestamptz, at timestamptz,
  open_until timestamptz, guarded boolean default true, pause double precision default 0,
  wanted_by bigint default null, wanted_from bigint default null, shares integer[] default null,
  out outcome text, out expires_at timestamptz
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  legs constant integer := cardinality(trips);
  bus constant text[] := array_fill('bus'::text, array[legs]);
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
  if wanted_by is not null and exceeds_share(wanted_by, wanted_from, shares, bus, trips, days, counts, at) then
    outcome := 'too_many';
    return;
  end if;
  expires_at := least(until, leaves);
  placed := place_seats(bus, trips, days, counts, expires_at, least(cap, leaves), at, guarded, pause, seats, wanted,
    wanted_by, wanted_from);
  outcome := case when placed is null then why_not_held(wanted, trips, seats, at) else 'held' end;
end $$;
