-- What visitors left and never made is deleted some days after its end.
create index temp_reservations_never_made on temp_reservations (updated_at)
  where user_id is null and reservation_id is null and placed_at is null;
-- A hold that goes is looked for wherever one may be named.
create index booking_changes_by_hold on booking_changes (hold_id) where hold_id is not null;
create index seat_claims_by_hold on seat_claims (hold_id);
