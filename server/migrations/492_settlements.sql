-- What the gateway says in its settlement files, to be held against the ledger. Amounts in piastres: what came is
-- positive, what went back negative, on either side.
-- Each line of the ledger says through which gateway it went, and as what a settlement file has it: the kind of
-- movement and the gateway's number of it. Null is the kind of what goes through no gateway (a transfer, cash, points,
-- a refund that staff made by hand); null is the number of a refund that we know by its sum alone, since the gateway's
-- answer was lost or it was made in the gateway's own panel.
alter table payment_ledger add column gateway text;
update payment_ledger l set gateway = a.gateway from payment_attempts a where a.id = l.attempt_id;
alter table payment_ledger alter column gateway set not null;
create or replace function place_ledger_line() returns trigger language plpgsql as $$
begin
  select a.method, a.gateway, module_of_order(a.order_kind, a.order_id),
      coalesce((select min(c.came_on) from payment_ledger c where c.attempt_id = new.attempt_id and c.kind = 'charge'),
        (new.at at time zone 'Africa/Cairo')::date)
    into new.method, new.gateway, new.module, new.came_on
    from payment_attempts a where a.id = new.attempt_id;
  return new;
end $$;
alter table payment_ledger
  add column settled_as text generated always as (case
    when gateway in ('by_hand', 'points') or (kind = 'refund' and gateway_ref like 'hand:%') then null
    when kind = 'charge' then 'payment'
    when gateway_ref like 'dispute:%' then 'chargeback'
    else 'refund' end) stored,
  add column settled_ref text generated always as (case
    when gateway in ('by_hand', 'points') or (kind = 'refund' and gateway_ref like 'hand:%') then null
    -- Where the gateway named another sum later, the rest has a line of its own behind the same number.
    when kind = 'charge' then split_part(gateway_ref, '#', 1)
    -- What a bank took may pay several refunds that were owed: a line each.
    when gateway_ref like 'dispute:%' then split_part(split_part(gateway_ref, ':', 2), '/', 1)
    when position(':' in gateway_ref) = 0 then gateway_ref end) stored,
  -- The day in Cairo on which it moved: worked out for each line of a month, it takes as long as all the rest.
  add column moved_on date generated always as ((at at time zone 'Africa/Cairo')::date) stored;
create index payment_ledger_as_settled on payment_ledger (settled_ref, settled_as, gateway) include (amount)
  where settled_ref is not null;
-- What isn't one line with a number of its own: lines of a movement in parts, and refunds known by their sum alone.
create index payment_ledger_apart on payment_ledger (gateway, at)
  where settled_as is not null and (settled_ref is null or settled_as = 'chargeback' or position('#' in gateway_ref) > 0);

-- A file as somebody imported it. The days that it is for are theirs to say: one without a transaction has no line.
create table settlement_files (
  id bigint generated always as identity primary key,
  gateway text not null,
  name text not null check (length(name) <= 200),
  sha256 bytea not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- Its last day was over when it was imported; else more moved on that day after it.
  is_whole boolean not null,
  -- Its lines, and how many of them no other file had.
  lines integer not null check (lines >= 0),
  new_lines integer not null check (new_lines between 0 and lines),
  imported_by bigint not null,
  imported_at timestamptz not null,
  -- The same file is one, unless it was a day's beginning and is now all of it.
  unique (gateway, sha256, first_day, last_day, is_whole)
);
create index settlement_files_by_day on settlement_files (gateway, last_day, first_day);
-- A transaction at the gateway, once, however many files have it.
create table settlement_lines (
  id bigint generated always as identity primary key,
  gateway text not null,
  kind text not null check (kind in ('payment', 'refund', 'chargeback')),
  transaction_id text not null check (length(transaction_id) <= 64),
  order_id text not null check (length(order_id) <= 64),
  reference text check (length(reference) <= 64),
  amount bigint not null check (case kind when 'payment' then amount > 0 else amount < 0 end),
  -- What the gateway keeps of it.
  fee bigint not null,
  at timestamptz not null,
  moved_on date generated always as ((at at time zone 'Africa/Cairo')::date) stored,
  file_id bigint not null references settlement_files (id),
  line integer not null check (line > 0),
  unique (gateway, kind, transaction_id)
);
create index settlement_lines_by_time on settlement_lines (gateway, at);
create index settlement_lines_chargebacks on settlement_lines (gateway, at) where kind = 'chargeback';
create index settlement_lines_by_order on settlement_lines (order_id) where kind = 'refund';
create index settlement_lines_by_file on settlement_lines (file_id);
-- One import of a gateway's file at a time: of two, the second finds what the first wrote, whatever the order of lines.
create function lock_settlements(gateway text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtext('settlements'), hashtext(gateway))
$$;
