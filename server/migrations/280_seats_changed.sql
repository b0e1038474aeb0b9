-- Other seats on the same departure, after they were sold: asked of the operator, and not answered yet.
alter table bus_legs add column seat_wish jsonb;
create index bus_legs_seat_wish on bus_legs (id) where seat_wish is not null;

-- Gives a hold that was sold other seats of one departure, all or none; how many are taken stays what it was. The
-- departure's row is the lock: of two who want the same seat, the second one finds it taken.
create function move_seats(holder bigint, item bigint, on_day date, dropped bigint[], added bigint[]) returns boolean
language plpgsql as $$
begin
  perform 1 from stock s where s.kind = 'bus' and s.item_id = item and s.day = on_day for update;
  perform claim_seats(holder, array[item], array[added::text]);
  delete from seat_claims c where c.item_id = item and c.hold_id = holder and c.seat_id = any (dropped);
  return true;
exception when sqlstate 'RH001' then
  return false;
end $$;
