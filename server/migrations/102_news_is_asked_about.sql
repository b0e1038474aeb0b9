-- A callback only says that there is news: the gateway is asked about its transaction, and asked again
-- later while it can't answer. How often, and when last.
alter table gateway_events
  add column asks integer not null default 0,
  add column asked_at timestamptz;
drop index gateway_events_waiting;
create index gateway_events_waiting on gateway_events (received_at) where processed_at is null;
create index gateway_events_of_order on gateway_events (gateway_order_id) where processed_at is null;
