-- Whether guests are fetched from their hotel: checkout then asks which one. A day at a hotel fetches nobody.
alter table activities
  add column hotel_pickup boolean not null default false,
  add constraint activities_pickup_of_days_out check (type_id <> 13 or not hotel_pickup);
