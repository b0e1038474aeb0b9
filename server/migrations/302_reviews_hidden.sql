-- Whether the stars of a review count for its offer: not while the staff hides it. What was rejected before this
-- still counts.
alter table reviews add column counted boolean not null default true;

-- An offer whose only review is hidden has nobody who rated it.
alter table offer_ratings drop constraint offer_ratings_raters_check, add check (raters >= 0);

-- Takes a rating out again; like `add_rating`, it locks the offer's row here.
create function take_rating(its_module text, its_offer bigint, stars integer)
returns table (raters integer, rating smallint) language sql as $$
  update offer_ratings as it set raters = it.raters - 1, tenths = it.tenths - stars * 10
  where module = its_module and offer_id = its_offer
  returning it.raters, case it.raters when 0 then 0 else round(it.tenths::numeric / it.raters) end::smallint $$;

-- A review, locked: whoever decides what is shown of it decides alone.
create function lock_review(its_id bigint) returns setof reviews language sql as $$
  select * from reviews where id = its_id for update $$;
