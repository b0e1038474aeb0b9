-- The link and the PIN that open a booking without an account follow from its reference and this number: staff who
-- correct its address make another one of it, so that whoever got the mails before is let in no more.
alter table reservations add column guest_keys smallint not null default 0;
