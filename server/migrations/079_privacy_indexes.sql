-- Found by person when an account ends, and when somebody asks what is kept of them.
create index payment_attempts_by_user on payment_attempts (user_id);
create index gateway_events_by_order on gateway_events (gateway, gateway_order_id);
-- What visitors typed and never booked is forgotten after a day.
create index temp_reservations_abandoned on temp_reservations (updated_at) where user_id is null;
create index temp_reservations_of_user on temp_reservations (user_id) where user_id is not null;
