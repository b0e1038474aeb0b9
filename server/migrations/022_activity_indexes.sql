-- One index for each sort behind each fixed filter, so that a page is read in order and stops at its
-- end however large the catalogue is. What follows the order (price, free cancellation) is tested
-- inside the index. Both directions of a sort are one index, read backwards.
-- The price stands there twice, once negated: two bounds on one column make the planner believe in
-- half a percent of the rows and sort them; a bound on each column makes it read in order.
create index activities_by_score on activities (score, id, effective_price, (-effective_price), free_cancellation) where active;
create index activities_city_by_score on activities (city_id, score, id, effective_price, (-effective_price), free_cancellation) where active;
create index activities_type_by_score on activities (type_id, score, id, effective_price, (-effective_price), free_cancellation) where active;
create index activities_city_type_by_score on activities (city_id, type_id, score, id, effective_price, (-effective_price), free_cancellation) where active;

create index activities_by_rating on activities (rating, id, effective_price, (-effective_price), free_cancellation) where active;
create index activities_city_by_rating on activities (city_id, rating, id, effective_price, (-effective_price), free_cancellation) where active;
create index activities_type_by_rating on activities (type_id, rating, id, effective_price, (-effective_price), free_cancellation) where active;
create index activities_city_type_by_rating on activities (city_id, type_id, rating, id, effective_price, (-effective_price), free_cancellation) where active;

create index activities_by_price on activities (effective_price, id, free_cancellation) where active;
create index activities_city_by_price on activities (city_id, effective_price, id, free_cancellation) where active;
create index activities_type_by_price on activities (type_id, effective_price, id, free_cancellation) where active;
create index activities_city_type_by_price on activities (city_id, type_id, effective_price, id, free_cancellation) where active;

-- Text: words from their first letters on; anything inside a name; first letters of a name.
create index activities_search_words on activities using gin (search_words) where active;
create index activities_search_text on activities using gin (search_text gin_trgm_ops) where active;
create index activities_norm_en on activities (norm_en text_pattern_ops) where active;
create index activities_norm_ar on activities (norm_ar text_pattern_ops) where active;
create index search_vocabulary_alike on search_vocabulary using gin (word gin_trgm_ops);

-- What the schedule looks for: offers whose time may be over.
create index activities_offers_to_end on activities (offer_expires_at) where effective_price < price;
