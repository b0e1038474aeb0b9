-- Credit points: earned on completed bookings, spent at checkout. All amounts in piastres; what one point is
-- worth only says how they are counted.
create table point_terms (
  single boolean primary key default true check (single),
  -- A whole part of a pound, or whole pounds: so any sum of points can be paid in whole pounds.
  worth bigint not null check (worth between 1 and 100000 and (100 % worth = 0 or worth % 100 = 0)),
  -- Of the money that a completed booking was paid with, in hundredths of a percent.
  earn_basis_points integer not null check (earn_basis_points between 0 and 10000)
);
insert into point_terms (worth, earn_basis_points) values (100, 200);

-- Where each person's points are now: every amount is in one state.
create table point_balances (
  user_id bigint primary key,
  available bigint not null default 0,
  -- Kept for a booking that isn't paid yet.
  held bigint not null default 0,
  spent bigint not null default 0,
  constraint point_balances_never_below_zero check (available >= 0 and held >= 0 and spent >= 0)
);

-- The ledger: each line moves an amount from one state to another, once for its cause. `issued` is where points
-- come from.
create table point_entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references point_balances (user_id),
  source text not null,
  target text not null,
  amount bigint not null check (amount > 0),
  cause text not null unique,
  -- What it was for: an order, and once there is one its reservation.
  order_kind text,
  order_id bigint,
  at timestamptz not null,
  check ((source, target) in (('issued', 'available'), ('available', 'held'), ('held', 'available'),
    ('held', 'spent'), ('spent', 'available')))
);
create index point_entries_by_user on point_entries (user_id, id desc);

create function refuse_point_change() returns trigger language plpgsql as $$
begin
  raise exception 'The points ledger is only ever added to' using errcode = 'insufficient_privilege';
end $$;
create trigger point_entries_stand before update or delete on point_entries
  for each statement execute function refuse_point_change();

-- What is held for each order. `edition` makes the cause of each change its own.
create table point_claims (
  order_kind text not null,
  order_id bigint not null,
  user_id bigint not null references point_balances (user_id),
  amount bigint not null check (amount >= 0),
  edition integer not null default 0,
  primary key (order_kind, order_id)
);
create index point_claims_held on point_claims (user_id) where amount > 0;

-- The lock that everything takes which moves somebody's points.
create function lock_points(who bigint) returns setof point_balances language plpgsql as $$
begin
  insert into point_balances (user_id) values (who) on conflict do nothing;
  return query select * from point_balances where user_id = who for update;
end $$;

-- Moves an amount, once for its cause; false: that was done before. Its balance is locked.
create function move_points(who bigint, source_state text, target_state text, sum bigint, why text,
  of_kind text, of_order bigint, moment timestamptz) returns boolean language plpgsql as $$
begin
  insert into point_entries (user_id, source, target, amount, cause, order_kind, order_id, at)
  values (who, source_state, target_state, sum, why, of_kind, of_order, moment) on conflict (cause) do nothing;
  if not found then return false; end if;
  update point_balances set
    available = available + case target_state when 'available' then sum else 0 end
      - case source_state when 'available' then sum else 0 end,
    held = held + case target_state when 'held' then sum else 0 end - case source_state when 'held' then sum else 0 end,
    spent = spent + case target_state when 'spent' then sum else 0 end - case source_state when 'spent' then sum else 0 end
  where user_id = who;
  return true;
end $$;

-- What of a booking its traveller pays with points.
alter table temp_reservations add column points bigint not null default 0 check (points >= 0);
alter table reservations add column points bigint not null default 0 check (points >= 0);

update payment_methods set
  note_en = 'Pay with the points of your past trips', note_ar = 'ادفع بنقاط رحلاتك السابقة'
where id = 'Credit_Points';
