-- What is paid later (a code in cash at an outlet, a transfer) keeps its places until its deadline, a day at
-- the most, and no longer says from which address it was requested.
alter table holds add column waits boolean not null default false;

-- How many other holds of the same holder wait for a payment. The holder is locked until the transaction ends:
-- of two parallel requests the second counts what the first has done.
create function waiting_beside(wanted bigint, at timestamptz) returns integer language plpgsql as $$
declare
  whose constant bigint := (select holder from holds where id = wanted);
begin
  if whose is null then return 0; end if;
  perform pg_advisory_xact_lock(whose);
  return (select count(*) from holds h
          where h.holder = whose and h.id <> wanted and h.waits and h.state = 'paying' and h.expires_at > at);
end $$;

-- The code that is named at an outlet, in place of a page.
alter table payment_attempts add column code text;

-- by_hand: no gateway gives this money back (cash at an outlet): the staff does, and says when.
alter table refunds
  drop constraint refunds_state_check,
  add constraint refunds_state_check check (state in ('requested', 'sent', 'done', 'failed', 'by_hand'));

-- How to pay, as it was said: {"instructions": {"en", "ar"}, "note", "fields"}.
alter table reservations add column payment_instructions jsonb;
