-- Whom travellers take along, to fill the forms of guests: as JSON, sealed with one of our keys like the guests of a
-- booking, and bound to its row. The browser gives the id, so that the same one saved twice is one.
create table companions (
  user_id bigint not null references users (id),
  id uuid not null,
  sealed text not null,
  key_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
create index companions_by_key on companions (key_id);
