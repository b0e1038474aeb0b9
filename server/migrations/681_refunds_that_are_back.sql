-- A refund whose money was back in another way stood for good among those that the gateway had refused, with words of ours
-- as the gateway's. Nothing of it is owed: it says so. Where only a part is back the rest is owed, and may be sent again.
with told as (
  select f.id, c.taken - c.back as rest
  from refunds f join payment_attempts a on a.id = f.attempt_id
    cross join lateral charges_of(a.id) c
  where f.state = 'failed' and f.failure = 'The money of this payment is back already'
    and c.transaction_id = coalesce(f.transaction_id, a.transaction_id)
), mended as (
  update refunds f set failure = case when told.rest > 0 then null else 'back_already' end,
    amount = case when told.rest > 0 then least(f.amount, told.rest) else f.amount end
  from told where told.id = f.id
  returning f.id, f.failure
)
update staff_alerts s set settled_at = now() from mended
where s.kind = 'refund_refused' and s.subject = mended.id::text and mended.failure is not null and s.settled_at is null;

-- What went back in another way is counted once.
create or replace view own_refunds as
  select f.id, f.attempt_id, f.amount, f.reason, f.state, f.gateway_ref
  from refunds f join payment_attempts a on a.id = f.attempt_id
  where (f.transaction_id is null or f.transaction_id = a.transaction_id)
    and f.failure is distinct from 'back_already';
