-- Names of the field: what was asked of the operator, until it has answered.
alter table bus_legs rename column seat_wish to requested_seats;
alter index bus_legs_seat_wish rename to bus_legs_requested_seats;
alter table bus_bookings rename column wish to requested_legs;
