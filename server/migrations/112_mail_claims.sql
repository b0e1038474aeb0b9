-- Who sends a mail says so first, and what came of it after: no connection is kept while a mail server takes its
-- time. A claim that nobody finished (a crash) may be taken over.
alter table sent_mails drop constraint sent_mails_outcome_check;
alter table sent_mails add constraint sent_mails_outcome_check
  check (outcome in ('sending', 'sent', 'undeliverable'));
