-- Closed days that are no longer run, as a file or a change of the timetable has it, apart from those that staff closed:
-- those alone are opened again where a file brings them back. It says nothing of a day that isn't closed.
alter table stock add column withdrawn boolean not null default false;

-- As migration 471 has it, and what was withdrawn is told from what was cancelled. Called without that it is cancelled.
drop function close_departures(bigint[], boolean);
create function close_departures(trips bigint[], its_closed boolean, its_withdrawn boolean default false)
returns void language plpgsql as $$
begin
  update stock set closed = its_closed, withdrawn = its_withdrawn
   where kind = 'bus' and item_id = any (trips)
     and (closed, withdrawn) is distinct from (its_closed, its_withdrawn);
end $$;

-- Nothing says so of days of before: what is closed, and isn't run, went with its row or its weekday, as it was taken
-- until now.
update stock s set withdrawn = true
  from bus_trips t
  join bus_timetable r on r.id = t.timetable_id
  join bus_stations f on f.id = r.from_station_id
  join bus_stations o on o.id = r.to_station_id
 where s.kind = 'bus' and s.item_id = t.id and s.day = t.day and s.closed and t.departs_at > now()
   and not (r.active and f.active and o.active and t.day between r.valid_from and coalesce(r.valid_until, t.day)
     and extract(dow from t.day) = any (r.weekdays)
     and r.from_station_id = t.from_station_id and r.to_station_id = t.to_station_id and r.minutes = t.minutes
     and t.departs_at = (t.day + r.departs) at time zone 'Africa/Cairo');

update stock s set withdrawn = true from activities a
 where s.kind = 'activity' and s.item_id = a.id and s.closed and s.day >= current_date
   and not extract(dow from s.day) = any (a.weekdays);

update stock s set withdrawn = true from packages p
 where s.kind = 'package' and s.item_id = p.id and s.closed and s.day >= current_date
   and not extract(dow from s.day) = any (p.weekdays)
   and not exists (select from package_departures x where x.package_id = p.id and x.day = s.day);
