-- Agreeing and doing are two steps: what was agreed to and broke off in between is found again.
alter table desk_approvals add column carried_out_at timestamptz;
update desk_approvals set carried_out_at = decided_at where state = 'agreed';
alter table desk_approvals add check (carried_out_at is null or state = 'agreed');
