-- What somebody keeps of the offers: favourites, and what was looked at lately. Names and pictures
-- are the catalogue's; here stands only which offer, and since when.
create table kept_offers (
  user_id bigint not null references users (id) on delete cascade,
  list text not null check (list in ('Favourites', 'Viewed')),
  module text not null check (module in ('Trip', 'Honeymoon', 'Activity', 'Hotel', 'DayUse', 'NileCruise')),
  offer_id bigint not null check (offer_id > 0),
  kept_at timestamptz not null,
  primary key (user_id, list, module, offer_id)
);
create index kept_offers_newest on kept_offers (user_id, list, kept_at desc);
