-- Alerts of disputes were kept by payment: of two disputes about one payment, the second stood in the place of the first,
-- and went with it. They are kept by the payment and the dispute's own number at the gateway.
update staff_alerts set subject = subject || ':' || (detail ->> 'reference')
where kind in ('payment_disputed', 'dispute_lost') and subject ~ '^[0-9]+$' and detail ->> 'reference' is not null;

-- The open ones whose place another took.
insert into staff_alerts (kind, subject, detail, at)
select 'payment_disputed', d.attempt_id || ':' || d.gateway_ref,
  jsonb_build_object('type', 'PaymentDisputed', 'state', d.state, 'reference', d.gateway_ref, 'attemptId', d.attempt_id,
    'orderKind', a.order_kind, 'orderId', a.order_id, 'amount', d.amount), d.opened_at
from payment_disputes d join payment_attempts a on a.id = d.attempt_id
where d.state = 'open'
on conflict (kind, subject) do nothing;
