-- What visitors who agreed to it did, added up by day (Cairo): some hundred rows a day, and nothing of anybody.
create table visit_counts (
  day date not null,
  name text not null,
  -- Of a page view the page, of a step towards a booking the kind of offer, of a failed sign-in why.
  subject text not null,
  -- Of a page view its language, of a failed sign-in how it was tried.
  detail text not null default '',
  count bigint not null check (count > 0),
  -- Whole EGP.
  value bigint not null default 0 check (value >= 0),
  primary key (day, name, subject, detail)
);
