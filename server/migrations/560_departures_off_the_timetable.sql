-- Departures that their row has no more go off sale: a file of before took the row off, or its station, and what was
-- opened of it went on selling. Seats that are sold stay sold. Those at another time than their row follow the next file.
update stock s set closed = true
  from bus_trips t
  join bus_timetable r on r.id = t.timetable_id
  join bus_stations f on f.id = t.from_station_id
  join bus_stations o on o.id = t.to_station_id
 where s.kind = 'bus' and s.item_id = t.id and s.day = t.day and not s.closed and t.departs_at > now()
   and not (r.active and f.active and o.active and t.day between r.valid_from and coalesce(r.valid_until, t.day)
     and extract(dow from t.day) = any (r.weekdays));
