-- The last digits of the card that a payment was tried with, by which travellers name it on the phone.
alter table payment_attempts add column card_end text check (card_end ~ '^[0-9]{4}$');
create index payment_attempts_by_card on payment_attempts (card_end, id) where card_end is not null;
