-- A seat costs whole EGP, as the site shows it: several of one with piastres were charged above (or below) what was shown.
-- What is sold or held keeps its price.
update bus_timetable set price = greatest(round(price / 100.0), 1) * 100,
    round_price = greatest(round(round_price / 100.0), 1) * 100
 where price % 100 <> 0 or round_price % 100 <> 0;
update bus_trips set price = greatest(round(price / 100.0), 1) * 100,
    round_price = greatest(round(round_price / 100.0), 1) * 100
 where departs_at > now() and (price % 100 <> 0 or round_price % 100 <> 0);
