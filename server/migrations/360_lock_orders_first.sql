-- One order of locks for all that touches the money of a booking: what is paid for, then its refunds, then the
-- attempt, then a refund's own row. News of a payment settles its booking, so it waits for that first, too: a dispute,
-- a cancelling and the payment itself may meet at any moment.
create or replace function lock_attempt_of(its_gateway text, its_order text) returns setof payment_attempts language sql as $$
  select lock_order(order_kind, order_id) from payment_attempts where gateway = its_gateway and gateway_order_id = its_order;
  select * from payment_attempts where gateway = its_gateway and gateway_order_id = its_order for update
$$;

-- Until then whoever sends a refund may still be waiting for the gateway's answer: nobody sends it a second time.
alter table refunds add column sending_until timestamptz;
