-- Days of `wishes` that would leave fewer places than are sold and held. All of them stay locked, in the order of
-- every claim, so that a hold at the same moment either counts or finds the new places.
create function too_few_places(wishes text)
  returns table (row_number integer, day date, places integer, sold integer, held integer)
language plpgsql as $$
begin
  execute format('select from stock s
    where (s.kind, s.item_id, s.day) in (select w.kind, w.item_id, w.day from %I w)
    order by s.kind, s.item_id, s.day for update', wishes);
  return query execute format('select w.row_number, w.day, w.places, s.sold, s.held
    from %I w join stock s using (kind, item_id, day)
    where s.sold + s.held > w.places order by w.row_number, w.day', wishes);
end $$;
