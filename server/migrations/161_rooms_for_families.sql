-- Searches of packages know which parties with children the rooms hold: what a room has room for counts, too.
drop trigger rooms_of_packages on room_types;
create trigger rooms_of_packages after update of active, name_en, name_ar, max_adults, max_children, max_occupancy
  on room_types for each statement execute function bump_packages_version();
