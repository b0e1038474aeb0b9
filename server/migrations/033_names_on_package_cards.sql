-- Cards of trips are kept in memory with the names of their first hotel and room: changed names count, too.
drop trigger hotels_of_packages on hotels;
create trigger hotels_of_packages after update of active, is_external, name_en, name_ar
  on hotels for each statement execute function bump_packages_version();
drop trigger rooms_of_packages on room_types;
create trigger rooms_of_packages after update of active, name_en, name_ar
  on room_types for each statement execute function bump_packages_version();
