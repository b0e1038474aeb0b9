-- The desk shows those that were closed last.
create index staff_alerts_closed on staff_alerts (settled_at, id) where settled_at is not null;
