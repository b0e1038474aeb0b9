-- A package can't be sold with a room, or a hotel, that is off sale: searches must hear of it.
create trigger hotels_of_packages after update of active, is_external
  on hotels for each statement execute function bump_packages_version();
create trigger rooms_of_packages after update of active
  on room_types for each statement execute function bump_packages_version();
