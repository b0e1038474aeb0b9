-- A payment page sells what it showed, and nothing else: each attempt keeps the terms that it was
-- opened with. voided: the booking is another one by now, so the page sells nothing any more. returned:
-- somebody paid all the same, and the money goes back in full.
alter table payment_attempts
  add column terms jsonb not null default '{}',
  -- Equal terms have equal keys; empty for attempts from before there were any.
  add column terms_key text not null default '',
  add column promocode_id bigint,
  drop constraint payment_attempts_state_check,
  add constraint payment_attempts_state_check check (state in ('created', 'pending', 'paid', 'failed',
    'expired', 'voided', 'returned', 'needs_review'));

drop index payment_attempts_live;
create unique index payment_attempts_live on payment_attempts (order_kind, order_id, method, amount, terms_key)
  where state in ('created', 'pending');
-- What ended without money, or with money that isn't as agreed, is asked about for a day more.
drop index payment_attempts_ended;
create index payment_attempts_ended on payment_attempts (expires_at)
  where state in ('expired', 'failed', 'voided', 'needs_review');
create index payment_attempts_by_promocode on payment_attempts (promocode_id) where promocode_id is not null;
