-- Who saves the price or the discount of an offer waits for whoever else writes it; readers wait for nobody.
create function lock_offer_price(its_table text, its_id bigint) returns void language plpgsql as $$
begin
  execute format('select 1 from %I where id = $1 for update', its_table) using its_id;
end $$;
