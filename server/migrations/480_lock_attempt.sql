-- An attempt by its own number, locked against everybody else who settles it, sends its refunds or decides about it until
-- the transaction ends. A function, so that a test can show what happens without the lock.
create function lock_attempt(its_id bigint) returns setof payment_attempts language sql as $$
  select * from payment_attempts where id = its_id for update
$$;
