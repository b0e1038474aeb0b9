-- Nights that are opened are counted apart from other changes of stays: only these make a process read the stock of
-- every room again, and that is four fifths of a reading. `version` still counts both, for processes of before.

alter table stays_version add column nights bigint not null default 1;

create or replace function bump_stays_for_nights() returns trigger language plpgsql as $$
begin
  if exists (select from added where kind = 'room') then
    update stays_version set version = version + 1, nights = nights + 1;
  end if;
  return null;
end $$;
