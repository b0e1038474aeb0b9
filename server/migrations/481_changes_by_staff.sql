-- A change that staff agreed to for its traveller.
alter table booking_changes
  -- Who did, as events say it: `staff:7`; null: its traveller.
  add column agreed_by text,
  -- The key of the deed: sent again, it is the same change.
  add column deed_key uuid,
  add constraint booking_changes_by_staff check ((agreed_by is null) = (deed_key is null));
create unique index booking_changes_by_deed on booking_changes (deed_key) where deed_key is not null;
