-- People, how they sign in, and accounts that still wait for their activation link.

create table countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  -- Registration sends this 1-based position: it never changes and none is ever given twice.
  position integer not null unique check (position > 0),
  dial text not null,
  -- For the national number; its first group is the number without the trunk prefix.
  regex text not null,
  placeholder text not null,
  flag text not null,
  name_en text not null,
  name_ar text not null
);

create table users (
  id bigint generated always as identity primary key,
  -- Null for people whose identity provider shares none.
  email text check (length(email) <= 254),
  full_name text not null check (char_length(full_name) between 1 and 100),
  -- Null for people who only sign in through an identity provider.
  password_hash text,
  role text not null default 'traveller' check (role in ('traveller', 'staff')),
  -- A user exists from here on: before that there is only a registration.
  activated_at timestamptz not null,
  country_code text references countries (code),
  phone text check (phone ~ '^\+[0-9]{4,17}$'),
  addition_phone text check (addition_phone ~ '^\+[0-9]{4,17}$'),
  image text,
  language text not null default 'en' check (language in ('en', 'ar')),
  reward_points integer not null default 0 check (reward_points >= 0),
  created_at timestamptz not null
);
create unique index users_email on users (lower(email));

-- What somebody typed who has not proved yet that the e-mail is theirs. Kept apart from users, and
-- one per browser, so that a stranger who registers the same e-mail can't slip in a password.
create table registrations (
  id bigint generated always as identity primary key,
  email text not null check (length(email) <= 254),
  application_id uuid,
  full_name text not null check (char_length(full_name) between 1 and 100),
  password_hash text not null,
  country_code text not null references countries (code),
  phone text,
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null
);
create unique index registrations_by_browser on registrations (lower(email), application_id);
create index registrations_by_age on registrations (created_at);

create table activation_links (
  token_hash bytea primary key,
  registration_id bigint not null references registrations (id) on delete cascade,
  expires_at timestamptz not null
);
create index activation_links_by_registration on activation_links (registration_id);

create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id bigint not null references users (id) on delete cascade,
  application_id uuid,
  created_at timestamptz not null,
  -- Written at most once an hour; the session ends 30 days after it.
  last_seen_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_age on sessions (last_seen_at);
