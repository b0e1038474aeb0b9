-- One row that says 'a name changed': places, their spellings, hotels and ships. What each process compares with
-- the names it has in memory for suggestions. Prices and nights move all day and are no business of it.
create table names_version (single boolean primary key default true check (single), version bigint not null);
insert into names_version (version) values (1);
create function bump_names_version() returns trigger language plpgsql as $$
begin
  update names_version set version = version + 1;
  return null;
end $$;
create trigger destinations_names after insert or update or delete or truncate
  on destinations for each statement execute function bump_names_version();
create trigger aliases_names after insert or update or delete or truncate
  on destination_aliases for each statement execute function bump_names_version();
create trigger hotels_names after insert or delete or truncate
  on hotels for each statement execute function bump_names_version();
create trigger hotels_renamed after update of name_en, name_ar, city_id, kind, active, cover
  on hotels for each statement execute function bump_names_version();
