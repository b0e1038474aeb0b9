-- A page for each destination: its address and its story.

create function slug_of(name text) returns text
language sql immutable strict
return trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'));

-- Given once: addresses that people keep don't change with a name.
alter table destinations add column slug text;
update destinations d set slug = case
  when slug_of(name_en) = '' or exists (select from destinations o where o.id < d.id and slug_of(o.name_en) = slug_of(d.name_en))
  then concat_ws('-', nullif(slug_of(name_en), ''), d.id) else slug_of(name_en) end;
alter table destinations
  alter column slug set not null,
  add constraint destinations_slug_unique unique (slug),
  add constraint destinations_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100);

create function set_destination_slug() returns trigger language plpgsql as $$
begin
  if new.slug is null then
    new.slug := slug_of(new.name_en);
    if new.slug = '' or exists (select from destinations where slug = new.slug) then
      new.slug := concat_ws('-', nullif(new.slug, ''), new.id);
    end if;
  end if;
  return new;
end $$;
create trigger destinations_slug before insert on destinations
  for each row execute function set_destination_slug();

create table destination_texts (
  destination_id integer not null references destinations (id) on delete cascade,
  language content_language not null,
  summary text not null, -- one sentence
  story text not null, -- HTML, sanitised when shown
  best_time text,
  getting_there text,
  primary key (destination_id, language)
);
