-- Who works here is asked for at the desk and by the second person's rule: a few among all travellers.
create index users_staff on users (id) where role = 'staff';
