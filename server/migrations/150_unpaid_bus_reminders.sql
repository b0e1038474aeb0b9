-- When a traveller was reminded that their held seats are still to be paid for: once a booking.
alter table bus_bookings add column reminded_at timestamptz;
