-- From then on a booking is over: nothing edits, renews or pays it again.
alter table temp_reservations add column cancelled_at timestamptz;

-- The lock that everything which changes a booking takes first: its edits, its payment, its end.
create function lock_temp_reservation(wanted bigint) returns setof temp_reservations language sql as $$
  select * from temp_reservations where id = wanted for update $$;
