-- Where guests board a sailing, and when by the clocks in Cairo: a ship turns, and boards at both ends. Without
-- a port it boards where the ship is said to be.
alter table sailings
  add column boards_at time not null default '12:00',
  add column port_en text,
  add column port_ar text,
  add column latitude double precision,
  add column longitude double precision,
  add constraint sailings_port_whole check (
    (port_en is null) = (port_ar is null) and (port_en is null) = (latitude is null)
      and (latitude is null) = (longitude is null));
