-- Whether a destination stands in lists, beside others and in the sitemap. Its page answers at its address either way:
-- offers lead to it, and people kept it.
alter table destinations add column shown boolean not null default true;

-- Who saves a destination waits for whoever else writes it; readers wait for nobody.
create function lock_destination(its_id integer) returns void language plpgsql as $$
begin
  perform 1 from destinations where id = its_id for update;
end $$;
