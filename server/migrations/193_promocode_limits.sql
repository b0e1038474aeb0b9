-- How often one traveller may use a code, and from which price on it counts (piastres); null: as they like.
alter table promocodes
  add column max_uses_each integer check (max_uses_each > 0),
  add column min_amount bigint check (min_amount > 0);

-- A promocode by its name in any case, locked: its uses are counted and claimed one buyer at a time.
create function lock_promocode(wanted text) returns setof promocodes language sql as $$
  select * from promocodes where upper(code) = upper(wanted) for update $$;
