-- A link that made an account is kept until its day is over, so that opening it again says so: mail scanners open links
-- before their readers do.
alter table activation_links alter column registration_id drop not null;
comment on column activation_links.registration_id is 'Null once the link has made an account.';
