-- The attempt of a gateway's order, locked against every other news of it until the transaction ends.
create function lock_attempt_of(its_gateway text, its_order text) returns setof payment_attempts language sql as $$
  select * from payment_attempts where gateway = its_gateway and gateway_order_id = its_order for update
$$;

-- Refunds of one attempt are asked for one after the other: each sees what goes back already. Not the row's
-- own lock, which who settles it takes before that of the booking.
create function lock_refunds_of(its_attempt bigint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('refunds of ' || its_attempt, 0));
end $$;
