-- Whether the gateway took money for an attempt by more than one transaction: few are so, and each is looked at one by
-- one, in the desk's sums of money, too.
alter table payment_attempts add column charged_again boolean not null default false;
update payment_attempts set charged_again = true where id in (
  select attempt_id from payment_ledger where kind = 'charge'
  group by attempt_id having count(distinct split_part(gateway_ref, '#', 1)) > 1);
create index payment_attempts_charged_again on payment_attempts (id) where charged_again;
