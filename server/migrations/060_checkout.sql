-- From a chosen thing to a placed reservation. Amounts in piastres.

create table promocodes (
  id bigint generated always as identity primary key,
  code text not null,
  percent integer check (percent between 1 and 100),
  amount bigint check (amount > 0),
  max_discount bigint,
  max_uses integer,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Null: for every module.
  module text,
  check ((percent is null) <> (amount is null))
);
create unique index promocodes_code on promocodes (upper(code));

create table temp_reservations (
  id bigint generated always as identity primary key,
  module text not null,
  item_id bigint not null,
  from_date date not null,
  to_date date,
  seats integer not null,
  adults integer not null,
  children integer not null,
  rate_plan_id bigint not null,
  is_refundable boolean,
  promocode text,
  promocode_id bigint references promocodes (id),
  user_name text not null,
  phone text,
  special_request text,
  edition integer not null,
  -- The owner: the signed-in user, or else the browser that made it.
  user_id bigint,
  application_id uuid,
  hold_id bigint not null references holds (id),
  -- What was quoted: names, price lines, payable amount, stock lines.
  quote jsonb not null,
  payable bigint not null,
  reservation_id bigint,
  placed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (user_id is not null or application_id is not null)
);
create index temp_reservations_by_hold on temp_reservations (hold_id);
create index temp_reservations_by_application on temp_reservations (application_id, item_id) where placed_at is null;
create index temp_reservations_by_user on temp_reservations (user_id, item_id) where placed_at is null;
create index temp_reservations_by_promocode on temp_reservations (promocode_id) where promocode_id is not null;
