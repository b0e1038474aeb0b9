-- Staff change the places of a range of days: no hold comes in between looking and writing.
create function lock_allotments(its_kind text, item bigint, first_day date, last_day date) returns setof stock
language sql as $$
  select * from stock where kind = its_kind and item_id = item and day between first_day and last_day
  order by day for update
$$;
