-- Reviews whose author's account was erased wait for nobody: they have no words any more. Nor do any others that were
-- decided.
update staff_alerts a set settled_at = now()
  where a.kind = 'review_waiting' and a.settled_at is null
    and exists (select from reviews r where r.id::text = a.subject and r.state <> 'pending');
