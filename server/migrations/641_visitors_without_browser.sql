-- What a visitor left is nobody's once it is forgotten: not even their browser's.
alter table temp_reservations drop constraint temp_reservations_check;
alter table temp_reservations add constraint temp_reservations_somebodys
  check (user_id is not null or application_id is not null or (user_name = 'Guest User' and phone is null));
