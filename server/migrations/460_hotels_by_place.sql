-- Hotels are read into memory in this order, page after page: without the id each page is a scan and a sort of all.
create index hotels_by_place on hotels (kind, city_id, id) where active;
drop index hotels_by_city;
