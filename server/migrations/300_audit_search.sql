-- A key belongs to the deed that it was made for: sent with another one, that one has lines of its own.
drop index audit_log_once;
create unique index audit_log_once on audit_log (staff_id, key, action, subject_id, step) where step <> 'refused';
-- What came of a deed that was refused.
create index audit_log_refused on audit_log (staff_id, key) where step = 'refused';

-- Reading the log, newest first: all of it, somebody's, one kind of deed, one reservation's.
create index audit_log_by_time on audit_log (at, id) where step = 'begun';
create index audit_log_by_staff on audit_log (staff_id, at, id) where step = 'begun';
create index audit_log_by_action on audit_log (action, at, id) where step = 'begun';
