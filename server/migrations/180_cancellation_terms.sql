-- What cancelling gives back once it is no longer free: steps, each so many hours before the start by the
-- clocks in Cairo, with the share of what was paid. [{"hours": 48, "percent": 50}]

create function are_cancellation_steps(steps jsonb) returns boolean language sql immutable parallel safe
return jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 5 and not exists (
  select from jsonb_array_elements(steps) as s (step)
   where jsonb_typeof(step -> 'hours') is distinct from 'number'
      or jsonb_typeof(step -> 'percent') is distinct from 'number'
      or (step ->> 'hours')::numeric not between 0 and 8760
      or (step ->> 'percent')::numeric not between 1 and 99
      or (step ->> 'hours')::numeric % 1 <> 0 or (step ->> 'percent')::numeric % 1 <> 0);

-- By kind. `free_hours`: until when cancelling is free for bookings that don't say so themselves, since they
-- are older than this table.
create table cancellation_rules (
  kind text primary key check (kind in ('activity', 'day_use', 'hotel', 'cruise', 'honeymoon', 'trip')),
  free_hours integer not null check (free_hours between 0 and 8760),
  steps jsonb not null check (are_cancellation_steps(steps))
);
insert into cancellation_rules (kind, free_hours, steps) values
  ('activity', 24, '[{"hours": 12, "percent": 50}]'),
  ('day_use', 24, '[{"hours": 12, "percent": 50}]'),
  ('hotel', 72, '[{"hours": 24, "percent": 50}]'),
  ('cruise', 168, '[{"hours": 72, "percent": 50}]'),
  ('honeymoon', 168, '[{"hours": 72, "percent": 50}]'),
  ('trip', 168, '[{"hours": 48, "percent": 50}]');

-- What an offer has instead of its kind's steps; until when it is free stays where it is
-- (free_cancellation_hours, free_cancellation_days).
alter table activities add column cancellation_steps jsonb check (are_cancellation_steps(cancellation_steps));
alter table packages add column cancellation_steps jsonb check (are_cancellation_steps(cancellation_steps));
alter table hotels add column cancellation_steps jsonb check (are_cancellation_steps(cancellation_steps));

-- The steps of an offer: its own, or else its kind's, but none where cancelling is never free.
create function cancellation_steps_of(its_kind text, is_free boolean, own jsonb) returns jsonb
language sql stable parallel safe
return coalesce(own, case when is_free then
  (select r.steps from cancellation_rules r where r.kind = its_kind) end, '[]'::jsonb);
