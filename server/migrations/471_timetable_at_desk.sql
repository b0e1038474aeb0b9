-- Whoever writes the timetable, or opens departures from it, waits for whoever else does: what is read of it stays
-- until the transaction ends. An operator's file writes rows without asking: the row at hand is locked against it, too.
-- Nothing that travellers call reads the timetable.
create function lock_timetable(its_row bigint default null) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7217006);
  perform 1 from bus_timetable where id = its_row for update;
end $$;

-- The stock of departures, locked against every hold in the order of every claim.
create function lock_departures(trips bigint[]) returns setof stock language sql as $$
  select * from stock where kind = 'bus' and item_id = any (trips) order by item_id, day for update
$$;

-- Takes departures off sale, or puts them back. The caller has locked them, or has just opened them.
create function close_departures(trips bigint[], its_closed boolean) returns void language plpgsql as $$
begin
  update stock set closed = its_closed
   where kind = 'bus' and item_id = any (trips) and closed is distinct from its_closed;
end $$;
