-- A supplier's rooms with a deposit: by terms of their own kind, or of one hotel of theirs.
alter table deposit_terms drop constraint deposit_terms_kind_check;
alter table deposit_terms add constraint deposit_terms_kind_check
  check (kind in ('activity', 'day_use', 'hotel', 'cruise', 'honeymoon', 'trip', 'partner_hotel'));

alter table external_bookings
  -- What can be paid first of it, as it was quoted: amount, until when the rest is due, what happens otherwise.
  add column deposit jsonb,
  -- Who asked to cancel it, and why, where that isn't its traveller: the supplier may answer long after.
  add column cancel_by text,
  add column cancel_because text check (cancel_because in ('balance_unpaid'));
