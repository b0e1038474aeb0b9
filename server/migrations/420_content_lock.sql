-- Who saves a table of content waits for whoever else writes it; readers wait for nobody.
create function lock_content(its_table text) returns void language plpgsql as $$
begin
  execute format('lock table %I in share row exclusive mode', its_table);
end $$;
