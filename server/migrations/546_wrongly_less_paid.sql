-- Money that came not as agreed bought nothing, and yet bookings counted as paid with less of it when it went back in the
-- gateway's panel or to a bank. Of those that stand, what they were paid with is theirs again, never beyond their total.
create temporary table wrongly_less on commit drop as
  select r.id, r.source_kind, r.source_id, w.amount
  from (
      select split_part(a.order_kind, ':', 1) as kind, a.order_id, sum(f.amount)::bigint as amount
      from payment_attempts a join refunds f on f.attempt_id = a.id
      where a.state = 'needs_review' and f.state = 'done' and f.reason like 'outside:%' and a.order_kind not like 'bus%'
      group by 1, 2) w
    join reservations r on r.source_kind = w.kind and r.source_id = w.order_id
  where r.status in ('Confirmed', 'Full Paid', 'Deposit Paid') and r.taken_back >= w.amount
    and r.paid + w.amount <= r.total;
update reservations r set paid = r.paid + w.amount, taken_back = r.taken_back - w.amount
  from wrongly_less w where w.id = r.id;
update external_bookings b set paid = b.paid + w.amount
  from wrongly_less w where w.source_kind = 'external' and w.source_id = b.id;
