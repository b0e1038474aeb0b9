-- Where and at `starts_at` travellers of a package meet, where that isn't in the town of its first day or at its
-- first hotel: a coach from Cairo to an oasis.
alter table packages
  add column meeting_en text,
  add column meeting_ar text,
  add column meeting_latitude double precision check (meeting_latitude between -90 and 90),
  add column meeting_longitude double precision check (meeting_longitude between -180 and 180),
  add constraint packages_meeting_whole
    check (num_nulls(meeting_en, meeting_ar, meeting_latitude, meeting_longitude) in (0, 4));
