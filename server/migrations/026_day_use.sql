-- Day-use: offers of the activities family with type 13. Whatever names no type means activities, so
-- the indexes that serve it leave day-use out; the calls of day-use always name theirs.

alter table activity_types drop constraint activity_types_id_check;
insert into activity_types (id, name_en, name_ar, sort_order) values (13, 'Day use', 'داي يوز', 0);

-- Whose pool, beach or club it is, the part of town, and its hours in Cairo's time: day-use alone.
alter table activities
  add column hotel_en text,
  add column hotel_ar text,
  add column area_en text,
  add column area_ar text,
  add column opens_at time,
  add column closes_at time,
  add constraint activities_hotel_of_day_use check (type_id = 13 or hotel_en is null),
  add constraint activities_hotel_in_both_languages check (
    (hotel_en is null) = (hotel_ar is null) and (area_en is null) = (area_ar is null)
  );

-- As before, and by the hotel and its part of town too.
create or replace function set_activity_search() returns trigger language plpgsql as $$
declare
  words text[];
begin
  new.effective_price := case
    when new.offer_price < new.price and (new.offer_expires_at is null or new.offer_expires_at > now())
    then new.offer_price else new.price end;
  new.search_text := norm_search(concat_ws(' ', new.name_en, new.name_ar,
    new.hotel_en, new.hotel_ar, new.area_en, new.area_ar,
    (select concat_ws(' ', d.name_en, d.name_ar, string_agg(a.alias, ' '))
       from destinations d left join destination_aliases a on a.destination_id = d.id
      where d.id = new.city_id group by d.id),
    (select concat_ws(' ', t.name_en, t.name_ar) from activity_types t where t.id = new.type_id)));
  words := search_words(new.search_text);
  new.search_words := array_to_tsvector(words);
  insert into search_vocabulary select w from unnest(words) w where length(w) > 2 order by w on conflict do nothing;
  return new;
end $$;
drop trigger activities_search on activities;
create trigger activities_search
  before insert or update of name_en, name_ar, hotel_en, hotel_ar, area_en, area_ar,
    city_id, type_id, price, offer_price, offer_expires_at
  on activities for each row execute function set_activity_search();

-- The indexes of searches without a type (022), without day-use.
drop index activities_by_score, activities_city_by_score,
  activities_by_rating, activities_city_by_rating,
  activities_by_price, activities_city_by_price;
create index activities_by_score on activities (score, id, effective_price, (-effective_price), free_cancellation) where active and type_id <> 13;
create index activities_city_by_score on activities (city_id, score, id, effective_price, (-effective_price), free_cancellation) where active and type_id <> 13;
create index activities_by_rating on activities (rating, id, effective_price, (-effective_price), free_cancellation) where active and type_id <> 13;
create index activities_city_by_rating on activities (city_id, rating, id, effective_price, (-effective_price), free_cancellation) where active and type_id <> 13;
create index activities_by_price on activities (effective_price, id, free_cancellation) where active and type_id <> 13;
create index activities_city_by_price on activities (city_id, effective_price, id, free_cancellation) where active and type_id <> 13;
