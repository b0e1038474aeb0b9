-- What operators call the rows of the catalogue in their own files: a code that stays the same from file to
-- file. Whoever gives none gets one made of the id. Destinations have theirs already (slug), as bus layouts
-- and pictures have (name).

create function give_code() returns trigger language plpgsql as $$
declare
  taken boolean;
  n integer := 1;
begin
  if new.code <> '' then return new; end if;
  new.code := tg_argv[0] || '-' || new.id;
  loop
    execute format('select exists (select from %I where code = $1)', tg_table_name) into taken using new.code;
    exit when not taken;
    n := n + 1;
    new.code := tg_argv[0] || '-' || new.id || '-' || n;
  end loop;
  return new;
end $$;

do $$
declare
  named record;
begin
  for named in select * from (values
    ('activity_types', 'type'), ('activities', 'activity'), ('stay_features', 'feature'), ('hotels', 'stay'),
    ('room_types', 'room'), ('packages', 'package'), ('bus_cities', 'city'), ('bus_stations', 'station'),
    ('bus_classes', 'class'), ('bus_timetable', 'departure')) as t (its_table, word)
  loop
    execute format('alter table %I add column code text not null default %L', named.its_table, '');
    execute format('update %I set code = %L || id', named.its_table, named.word || '-');
    execute format('alter table %I add constraint %I unique (code)', named.its_table, named.its_table || '_code_unique');
    execute format('alter table %I add constraint %I check (code <> %L and length(code) <= 100 and code = btrim(code))',
      named.its_table, named.its_table || '_code_check', '');
    execute format('create trigger %I before insert on %I for each row execute function give_code(%L)',
      named.its_table || '_code', named.its_table, named.word);
  end loop;
end $$;
