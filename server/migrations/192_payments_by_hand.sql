-- Money that reaches us without a gateway: a transfer to our account, cash at our office. The staff says that it
-- is here; a transfer's payer may send a receipt first. under_review: somebody looks at it.
alter table payment_attempts
  drop constraint payment_attempts_state_check,
  add constraint payment_attempts_state_check check (state in ('created', 'pending', 'under_review', 'paid',
    'failed', 'expired', 'voided', 'returned', 'needs_review'));

-- Receipts that travellers sent. One waits for each attempt: another upload takes its place.
create table payment_proofs (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references payment_attempts (id),
  user_id bigint not null,
  -- The file's name in the private store; null once its owner's account is erased.
  file text,
  format text not null check (format in ('webp', 'pdf')),
  bytes integer not null,
  state text not null check (state in ('waiting', 'approved', 'rejected')),
  uploaded_at timestamptz not null,
  reviewed_at timestamptz,
  -- Who looked at it, and why it was not accepted, in their words.
  reviewed_by text,
  reason text,
  check ((state = 'waiting') = (reviewed_at is null))
);
create unique index payment_proofs_waiting on payment_proofs (attempt_id) where state = 'waiting';
create unique index payment_proofs_by_file on payment_proofs (file) where file is not null;
create index payment_proofs_by_attempt on payment_proofs (attempt_id, id);
create index payment_proofs_by_user on payment_proofs (user_id) where file is not null;

-- When its traveller was reminded that a booking still waits for a payment that comes later than on a page.
alter table temp_reservations add column reminded_at timestamptz;

update payment_methods set
  instructions_en = 'You get a code. Name it at any Fawry or Aman outlet and pay in cash there. Your places stay held until then.',
  instructions_ar = 'تحصل على كود. اذكره في أي منفذ فوري أو أمان وادفع نقدًا هناك. تظل أماكنك محجوزة حتى ذلك الوقت.'
where id = 'Outlet_Code' and instructions_en like 'We give you a code.%';
