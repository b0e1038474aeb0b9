-- The hotel that guests are fetched from, as its traveller typed it; null: nobody is fetched, or they haven't said yet.
alter table temp_reservations add column pick_up_from text;
alter table reservations add column pick_up_from text;
