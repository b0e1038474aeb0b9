-- Links whose registration has its account are kept until their day is over, so that opening one again says so: mail
-- scanners open links before their readers do.
alter table activation_links alter column registration_id drop not null;
comment on column activation_links.registration_id is 'Null once there is the account.';
