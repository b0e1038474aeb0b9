-- What is paid first, and the rest later: by kind, and by offer where one has terms of its own. What was agreed
-- stands with the booking from then on.
create table deposit_terms (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('activity', 'day_use', 'hotel', 'cruise', 'honeymoon', 'trip')),
  -- Of a stay the hotel or the ship. Null: every offer of the kind that has no terms of its own.
  offer_id bigint,
  -- Off for an offer: it takes none, whatever its kind has.
  active boolean not null default true,
  -- A share of the price, rounded up to the pound, or a sum in piastres.
  percent smallint check (percent between 5 and 90),
  amount bigint check (amount > 0 and amount % 100 = 0),
  -- The rest is due so many days before the first day, at eight in the evening in Cairo.
  balance_days smallint not null check (balance_days between 1 and 90),
  -- What becomes of the deposit when the rest isn't paid: what cancelling gives back by then, or nothing.
  unpaid text not null check (unpaid in ('terms', 'kept')),
  check ((percent is null) <> (amount is null)),
  constraint deposit_terms_once unique nulls not distinct (kind, offer_id)
);

-- Its traveller pays everything at once, though a deposit would do.
alter table temp_reservations add column pay_in_full boolean not null default false;

alter table reservations
  -- What was agreed to be paid first, fee included; null: everything at once.
  add column deposit bigint check (deposit > 0),
  -- What of the money paid went back, or is owed, since it was cancelled.
  add column refunded bigint not null default 0 check (refunded >= 0),
  -- How often its traveller was reminded of the rest.
  add column balance_reminders smallint not null default 0,
  add constraint reservations_paid_is_deposit
    check (status <> 'Deposit Paid' or (paid = deposit and paid < total and payment_deadline is not null));
update reservations set refunded = total - paid where status = 'Cancelled' and confirmed_at is not null;
create index reservations_balance_due on reservations (payment_deadline) where status = 'Deposit Paid';
