-- How much is left of everything. Only the inventory domain writes these tables.

create table stock (
  kind text not null,
  item_id bigint not null,
  day date not null,
  capacity integer not null check (capacity >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  closed boolean not null default false,
  primary key (kind, item_id, day),
  -- The belt to the lock's braces: a missed lock becomes an error, never an oversell.
  constraint stock_not_oversold check (held + sold <= capacity)
) with (fillfactor = 80);

create table holds (
  id bigint generated always as identity primary key,
  state text not null check (state in ('active', 'paying', 'consumed', 'expired', 'released')),
  expires_at timestamptz not null,
  -- Beyond this instant nothing keeps the hold alive.
  hard_cap_at timestamptz not null,
  renewals integer not null default 0,
  created_at timestamptz not null
);
create index holds_to_expire on holds (expires_at) where state in ('active', 'paying');

create table hold_lines (
  hold_id bigint not null references holds (id),
  kind text not null,
  item_id bigint not null,
  day date not null,
  quantity integer not null check (quantity > 0),
  primary key (hold_id, kind, item_id, day)
);
create index hold_lines_by_stock on hold_lines (kind, item_id, day);

-- What the staff must look at: more was sold than a lowered allotment allows, a supplier disagrees...
create table staff_alerts (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  detail jsonb not null,
  at timestamptz not null,
  settled_at timestamptz,
  unique (kind, subject)
);
