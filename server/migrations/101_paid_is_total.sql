-- What is confirmed is paid for, to the piastre. Rows from before this rule stay as they are; the
-- nightly audit lists them.
alter table reservations add constraint reservations_paid_is_total
  check (status not in ('Confirmed', 'Full Paid', 'Completed') or paid = total) not valid;
