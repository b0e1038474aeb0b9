-- What a supplier sells stands in external_hotels: of our own hotels none is external.
drop trigger hotels_of_packages on hotels;
create trigger hotels_of_packages after update of active, name_en, name_ar
  on hotels for each statement execute function bump_packages_version();
alter table hotels drop column is_external;
