-- What offers are found by holds the names and spellings of their destinations, and of their type. Where one of these
-- changes, offers follow: a column that is set to what it is writes their words anew. Each statement tells the
-- memory of its searches, too, which shows cities on cards.
create function search_anew_in(cities integer[]) returns void language plpgsql as $$
begin
  if cardinality(cities) = 0 then
    return;
  end if;
  update activities set city_id = city_id where city_id = any(cities);
  update hotels set city_id = city_id where city_id = any(cities);
  update packages p set city_id = p.city_id where p.city_id = any(cities)
    or p.id in (select c.package_id from package_cities c where c.city_id = any(cities));
end $$;

create function search_by_new_names() returns trigger language plpgsql as $$
begin
  perform search_anew_in(array(
    select n.id from changed n join before o using (id)
     where (n.name_en, n.name_ar) is distinct from (o.name_en, o.name_ar)));
  return null;
end $$;
create trigger destinations_renamed after update on destinations
  referencing old table as before new table as changed
  for each statement execute function search_by_new_names();

create function search_by_new_spellings() returns trigger language plpgsql as $$
begin
  perform search_anew_in(array(select distinct destination_id from changed));
  return null;
end $$;
create trigger spellings_added after insert on destination_aliases referencing new table as changed
  for each statement execute function search_by_new_spellings();
create trigger spellings_changed after update on destination_aliases referencing new table as changed
  for each statement execute function search_by_new_spellings();
create trigger spellings_removed after delete on destination_aliases referencing old table as changed
  for each statement execute function search_by_new_spellings();

create function search_by_new_types() returns trigger language plpgsql as $$
begin
  update activities set type_id = type_id where type_id in (
    select n.id from changed n join before o using (id)
     where (n.name_en, n.name_ar) is distinct from (o.name_en, o.name_ar));
  return null;
end $$;
create trigger activity_types_renamed after update on activity_types
  referencing old table as before new table as changed
  for each statement execute function search_by_new_types();

-- What was renamed before.
update activities set city_id = city_id;
update hotels set city_id = city_id;
update packages set city_id = city_id;
