-- What managers set of the days that can be booked and of the price slider. Stock is opened as far as ever; these only
-- narrow what of it is sold. A null end is as it is without: today, and as far as stock is opened.
create table site_dates (
  -- What shares its days: activities and day-use; honeymoons and trips; hotels and ships; buses.
  sold text primary key check (sold in ('days', 'packages', 'stays', 'buses')),
  first_day date,
  last_day date, -- of a stay the last departure
  check (first_day <= last_day)
);
insert into site_dates (sold) values ('days'), ('packages'), ('stays'), ('buses');

-- Ends of the price slider, in piastres.
create table site_prices (
  single boolean primary key default true check (single),
  lowest integer not null check (lowest >= 0),
  highest integer not null,
  check (lowest < highest)
);
insert into site_prices (lowest, highest) values (0, 1000000);

-- Searches compare days in memory: each hears of its own.
create trigger site_dates_of_days after update on site_dates for each row
  when (new.sold = 'days') execute function bump_catalogue_version();
create trigger site_dates_of_packages after update on site_dates for each row
  when (new.sold = 'packages') execute function bump_packages_version();
create trigger site_dates_of_stays after update on site_dates for each row
  when (new.sold = 'stays') execute function bump_stays_version();

-- Who saves these settings waits for whoever else does; readers wait for nobody.
create function lock_site_settings() returns void language plpgsql as $$
begin
  perform 1 from site_prices for update;
end $$;
