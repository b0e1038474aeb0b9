-- Browsers that were let into a booking without an account: by making it, or by naming what only whoever
-- booked it knows. Ends by time.
create table guest_access (
  reservation_id bigint not null,
  application_id uuid not null,
  granted_at timestamptz not null,
  primary key (reservation_id, application_id)
);
create index guest_access_by_age on guest_access (granted_at);
