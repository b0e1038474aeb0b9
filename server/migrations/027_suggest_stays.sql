-- Suggestions look for what was typed anywhere in a name, for stays as for activities.

create index hotels_search_text on hotels using gin (search_text gin_trgm_ops) where active;
