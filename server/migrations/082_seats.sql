-- Seats in the engine: where places have numbers, each taken one is a row beside the stock row, unique by
-- item and seat; a free seat is no row at all. The rows are written under the lock of the stock row, so
-- stock rows remain all there is to be locked in order. Only the inventory domain writes these tables.

-- `seats`: which places of the item a line claims; null where places have no numbers. They stay when the
-- hold ends, so that money that comes late can claim the very same.
alter table hold_lines
  add column seats bigint[],
  add column returned_at timestamptz, -- sold, and given back since
  add constraint hold_lines_seats check (seats is null or cardinality(seats) = quantity);

create table seat_claims (
  item_id bigint not null,
  seat_id bigint not null,
  hold_id bigint not null references holds (id),
  primary key (item_id, seat_id)
) with (fillfactor = 80);

-- Whether none of these is taken, as it seems before anything is locked: most who come too late see it here.
create function seats_seem_free(items bigint[], seats text[]) returns boolean language plpgsql as $$
begin
  for i in 1..cardinality(items) loop
    if exists (select from seat_claims c where c.item_id = items[i] and c.seat_id = any (seats[i]::bigint[])) then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- The caller has the stock rows. Takes all seats, or raises RH001. Each text is an array of seats.
create function claim_seats(holder bigint, items bigint[], seats text[]) returns void language plpgsql as $$
declare
  wanted integer := 0;
  claimed integer;
begin
  for i in 1..cardinality(items) loop
    wanted := coalesce(cardinality(seats[i]::bigint[]), 0);
    if wanted > 0 then
      insert into seat_claims (item_id, seat_id, hold_id)
      select items[i], s, holder from unnest(seats[i]::bigint[]) s on conflict do nothing;
      get diagnostics claimed = row_count;
      if claimed < wanted then raise exception using errcode = 'RH001'; end if;
    end if;
  end loop;
end $$;

-- More lines for a hold that exists, all or none, seats included.
create function claim_more(
  holder bigint, kinds text[], ids bigint[], days date[], quantities integer[], seats text[],
  guarded boolean default true, pause double precision default 0
) returns boolean language plpgsql as $$
begin
  if array_remove(seats, null) = '{}' then return claim_stock(kinds, ids, days, quantities, guarded, pause); end if;
  if not seats_seem_free(ids, seats) then return false; end if;
  if not claim_stock(kinds, ids, days, quantities, guarded, pause) then return false; end if;
  perform claim_seats(holder, ids, seats);
  return true;
exception when sqlstate 'RH001' then
  return false;
end $$;

-- As in 011, with seats: a text a line, an array of its seats, or null.
drop function place_hold;
create function place_hold(
  kinds text[], ids bigint[], days date[], quantities integer[],
  until timestamptz, cap timestamptz, at timestamptz,
  guarded boolean default true, pause double precision default 0, seats text[] default null
) returns setof holds language plpgsql as $$
declare
  placed holds;
begin
  if array_remove(seats, null) <> '{}' then
    return query select * from place_seat_hold(kinds, ids, days, quantities, until, cap, at, guarded, pause, seats);
    return;
  end if;
  if not claim_stock(kinds, ids, days, quantities, guarded, pause) then return; end if;
  insert into holds (state, expires_at, hard_cap_at, created_at) values ('active', until, cap, at)
  returning * into placed;
  insert into hold_lines (hold_id, kind, item_id, day, quantity)
  select placed.id, w.* from unnest(kinds, ids, days, quantities) as w;
  return next placed;
end $$;

-- In a block of its own: when one seat is lost, no lock is kept and nothing has been written.
create function place_seat_hold(
  kinds text[], ids bigint[], days date[], quantities integer[],
  until timestamptz, cap timestamptz, at timestamptz, guarded boolean, pause double precision, seats text[]
) returns setof holds language plpgsql as $$
declare
  placed holds;
