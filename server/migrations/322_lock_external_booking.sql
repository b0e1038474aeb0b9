-- A supplier's booking, locked against every other change of it until the transaction ends.
create function lock_external_booking(wanted bigint) returns setof external_bookings language sql as $$
  select * from external_bookings where id = wanted for update
$$;
