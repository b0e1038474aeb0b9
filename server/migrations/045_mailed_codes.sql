-- Codes mailed to prove who reads an e-mail: to choose a new password, or to give an account its address.

create table mailed_codes (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('reset', 'email')),
  -- Lower-cased. A row is written for every well-formed address that is asked for, known or not.
  email text not null check (length(email) <= 254 and email = lower(email)),
  -- Who is to have the address ('email'); or, once the mail is written, whose password it is ('reset').
  user_id bigint references users (id) on delete cascade,
  language text not null check (language in ('en', 'ar')),
  asked_at timestamptz not null,
  -- Set when the mail is written: until then there is no code that anybody could guess.
  salt bytea,
  code_hash bytea,
  expires_at timestamptz,
  tries integer not null default 0 check (tries >= 0),
  used_at timestamptz,
  check (purpose = 'reset' or user_id is not null),
  check ((code_hash is null) = (expires_at is null) and (code_hash is null) = (salt is null))
);
create index mailed_codes_newest on mailed_codes (purpose, email, id desc);
create index mailed_codes_by_user on mailed_codes (user_id) where user_id is not null;
create index mailed_codes_by_age on mailed_codes (asked_at);
