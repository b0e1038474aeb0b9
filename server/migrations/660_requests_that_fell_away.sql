-- What was asked of a second person and can't be done any more falls away by itself, or as they agree: nobody declined it,
-- and whoever asked reads why. Of what was declined they read the reason.
alter table desk_approvals drop constraint desk_approvals_state_check;
alter table desk_approvals drop constraint desk_approvals_check;
alter table desk_approvals
  add constraint desk_approvals_state_check check (state in ('waiting', 'agreed', 'declined', 'fallen')),
  add constraint desk_approvals_decider check (
    case state when 'waiting' then decided_by is null when 'fallen' then true else decided_by is not null end),
  add column decided_why text,
  -- amount: another one would go back by then. over: what it was about has ended or is another by now.
  add column fell_because text check (fell_because in ('amount', 'over')),
  add constraint desk_approvals_fallen check ((state = 'fallen') = (fell_because is not null));
create index desk_approvals_by_asker on desk_approvals (asked_by, decided_at);
