-- How the rate itself names its room, for rooms that the hotel's content doesn't name; null: it was offered
-- before this was kept.
alter table external_rate_plans add column room_name text;
