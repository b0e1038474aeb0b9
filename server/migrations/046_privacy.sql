-- What people agreed to, and how an account ends.

-- Append-only: who agreed to what, when, after which words. Outlives the account, without its person.
create table consents (
  id bigint generated always as identity primary key,
  user_id bigint references users (id) on delete set null,
  application_id uuid not null,
  analytics boolean not null,
  live_chat boolean not null,
  text_version text not null check (length(text_version) <= 40),
  language text not null check (language in ('en', 'ar')),
  at timestamptz not null
);
create index consents_newest on consents (application_id, id desc);
create index consents_by_user on consents (user_id) where user_id is not null;

-- An account that is being deleted keeps its address aside for the last mail, so that nothing finds
-- it by e-mail any more; the row itself stays, emptied, for what refers to it.
alter table users
  add column deletion_asked_at timestamptz,
  add column leaving_email text check (length(leaving_email) <= 254),
  add column deleted_at timestamptz,
  add constraint users_leave_without_email check (deletion_asked_at is null or (email is null and password_hash is null)),
  add constraint users_gone_are_empty check (deleted_at is null or (leaving_email is null and phone is null
    and addition_phone is null and country_code is null and image is null));
create index users_leaving on users (id) where deletion_asked_at is not null and deleted_at is null;
