-- Points live in their ledger alone: what a profile says is read from there.
insert into point_balances (user_id) select id from users where reward_points > 0 on conflict do nothing;
select move_points(u.id, 'issued', 'available', u.reward_points * t.worth, 'opening:' || u.id, null, null, now())
  from users u cross join point_terms t where u.reward_points > 0;

-- How many points somebody can use, whole ones.
create function reward_points_of(who bigint) returns integer language sql stable as $$
  select coalesce((select b.available / t.worth from point_balances b cross join point_terms t where b.user_id = who), 0)::integer $$;
alter table users drop column reward_points;

-- An account that is erased takes its points with it.
alter table point_entries drop constraint point_entries_check;
alter table point_entries add constraint point_entries_moves check ((source, target) in (('issued', 'available'),
  ('available', 'held'), ('held', 'available'), ('held', 'spent'), ('spent', 'available'), ('available', 'issued')));
