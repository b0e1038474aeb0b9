-- Who gives or takes a role holds this until the transaction ends: of two managers who take each other's role at
-- once, one stays.
create function lock_staff() returns void language plpgsql as $$
begin
  perform from users where role = 'staff' order by id for no key update;
end $$;
