import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { Db } from './platform/database/connect.ts'
import type { Metrics } from './platform/http/observation/metrics.ts'
import { AUDIT_BOOKS } from './audit-books.ts'

type Figures = {
  readonly mails_waiting: number
  readonly oldest_mail: number
  readonly late_mails: number
  readonly stuck_holds: number
  /** Null where the audit couldn't be made: nobody knows. */
  readonly unbalanced: number | null
  readonly unaudited: number
  readonly clock_failing: number
  readonly open_alerts: number
}

/** A mail leaves within seconds; one address that can't be reached, however many wait for it, is no fault of ours. */
const LATE_MINUTES = 10
/** Since when a mail waits: what is put off is queued anew. */
const askedAt = sql`coalesce((data->>'askedAt')::timestamptz, created_on)`

/**
 * A hold is tidied within a minute of its end; one that is being paid for, once its gateway can't be waited for any
 * longer, or staff haven't decided about its receipt: at its hard cap.
 */
const STUCK_MINUTES = 10

/** Tries within half a minute may all meet what passes by itself. */
const KEEPS_FAILING = 4

/** The last night's audit was tried until it failed for good, or is being tried again and again. */
const unaudited = sql`(
  exists (select from jobs.job where name = ${AUDIT_BOOKS}
    and (state = 'failed' or state = 'retry' and retry_count >= ${KEEPS_FAILING}))
  or exists (select from jobs.archive where name = ${AUDIT_BOOKS} and state = 'failed'))`

/** Until work of its kind would have been done again, failed work counts; a clock that stands does, too. */
const clockFailing = sql`(
  select count(distinct s.name) from jobs.schedule s join jobs.job j using (name)
    where j.state = 'retry' and j.retry_count >= ${KEEPS_FAILING}
      or j.state = 'failed' and j.completed_on > now() - case
        when s.cron like '*%' then interval '30 minutes'
        when s.cron like '% * * * *' then interval '2 hours' else interval '1 day' end)
  + (select count(*) from jobs.version where cron_on < now() - interval '10 minutes')`

const ask = async (db: Db): Promise<Figures | undefined> =>
  (
    await sql<Figures>`
      select count(*) as mails_waiting,
        coalesce(extract(epoch from now() - min(${askedAt})), 0)::float as oldest_mail,
        count(distinct coalesce(data->>'to', id::text))
          filter (where ${askedAt} < now() - make_interval(mins => ${LATE_MINUTES})) as late_mails,
        (select count(*) from holds where state in ('active', 'paying')
          and expires_at < now() - make_interval(mins => ${STUCK_MINUTES})
          and (state = 'active' or hard_cap_at < now() - make_interval(mins => ${STUCK_MINUTES}))) as stuck_holds,
        case when ${unaudited} then null else (select count(*) from staff_alerts
          where settled_at is null and kind = 'books_do_not_balance') end as unbalanced,
        ${unaudited}::int as unaudited,
        ${clockFailing} as clock_failing,
        (select count(*) from staff_alerts where settled_at is null) as open_alerts
      from jobs.job where name in ('send-mail', 'send-code') and state in ('created', 'retry')
        and start_after < now() + interval '1 minute'`.execute(db)
  ).rows[0]

/** Whoever reads the figures gives up after ten seconds, and would learn nothing of a database that hangs. */
const LATE_MS = 5000

const inTime = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, LATE_MS, undefined)
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/**
 * Adds figures of the business to `/metrics`, asked for whenever those are read: by any process, the same.
 * While the database is away, or hangs, they are missing, and `rihla_business_known` is 0.
 */
export function watchBusiness({ registry }: Metrics, db: Db): void {
  let asking: Promise<Figures | undefined> | undefined
  // All figures of one reading come from one statement, and none is begun beside one that hangs.
  const figures = (): Promise<Figures | undefined> => {
    asking ??= ask(db)
      .catch(() => undefined)
      .finally(() => (asking = undefined))
    return inTime(asking)
  }
  const gauge = (name: string, help: string, of: (it: Figures | undefined) => unknown): Gauge => {
    const it: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = of(await figures())
        if (typeof value === 'number') it.set(value)
        else it.remove()
      },
    })
    return it
  }
  gauge('rihla_mails_waiting', 'Mails that could be sent now', (it) => it?.mails_waiting)
  gauge('rihla_oldest_mail_seconds', 'How long the oldest has waited', (it) => it?.oldest_mail)
  gauge('rihla_mails_late', 'People whose mail has waited for ten minutes', (it) => it?.late_mails)
  gauge(
    'rihla_holds_stuck',
    'Holds that should have ended ten minutes ago',
    (it) => it?.stuck_holds,
  )
  gauge('rihla_books_unbalanced', 'Findings of the audit, not settled', (it) => it?.unbalanced)
  gauge('rihla_books_unaudited', '1 while the audit could not be made', (it) => it?.unaudited)
  gauge(
    'rihla_clock_work_failing',
    'Kinds of scheduled work that keep failing',
    (it) => it?.clock_failing,
  )
  gauge('rihla_staff_alerts_open', 'What waits on the staff’s list', (it) => it?.open_alerts)
  gauge('rihla_business_known', '1 while these figures are of now', (it) => (it ? 1 : 0))
}
