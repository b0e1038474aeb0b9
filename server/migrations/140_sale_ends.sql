-- When what is sold begins, and until when it can be bought. Minutes are those of the clocks in Cairo,
-- counted from the midnight that begins the day it is booked for: 600 is 10:00 of that day, -360 is 18:00
-- of the day before.

-- Until when offers of a kind can be bought: at a fixed minute, or so long before they start. What starts
-- earlier in the day than `early_start` can be bought until `early_closes_at`.
create table sale_ends (
  kind text primary key check (kind in ('activity', 'day_use', 'hotel', 'cruise', 'honeymoon', 'trip')),
  closes_at smallint,
  minutes_before smallint check (minutes_before >= 0),
  early_start smallint,
  early_closes_at smallint,
  check ((closes_at is null) <> (minutes_before is null)),
  check ((early_start is null) = (early_closes_at is null) and (early_start is null or closes_at is null))
);
insert into sale_ends (kind, closes_at, minutes_before, early_start, early_closes_at) values
  ('activity', null, 120, 600, -240),
  ('day_use', 600, null, null, null),
  ('hotel', 1320, null, null, null),
  ('cruise', -360, null, null, null),
  ('honeymoon', -360, null, null, null),
  ('trip', -360, null, null, null);

-- `sale_closes_at`: what an offer has instead of its kind's rule.
alter table activities
  add column starts_at time not null default '09:00',
  add column sale_closes_at smallint;
-- A day-use offer begins when its place opens.
update activities set starts_at = opens_at where opens_at is not null;
alter table packages
  add column starts_at time not null default '08:00',
  add column sale_closes_at smallint;
alter table hotels add column sale_closes_at smallint;

create function day_minutes(at time) returns integer language sql immutable parallel safe
return (extract(epoch from at) / 60)::integer;

-- The minute at which the sale of an offer ends, by its own rule or its kind's.
create function sale_end(its_kind text, starts integer, own integer) returns integer language sql stable parallel safe
return coalesce(own, (
  select case
      when r.closes_at is not null then r.closes_at
      when starts < r.early_start then r.early_closes_at
      else starts - r.minutes_before
    end
    from sale_ends r where r.kind = its_kind));

-- Searches keep it in memory.
create trigger sale_ends_of_activities after insert or update or delete or truncate
  on sale_ends for each statement execute function bump_catalogue_version();
create trigger sale_ends_of_packages after insert or update or delete or truncate
  on sale_ends for each statement execute function bump_packages_version();
create trigger sale_ends_of_stays after insert or update or delete or truncate
  on sale_ends for each statement execute function bump_stays_version();