begin
  if not seats_seem_free(ids, seats) then return; end if;
  if not claim_stock(kinds, ids, days, quantities, guarded, pause) then return; end if;
  insert into holds (state, expires_at, hard_cap_at, created_at) values ('active', until, cap, at)
  returning * into placed;
  insert into hold_lines (hold_id, kind, item_id, day, quantity, seats)
  select placed.id, w.kind, w.item_id, w.day, w.quantity, w.seats::bigint[]
  from unnest(kinds, ids, days, quantities, seats) as w(kind, item_id, day, quantity, seats);
  perform claim_seats(placed.id, ids, seats);
  return next placed;
exception when sqlstate 'RH001' then
  return;
end $$;

-- What the fleet calls a hold: the name that whoever sells its seats gave it. A name whose sale failed is
-- spent: money that comes twice must not find other seats.
create table fleet_holds (
  key text primary key,
  hold_id bigint not null unique references holds (id),
  failed_at timestamptz,
  failed text check (failed in ('taken', 'refused')),
  check ((failed is null) = (failed_at is null))
);

create function why_not_held(wanted text, trips bigint[], wished text[], at timestamptz) returns text
language plpgsql as $$
begin
  -- The same call, a moment earlier.
  if exists (select from fleet_holds f where f.key = wanted) then return 'known'; end if;
  for i in 1..cardinality(trips) loop
    if exists (
      select from seat_claims c join holds h on h.id = c.hold_id
       where c.item_id = trips[i] and c.seat_id = any (wished[i]::bigint[])
         and not (h.state = 'active' and h.expires_at <= at)
    ) then return 'seat_taken'; end if;
  end loop;
  return 'in_the_way';
end $$;

-- A hold of seats of up to two trips in one round trip; `seats` as in place_hold. Answers how it went:
-- held; known: the key has a hold already, look at that; in_the_way: nobody's but what ended holds still
-- have, tidy and come again; or a refusal of the port. Ends with a unique violation when a key comes twice
-- at once for different seats.
create function hold_bus_seats(
  wanted text, trips bigint[], seats text[], until timestamptz, cap timestamptz, at timestamptz,
  open_until timestamptz, guarded boolean default true, pause double precision default 0
) returns table (outcome text, expires_at timestamptz) language plpgsql as $$
declare
  found_trips integer;
  wrong boolean;
  closed boolean;
  leaves timestamptz;
  days date[];
  counts integer[];
  placed holds;
begin
  if exists (select from fleet_holds f where f.key = wanted) then
    return query select 'known', null::timestamptz;
    return;
  end if;
  select count(*), min(t.departs_at), array_agg(t.day order by t.id), bool_or(s.closed),
         array_agg(cardinality(w.seats::bigint[]) order by t.id),
         bool_or((select count(*) from bus_seats b
                   where b.id = any (w.seats::bigint[]) and b.layout_id = t.layout_id) < cardinality(w.seats::bigint[]))
    into found_trips, leaves, days, closed, counts, wrong
    from unnest(trips, seats) as w(trip_id, seats)
    join bus_trips t on t.id = w.trip_id
    join stock s on s.kind = 'bus' and s.item_id = t.id and s.day = t.day;
  if found_trips < cardinality(trips) then
    return query select 'trip_not_found', null::timestamptz;
  elsif wrong then
    return query select 'seat_unknown', null::timestamptz;
  elsif closed or leaves <= open_until then
    return query select 'sale_closed', null::timestamptz;
  else
    select * into placed from place_seat_hold(array_fill('bus'::text, array[cardinality(trips)]), trips, days, counts,
      least(until, leaves), least(cap, leaves), at, guarded, pause, seats);
    if placed.id is null then
      return query select why_not_held(wanted, trips, seats, at), null::timestamptz;
    else
      insert into fleet_holds (key, hold_id) values (wanted, placed.id);
      return query select 'held', placed.expires_at;
    end if;
  end if;
end $$;
