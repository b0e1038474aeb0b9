-- A day at a hotel begins when its place opens, as 140 said of those that were there then. Files that left its
-- beginning out have brought in 09:00 since, whatever the page says of its hours. What is sold or held keeps the
-- hours that it was sold with.
update activities set starts_at = opens_at where type_id = 13 and opens_at is not null and starts_at <> opens_at;
