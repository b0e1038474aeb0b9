-- A receipt that was approved when its booking could be had no more left it under review for ever, though the money went
-- back: it is over, as it is from now on.
with over as (
  select r.id, r.source_id from reservations r
  where r.source_kind = 'checkout' and r.status = 'Under Review' and r.choose_by is null and r.confirmed_at is null
    and exists (select from payment_attempts a join payment_proofs p on p.attempt_id = a.id
      where a.order_kind = 'checkout' and a.order_id = r.source_id and a.state = 'returned' and p.state = 'approved')
    and not exists (select from payment_attempts a join payment_proofs p on p.attempt_id = a.id
      where a.order_kind = 'checkout' and a.order_id = r.source_id and p.state = 'waiting')
    and not exists (select from temp_reservations t join holds h on h.id = t.hold_id
      where t.id = r.source_id and (t.placed_at is not null or h.state in ('active', 'paying')))
), ended as (
  update reservations r set status = 'Cancelled', payment_status = 'Refunded', paid = 0 from over where r.id = over.id
), noted as (
  insert into reservation_events (reservation_id, kind, from_status, to_status, actor, at)
  select id, 'proof_returned', 'Under Review', 'Cancelled', 'system', now() from over
)
update temp_reservations t set cancelled_at = now() from over where t.id = over.source_id and t.cancelled_at is null;
