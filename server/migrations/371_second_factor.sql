-- A second factor of staff: the secret of their authenticator (RFC 6238), sealed with one of our keys and bound to
-- its row. `last_step` is the newest half minute whose code was taken: none is taken twice.
create table staff_second_factors (
  user_id bigint primary key references users (id),
  sealed text not null,
  key_id text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
create index staff_second_factors_by_key on staff_second_factors (key_id);

-- What signs in without the authenticator, once each; shown once, kept as hashes.
create table staff_recovery_codes (
  user_id bigint not null references users (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- When a session's second factor was proven; null: it wasn't, or there was none to prove.
alter table sessions add column proven_at timestamptz;

-- Whether everybody at the desk needs one.
alter table desk_settings add column require_second_factor boolean not null default false;

-- Takes the code of a half minute, once: of two who send it at the same time, one.
create function take_second_factor(whose bigint, step bigint) returns boolean language plpgsql as $$
begin
  update staff_second_factors set last_step = step where user_id = whose and last_step < step;
  return found;
end $$;

-- Likewise a recovery code.
create function take_recovery_code(whose bigint, hash bytea, at timestamptz) returns boolean language plpgsql as $$
begin
  update staff_recovery_codes set used_at = at where user_id = whose and code_hash = hash and used_at is null;
  return found;
end $$;
