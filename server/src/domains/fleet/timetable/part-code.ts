import type { CalendarDate } from '@rihla/contract/values/dates'
import { sql, type RawBuilder } from 'kysely'

/** What a row is called that is a part of another's days, from its first one on. */
export const partCode = (code: string, firstDay: CalendarDate): string => `${code}/${firstDay}`

/** Parts by their first days; by numbers, as feeds were imported at first. */
const PART = String.raw`/(\d{4}-\d\d-\d\d|\d+)$`

/** The code that a row is a part of, or its own. */
export const wholeOf = (column: string): RawBuilder<string> =>
  sql`regexp_replace(${sql.ref(column)}, ${PART}, '')`
