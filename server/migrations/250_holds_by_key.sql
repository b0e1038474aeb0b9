-- Only bus holds have a key. An index of all others' nulls cost every hold an entry (a twentieth of its time).
drop index holds_by_key;
create unique index holds_by_key on holds (key) where key is not null;
