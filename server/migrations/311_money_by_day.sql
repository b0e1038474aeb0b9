-- Where each pound of the ledger belongs: the day in Cairo on which the money of its payment came, also for a line
-- that takes it back, with the method and what was paid for. Written beside the line, so that the money of a year
-- is added up from one index.
create function module_of_order(kind text, id bigint) returns text language sql stable
return case split_part(kind, ':', 1)
  when 'bus' then 'Bus'
  when 'external' then 'Hotel'
  else coalesce((select t.module from temp_reservations t where t.id = $2), 'Unknown') end;

alter table payment_ledger add column came_on date, add column method text, add column module text;
create index payment_ledger_by_attempt on payment_ledger (attempt_id);
update payment_ledger l set method = a.method, module = module_of_order(a.order_kind, a.order_id),
  came_on = (coalesce((select min(c.at) from payment_ledger c where c.attempt_id = l.attempt_id and c.kind = 'charge'), l.at)
    at time zone 'Africa/Cairo')::date
from payment_attempts a where a.id = l.attempt_id;
alter table payment_ledger alter column came_on set not null, alter column method set not null,
  alter column module set not null;

create function place_ledger_line() returns trigger language plpgsql as $$
begin
  select a.method, module_of_order(a.order_kind, a.order_id),
      coalesce((select min(c.came_on) from payment_ledger c where c.attempt_id = new.attempt_id and c.kind = 'charge'),
        (new.at at time zone 'Africa/Cairo')::date)
    into new.method, new.module, new.came_on
    from payment_attempts a where a.id = new.attempt_id;
  return new;
end $$;
create trigger payment_ledger_placed before insert on payment_ledger
  for each row execute function place_ledger_line();

create index payment_ledger_by_day on payment_ledger (came_on, module, method) include (kind, amount);
create index payment_ledger_refunds_by_time on payment_ledger (at) include (amount) where kind = 'refund';
-- Money that came and of which it isn't decided what it pays for.
create index payment_attempts_undecided on payment_attempts (id) where state in ('needs_review', 'returned');
