-- Attempts that ended unpaid are asked about for a day more: their page may have stayed open.
create index payment_attempts_ended on payment_attempts (expires_at) where state in ('expired', 'failed');
