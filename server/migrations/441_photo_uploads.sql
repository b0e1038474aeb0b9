-- Photographs that staff uploaded and that nothing has been found to show yet: those that are never saved are
-- forgotten, and their files with them.

create table photo_uploads (
  name text primary key references images (name) on delete cascade,
  -- The first time: nothing older can have shown it.
  uploaded_at timestamptz not null,
  -- The same file may be uploaded again, and waits for its save anew.
  last_at timestamptz not null
);
create index photo_uploads_by_last on photo_uploads (last_at);

-- Who forgets a photograph waits for whoever is saving it, and is waited for.
create function lock_photo(its_name text) returns void language plpgsql as $$
begin
  perform 1 from images where name = its_name for update;
end $$;

-- Whether any row refers to a photograph by a foreign key, in whichever table there is one.
create function photo_is_referred_to(its_name text) returns boolean language plpgsql stable as $$
declare
  it record;
  found_one boolean;
begin
  for it in
    select c.conrelid::regclass as its_table, a.attname as its_column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'images'::regclass and c.conrelid <> 'photo_uploads'::regclass
  loop
    execute format('select exists (select from %s where %I = $1)', it.its_table, it.its_column)
      into found_one using its_name;
    if found_one then
      return true;
    end if;
  end loop;
  return false;
end $$;

-- What was uploaded before this was kept.
insert into photo_uploads (name, uploaded_at, last_at)
select i.name, min(l.at), max(l.at)
from audit_log l join images i on '/images/' || i.name = l.answer ->> 'Url'
where l.action = 'uploadContentPhoto' and l.step = 'done' group by i.name;
