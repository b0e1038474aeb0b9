-- Passkeys of staff (WebAuthn), beside their authenticator: the public half of each. What signs stays in its device.
create table staff_passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  credential_id bytea not null constraint passkeys_once unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- How often its device says that it signed; 0 for ever where it doesn't count.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  -- Whether its maker keeps a copy, so that it outlives the device.
  is_synced boolean not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_by_user on staff_passkeys (user_id);

-- What a device is asked to sign, at most one a session and purpose: asking again takes the place of the one before.
create table staff_passkey_challenges (
  session_id bigint not null references sessions (id) on delete cascade,
  purpose text not null check (purpose in ('add', 'prove', 'remove')),
  challenge bytea not null,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);
create index staff_passkey_challenges_by_time on staff_passkey_challenges (expires_at);

-- Takes a session's challenge, once: of two who answer it at the same time, one. Null: it is over, or was answered.
create function take_passkey_challenge(of_session bigint, what text, at timestamptz) returns bytea language plpgsql as $$
declare taken bytea;
begin
  delete from staff_passkey_challenges
  where session_id = of_session and purpose = what and expires_at > at returning challenge into taken;
  return taken;
end $$;

-- Notes a use. False: its count went back or stood still, as that of a copy does.
create function use_passkey(which bigint, count bigint, at timestamptz) returns boolean language plpgsql as $$
begin
  update staff_passkeys set sign_count = count, last_used_at = at
  where id = which and (sign_count < count or (sign_count = 0 and count = 0));
  return found;
end $$;

-- Whether somebody has a second factor of either kind.
create function has_second_factor(whose bigint) returns boolean language sql stable as $$
  select exists (select from staff_second_factors where user_id = whose and confirmed_at is not null)
    or exists (select from staff_passkeys where user_id = whose)
$$;
