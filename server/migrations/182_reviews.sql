-- What travellers thought of what they had booked: once for each reservation, after it was over. The stars
-- count at once; the words stand on the offer's page once somebody of the staff has read them.
create table reviews (
  id bigint generated always as identity primary key,
  reservation_id bigint not null references reservations (id),
  -- The offer: of a stay the hotel or the ship, not the room.
  module text not null,
  offer_id bigint not null,
  user_id bigint not null,
  stars smallint not null check (stars between 1 and 5),
  -- Null: stars alone, or its author's account is erased.
  words text check (length(words) between 1 and 2000),
  language text not null,
  -- As it is shown: a first name and an initial.
  author text not null,
  travelled_on date not null,
  state text not null check (state in ('pending', 'approved', 'rejected')),
  created_at timestamptz not null,
  moderated_at timestamptz,
  -- Who read it, and why it isn't shown, in their words.
  moderated_by text,
  reason text,
  constraint reviews_once unique (reservation_id),
  check (state = 'approved' or words is not null or moderated_at is not null)
);
create index reviews_shown on reviews (module, offer_id, id desc) where state = 'approved' and words is not null;
create index reviews_waiting on reviews (id) where state = 'pending';
create index reviews_by_user on reviews (user_id);

-- How many rated an offer, and the sum of their ratings in tenths: what it had before there were reviews, and
-- each since. The offer's own columns follow, rounded.
create table offer_ratings (
  module text not null,
  offer_id bigint not null,
  raters integer not null check (raters > 0),
  tenths bigint not null,
  primary key (module, offer_id)
);

-- Adds a rating; `before` is what the offer has while nobody was counted here. Locks the offer's row here, so that
-- ratings of the same moment count one after the other.
create function add_rating(its_module text, its_offer bigint, before_raters integer, before_rating integer, stars integer)
returns table (raters integer, rating smallint) language sql as $$
  insert into offer_ratings as it (module, offer_id, raters, tenths)
  values (its_module, its_offer, before_raters + 1, before_raters * before_rating + stars * 10)
  on conflict (module, offer_id) do update set raters = it.raters + 1, tenths = it.tenths + stars * 10
  returning it.raters, round(it.tenths::numeric / it.raters)::smallint $$;
