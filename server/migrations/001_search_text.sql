-- Text search for both languages (facts: Arabic search). pg_trgm needs a UTF-8 ctype.
create extension if not exists pg_trgm;

do $$ begin
  if coalesce(cardinality(show_trgm('القاهرة')), 0) = 0 then
    raise exception 'This database has no UTF-8 ctype: Arabic text cannot be searched. Create it with C.UTF-8.';
  end if;
end $$;

-- Counts kept by rate-limiter-flexible.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
