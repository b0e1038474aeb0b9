-- Whose account is erased while the supplier hasn't answered: the guests of what is paid are needed until it has.
alter table external_bookings add column is_erased boolean not null default false;
