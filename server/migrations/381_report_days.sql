-- What a day came to, once it is over: reports of a year read these rows, and only what is still open from the
-- records themselves. One line a day and kind of offer (`Hotel`), or of stock (`room`). Piastres.
create table report_days (
  day date not null,
  subject text not null,
  bookings bigint not null,
  booked bigint not null,
  cancellations bigint not null,
  cancelled bigint not null,
  came bigint not null,
  returned bigint not null,
  capacity bigint not null,
  sold bigint not null,
  primary key (day, subject)
);
-- The last day that is closed; no row: none is.
create table report_closed (
  single boolean primary key default true check (single),
  through date not null
);

-- None of these columns changes once it is set, so that updates of the rows stay as cheap as they are.
create index reservations_by_confirmation on reservations (confirmed_at) where confirmed_at is not null;
create index reservation_events_cancelled on reservation_events (at) where to_status = 'Cancelled';
create index stock_by_day on stock (day);

-- The figures of some days as the records have them. Bookings count on the day they were confirmed, cancellations on
-- theirs and only of what was booked, money on the day it came or went, places on the day they are for.
create function figures_of(first date, last date) returns setof report_days language sql stable
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
    from payment_ledger l, span where l.at >= begins and l.at < ends group by 1, 2
    union all
    select s.day, s.kind, 0, 0, 0, 0, 0, 0, sum(s.capacity), sum(s.sold)
    from stock s where s.day between first and last group by 1, 2) it
  group by day, subject;
end;
