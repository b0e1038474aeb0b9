-- What is over is completed by the clock: found by its last day, among those that can still be completed.
create index reservations_to_complete on reservations (coalesce(to_date, from_date), id)
  where status in ('Confirmed', 'Full Paid');
