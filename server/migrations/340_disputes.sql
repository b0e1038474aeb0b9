-- A payer's bank asks money of a payment back (a chargeback): once for each of the gateway's own numbers. Piastres.
create table payment_disputes (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references payment_attempts (id),
  gateway text not null,
  gateway_ref text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('open', 'won', 'lost')),
  -- In the bank's words.
  reason text,
  -- Until then the bank takes our answer; null: the gateway doesn't say.
  respond_by timestamptz,
  -- What the staff wrote of it last.
  note text,
  opened_at timestamptz not null,
  decided_at timestamptz,
  -- When the gateway was asked last.
  asked_at timestamptz not null,
  unique (gateway, gateway_ref),
  check ((state = 'open') = (decided_at is null))
);
create index payment_disputes_by_attempt on payment_disputes (attempt_id);
create index payment_disputes_open on payment_disputes (respond_by, id) where state = 'open';
create index payment_disputes_decided on payment_disputes (decided_at desc, id) where state <> 'open';

-- What of a reservation's money went back without us: a lost dispute, or a refund in the gateway's own panel.
alter table reservations add column taken_back bigint not null default 0 check (taken_back >= 0);
alter table reservations drop constraint reservations_paid_is_total;
alter table reservations add constraint reservations_paid_is_total
  check (status not in ('Confirmed', 'Full Paid', 'Completed') or paid = total
    or (taken_back > 0 and paid + taken_back >= total)) not valid;

-- Paid attempts are asked about now and then: the gateway's panel can give money back, too.
alter table payment_attempts add column refunds_checked_at timestamptz;
create index payment_attempts_settled on payment_attempts (settled_at) where state in ('paid', 'returned', 'needs_review');

-- Locks what a payment pays for, as cancelling and changing it do first: money that goes back without us waits for
-- them, and they for it.
create function lock_order(kind text, id bigint) returns void language plpgsql as $$
begin
  case split_part(kind, ':', 1)
    when 'bus' then perform 1 from bus_bookings b where b.id = lock_order.id for update;
    when 'external' then perform lock_external_booking(lock_order.id);
    else perform lock_temp_reservation(lock_order.id);
  end case;
end $$;

create function is_disputed(attempt bigint) returns boolean language sql stable as $$
  select exists (select from payment_disputes d where d.attempt_id = attempt and d.state = 'open')
$$;
