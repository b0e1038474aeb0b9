-- The nightly job looks at every room; only nights that are really new make each process read again.

create function bump_stays_for_nights() returns trigger language plpgsql as $$
begin
  if exists (select from added where kind = 'room') then
    update stays_version set version = version + 1;
  end if;
  return null;
end $$;
drop trigger stock_version on stock;
create trigger stock_version after insert on stock referencing new table as added
  for each statement execute function bump_stays_for_nights();
