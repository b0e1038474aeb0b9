-- Who cancels a leg, where that isn't its traveller: the operator may answer long after they asked.
alter table bus_legs add column cancel_by text;
