-- Points pay for a booking as money does, and are none: they aren't counted as taken or given back. As before, bookings
-- count on the day they were confirmed, cancellations on theirs and only of what was booked, money on the day it came or
-- went, places on the day they are for.
create or replace function figures_of(first date, last date) returns setof report_days language sql stable
begin atomic
  with span as (
    select first::timestamp at time zone 'Africa/Cairo' as begins, (last + 1)::timestamp at time zone 'Africa/Cairo' as ends)
  select day, subject, sum(bookings)::bigint, sum(booked)::bigint, sum(cancellations)::bigint, sum(cancelled)::bigint,
    sum(came)::bigint, sum(returned)::bigint, sum(capacity)::bigint, sum(sold)::bigint
  from (
    select (r.confirmed_at at time zone 'Africa/Cairo')::date as day, r.module as subject, count(*) as bookings,
      sum(r.total) as booked, 0 as cancellations, 0 as cancelled, 0 as came, 0 as returned, 0 as capacity, 0 as sold
    from reservations r, span where r.confirmed_at >= begins and r.confirmed_at < ends group by 1, 2
    union all
    select (e.at at time zone 'Africa/Cairo')::date, r.module, 0, 0, count(*), sum(r.total), 0, 0, 0, 0
    from span, reservation_events e join reservations r on r.id = e.reservation_id
    where e.to_status = 'Cancelled' and e.at >= begins and e.at < ends and r.confirmed_at is not null group by 1, 2
    union all
    select (l.at at time zone 'Africa/Cairo')::date, l.module, 0, 0, 0, 0,
      coalesce(sum(l.amount) filter (where l.kind = 'charge'), 0),
      coalesce(-sum(l.amount) filter (where l.kind = 'refund'), 0), 0, 0
    from payment_ledger l, span where l.at >= begins and l.at < ends and l.gateway <> 'points' group by 1, 2
    union all
    select s.day, s.kind, 0, 0, 0, 0, 0, 0, sum(s.capacity), sum(s.sold)
    from stock s where s.day between first and last group by 1, 2) it
  group by day, subject;
end;

-- Days that are closed counted them: they say the same as open ones.
update report_days d set came = greatest(0, d.came - p.came), returned = greatest(0, d.returned - p.returned)
  from (
    select (at at time zone 'Africa/Cairo')::date as day, module,
      coalesce(sum(amount) filter (where kind = 'charge'), 0)::bigint as came,
      coalesce(-sum(amount) filter (where kind = 'refund'), 0)::bigint as returned
    from payment_ledger where gateway = 'points' group by 1, 2) p
  where d.day = p.day and d.subject = p.module;
