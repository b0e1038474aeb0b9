-- A booking that staff made for somebody on the phone: its places are kept until then, whatever pages were
-- opened and left, and its traveller may have no account.
alter table temp_reservations
  add column keep_until timestamptz,
  add column email text,
  -- The key of the deed that made it: sent again, it is the same sale.
  add column sale_key uuid,
  add constraint temp_reservations_kept_sale check ((keep_until is null) = (sale_key is null));
create unique index temp_reservations_by_sale on temp_reservations (sale_key) where sale_key is not null;

-- Whoever calls is found by the number they call from.
create index users_by_phone on users (phone) where phone is not null;
