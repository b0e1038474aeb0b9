-- Who comes and leaves on a day, and what moved on one.
create index reservations_arriving on reservations (from_date)
  where status in ('Confirmed', 'Deposit Paid', 'Full Paid');
create index reservations_leaving on reservations (to_date)
  where to_date is not null and status in ('Confirmed', 'Deposit Paid', 'Full Paid');
create index payment_ledger_by_time on payment_ledger (at);
