import type { RetryingDb } from './retrying-db.ts'

/** Once: each of these statements waits for who writes jobs at the moment. */
const STATEMENTS = `
do $once$ begin
  if to_regclass('jobs.job_of_all_queues') is not null then return; end if;
  create table jobs.job_of_all_queues partition of jobs.job default;
  create unique index job_of_all_queues_throttle on jobs.job_of_all_queues
    (name, singleton_on, coalesce(singleton_key, '')) where state <> 'cancelled' and singleton_on is not null;
  create index job_of_all_queues_fetch on jobs.job_of_all_queues
    (name, start_after) include (priority, created_on, id) where state < 'active';
  create or replace function jobs.create_queue(queue_name text, options json) returns void language sql as $$
    insert into jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
      retention_minutes, dead_letter)
    values (queue_name, options->>'policy', (options->>'retryLimit')::int, (options->>'retryDelay')::int,
      (options->>'retryBackoff')::bool, (options->>'expireInSeconds')::int,
      (options->>'retentionMinutes')::int, options->>'deadLetter')
    on conflict do nothing
  $$;
end $once$`

/**
 * Puts the jobs of all queues into one table. By itself pg-boss 10 makes a table with six indexes for each queue, of
 * which we have some sixty with a handful of jobs: then a look at all of them takes a millisecond to plan in every
 * session, and a third of the files of a database are theirs. A queue that has a table already keeps it. To be called
 * once pg-boss has made its schema, before queues are made.
 */
export const shareQueueTable = async (db: RetryingDb): Promise<void> =>
  void (await db.executeSql(STATEMENTS))
