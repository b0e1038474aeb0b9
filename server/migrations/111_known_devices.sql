-- Browsers in which somebody has signed in before: a stranger's wrong passwords don't lock them out. Only the
-- hash of the cookie is kept. All of a person's end with a reset of the password.
create table known_devices (
  token_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  last_seen_at timestamptz not null
);
create index known_devices_by_user on known_devices (user_id, last_seen_at);

-- Who asked for a code (the browser's own id) has tries of their own; everybody else shares others.
alter table mailed_codes
  add column asker uuid,
  add column stranger_tries integer not null default 0;
