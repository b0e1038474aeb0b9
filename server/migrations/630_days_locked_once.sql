-- Stock on the days of `days`, of these kinds, locked against every hold in the order of every claim until the
-- transaction ends: one that changes days in several steps locks all of them before the first.
create function lock_stock_of(days text, kinds text[]) returns void language plpgsql as $$
begin
  execute format('select from stock s
    where s.kind = any ($1) and (s.kind, s.item_id, s.day) in (select d.kind, d.item_id, d.day from %I d)
    order by s.kind, s.item_id, s.day for update', days) using kinds;
end $$;
