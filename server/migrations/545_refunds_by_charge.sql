-- Of which of the gateway's transactions a refund is: a page may be charged twice, or wrongly and then as agreed, and
-- only one of those charges bought something. Null: the attempt's own, as all were before.
alter table refunds add column transaction_id text;
-- What came not as agreed may still be followed by a payment as agreed, which becomes the attempt's own.
update refunds f set transaction_id = a.transaction_id from payment_attempts a
  where a.id = f.attempt_id and a.state = 'needs_review';

-- Refunds of what an attempt's own transaction took, without those of other charges on its page.
create view own_refunds as
  select f.id, f.attempt_id, f.amount, f.reason, f.state, f.gateway_ref
  from refunds f join payment_attempts a on a.id = f.attempt_id
  where f.transaction_id is null or f.transaction_id = a.transaction_id;

-- The charges of an attempt, the first one first: what each took, and what of it is back, is owed or back, and was ever
-- asked back, refused or not. Piastres.
create function charges_of(its_attempt bigint) returns table (
  transaction_id text, is_own boolean, taken bigint, back bigint, owed bigint, asked bigint)
language sql stable as $$
  select c.ref, a.transaction_id is null or c.ref = a.transaction_id, c.taken, coalesce(f.back, 0)::bigint,
    coalesce(f.owed, 0)::bigint, coalesce(f.asked, 0)::bigint
  from payment_attempts a
    join lateral (
      select split_part(l.gateway_ref, '#', 1) as ref, sum(l.amount)::bigint as taken, min(l.id) as first
      from payment_ledger l where l.attempt_id = a.id and l.kind = 'charge' group by 1) c on true
    left join lateral (
      select sum(r.amount) filter (where r.state = 'done') as back, sum(r.amount) filter (where r.state <> 'failed') as owed,
        sum(r.amount) as asked
      from refunds r where r.attempt_id = a.id and coalesce(r.transaction_id, a.transaction_id, c.ref) = c.ref) f on true
  where a.id = its_attempt order by c.first
$$;
