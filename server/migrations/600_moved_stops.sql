-- Where the stops of a leg were that its traveller was last told, while they aren't told yet that one is elsewhere by
-- now; null: there is nothing to tell.
alter table bus_legs add column moved_from jsonb;

create index bus_legs_moved on bus_legs (id) where moved_from is not null;
