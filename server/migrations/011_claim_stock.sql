-- Claims on stock as functions: one round trip, and their plans are kept. Only the inventory domain calls them.

-- Adds to what is held, all lines or none; false when one is closed, missing or too full. Lines come in the
-- global lock order. The update that checks is the lock: who waits for the row checks again what is left.
-- `guarded` and `pause` are for negative controls in tests: unguarded, it looks, waits and then writes blindly.
create function claim_stock(
  kinds text[], ids bigint[], days date[], quantities integer[],
  guarded boolean default true, pause double precision default 0
) returns boolean language plpgsql as $$
declare
  lines constant integer := cardinality(ids);
  fitting integer;
begin
  if lines > 1 or not guarded then
    -- Most who come too late see it here, before they lock anything.
    select count(*) into fitting
    from unnest(kinds, ids, days, quantities) as w(kind, item_id, day, quantity)
    join stock s on s.kind = w.kind and s.item_id = w.item_id and s.day = w.day
    where not s.closed and s.capacity - s.held - s.sold >= w.quantity;
    if fitting < lines then return false; end if;
  end if;
  if not guarded then perform pg_sleep(pause); end if;
  for i in 1..lines loop
    update stock s set held = s.held + quantities[i]
    where s.kind = kinds[i] and s.item_id = ids[i] and s.day = days[i]
      and (not guarded or (not s.closed and s.capacity - s.held - s.sold >= quantities[i]));
    if not found then
      for taken in 1..i - 1 loop
        update stock s set held = s.held - quantities[taken]
        where s.kind = kinds[taken] and s.item_id = ids[taken] and s.day = days[taken];
      end loop;
      return false;
    end if;
  end loop;
  return true;
end $$;

-- Claims and writes the hold down; no row when the claim was not to be had.
create function place_hold(
  kinds text[], ids bigint[], days date[], quantities integer[],
  until timestamptz, cap timestamptz, at timestamptz,
  guarded boolean default true, pause double precision default 0
) returns setof holds language plpgsql as $$
declare
  placed holds;
begin
  if not claim_stock(kinds, ids, days, quantities, guarded, pause) then return; end if;
  insert into holds (state, expires_at, hard_cap_at, created_at) values ('active', until, cap, at)
  returning * into placed;
  insert into hold_lines (hold_id, kind, item_id, day, quantity)
  select placed.id, w.* from unnest(kinds, ids, days, quantities) as w;
  return next placed;
end $$;
