-- What of a leg's money went back without us: cancelling it gives back that much less. Piastres.
alter table bus_legs add column taken_back bigint not null default 0 check (taken_back >= 0);
-- That refund, fee and what goes to the other leg are its price.
alter table bus_legs drop constraint bus_legs_check4;
alter table bus_legs add constraint bus_legs_cancelled_within_price
  check (refund + fee + kept <= price * cardinality(seat_ids)
    and refund + fee + kept >= price * cardinality(seat_ids) - taken_back);

-- A deposit can go back without us, too: what is missing of it is due with the rest.
alter table reservations drop constraint reservations_paid_is_deposit;
alter table reservations add constraint reservations_paid_is_deposit
  check (status <> 'Deposit Paid' or (paid + taken_back = deposit and paid < total and payment_deadline is not null)) not valid;
