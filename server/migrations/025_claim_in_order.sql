-- As in 011, but a claim of several lines that fails keeps no lock: what comes next (tidying up what ended
-- holds still have, and trying again) can then lock everything it needs in the global order. Without
-- that, stays that overlap night by night end in deadlocks.
create or replace function claim_stock(
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
  if lines = 1 then
    update stock s set held = s.held + quantities[1]
    where s.kind = kinds[1] and s.item_id = ids[1] and s.day = days[1]
      and (not guarded or (not s.closed and s.capacity - s.held - s.sold >= quantities[1]));
    return found;
  end if;
  begin
    for i in 1..lines loop
      update stock s set held = s.held + quantities[i]
      where s.kind = kinds[i] and s.item_id = ids[i] and s.day = days[i]
        and (not guarded or (not s.closed and s.capacity - s.held - s.sold >= quantities[i]));
      if not found then raise exception using errcode = 'RH001'; end if;
    end loop;
  exception when sqlstate 'RH001' then
    return false;
  end;
  return true;
end $$;
