-- Days on which an activity or a day-use offer costs something of its own; the offer's discount doesn't count then.
create table activity_prices (
  activity_id bigint not null references activities (id) on delete cascade,
  day date not null,
  price integer not null check (price > 0), -- piastres, for one adult
  primary key (activity_id, day)
);
create trigger activity_prices_version after insert or update or delete or truncate
  on activity_prices for each statement execute function bump_catalogue_version();
