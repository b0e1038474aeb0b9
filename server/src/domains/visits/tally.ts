import type { CalendarDate } from '@rihla/contract/values/dates'
import { failureOf, pageOf, type CountedEvent } from '@rihla/contract/visits/batch'

/** What is added to one row. */
export type Addition = {
  readonly day: CalendarDate
  readonly name: string
  readonly subject: string
  readonly detail: string
  count: number
  value: number
}

/** Additions by the row that they are for: as many as there are pages, steps and reasons, however much is sent. */
export type Tally = Map<string, Addition>

/** What is kept of an event. */
function rowOf(event: CountedEvent): { subject: string; detail: string; value: number } {
  if (event.name === 'page_view')
    return { subject: pageOf(event.path), detail: event.language, value: 0 }
  if (event.name === 'login_failed')
    return { subject: failureOf(event.code), detail: event.method, value: 0 }
  return { subject: event.module, detail: '', value: Math.round(event.value ?? 0) }
}

/** Adds to what is counted already; `times` and `value` are those of one event unless said otherwise. */
function add(tally: Tally, it: Addition): void {
  const key = [it.day, it.name, it.subject, it.detail].join(' ')
  const before = tally.get(key)
  if (!before) return void tally.set(key, { ...it })
  before.count += it.count
  before.value += it.value
}

/** Counts an event of a day. */
export const countEvent = (tally: Tally, day: CalendarDate, event: CountedEvent): void =>
  add(tally, { day, name: event.name, ...rowOf(event), count: 1 })

/** Puts one tally into another. */
export const addTally = (tally: Tally, other: Tally): void => other.forEach((it) => add(tally, it))
