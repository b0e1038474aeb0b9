-- Which activities' places moved, and when, as rooms_touched and packages_touched have it for theirs:
-- each process reads anew what is free of these.
create unlogged table activities_touched (activity_id bigint not null, at timestamptz not null default clock_timestamp());
create index activities_touched_by_time on activities_touched (at);

create function touch_activity() returns trigger language plpgsql as $$
begin
  insert into activities_touched (activity_id) values (new.item_id);
  return null;
end $$;
create trigger stock_touches_activity after update on stock
  for each row when (new.kind = 'activity') execute function touch_activity();

create function touch_activities() returns trigger language plpgsql as $$
begin
  insert into activities_touched (activity_id) select distinct item_id from moved where kind = 'activity';
  return null;
end $$;
create trigger stock_opens_activities after insert on stock referencing new table as moved
  for each statement execute function touch_activities();
create trigger stock_drops_activities after delete on stock referencing old table as moved
  for each statement execute function touch_activities();

-- A hold that ends later than it said moves no stock. One that is given back or sold does.
create function touch_held_activities() returns trigger language plpgsql as $$
begin
  insert into activities_touched (activity_id)
    select item_id from hold_lines where hold_id = new.id and kind = 'activity';
  return null;
end $$;
create trigger holds_touch_activities after update on holds for each row
  when (new.state in ('active', 'paying') and (old.state, old.expires_at) is distinct from (new.state, new.expires_at))
  execute function touch_held_activities();

-- A crash of PostgreSQL empties unlogged tables, and what was touched is not known any more. This row
-- goes with them: who finds another number than before, or none, reads all places anew.
create unlogged table activities_touched_epoch (single boolean primary key default true check (single), epoch uuid not null);
