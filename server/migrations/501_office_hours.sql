-- When the counter that takes cash is open: an offer to pay there ends while somebody is there to take it.
-- Weekdays from 0, a Sunday; minutes after midnight by the clocks in Cairo. Null: at any hour.
alter table payment_methods
  add column open_weekdays smallint[]
    check (cardinality(open_weekdays) > 0 and open_weekdays <@ '{0,1,2,3,4,5,6}'::smallint[]),
  add column opens_at smallint check (opens_at >= 0),
  add column closes_at smallint check (closes_at <= 1440),
  add check (opens_at < closes_at),
  add check (num_nonnulls(open_weekdays, opens_at, closes_at) in (0, 3));
