-- What was asked for under a key at the desk: the same key with something else in it is another wish, and is refused
-- unless nothing can have come of the first. Forgotten after a day: no question at the desk stays open for longer.
create table deed_keys (
  staff_id bigint not null,
  key uuid not null,
  action text not null,
  subject_id bigint not null,
  -- A SHA-256 of all that was asked for.
  asked bytea not null constraint deed_keys_digest check (octet_length(asked) = 32),
  -- How often it was begun and not refused: it may be done, or go on at this moment.
  unrefused integer not null check (unrefused >= 0),
  begun_at timestamptz not null,
  primary key (staff_id, key, action, subject_id)
);
create index deed_keys_by_time on deed_keys (begun_at);

-- Lets a deed begin: under a new key, again with what was asked before, or where all before it was refused; answers how
-- often it was begun and not refused, this time included. 0: under this key something else may be done. One statement,
-- so that of two at once the second sees what the first asked.
create function claim_deed_key(its_staff bigint, its_key uuid, its_action text, its_subject bigint, its_asked bytea,
  its_at timestamptz) returns integer language sql as $$
  with claimed as (
    insert into deed_keys as k (staff_id, key, action, subject_id, asked, unrefused, begun_at)
    values (its_staff, its_key, its_action, its_subject, its_asked, 1, its_at)
    on conflict (staff_id, key, action, subject_id) do update
      set asked = excluded.asked, unrefused = k.unrefused + 1, begun_at = excluded.begun_at
      where k.asked = excluded.asked or k.unrefused = 0
    returning k.unrefused)
  select coalesce((select unrefused from claimed), 0)
$$;
