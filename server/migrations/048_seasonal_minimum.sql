-- Feasts are sold by the three nights: a rate may ask for a longer, or a shorter, stay than its room.
-- The rate that counts on the night of arrival decides; null: what the room asks for.
alter table room_rates add column min_nights smallint check (min_nights between 1 and 30);
