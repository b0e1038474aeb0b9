-- Stays at checkout: the age of each child, since children pay by it.
alter table temp_reservations add column child_ages smallint[] not null default '{}';
