import { addDays } from '@rihla/contract/values/dates'
import type { Trx } from '../../../platform/database/connect.ts'
import type { Begin } from './days-of-change.ts'
import type { Service, TimetableChange } from './service.ts'
import { findSame } from './service-store.ts'

/**
 * The row that is as was asked for already, as after a change whose answer was lost or that was sent twice at once; null:
 * there is none. `service` is the row that was asked to change, as it stands.
 */
export async function alreadySo(
  trx: Trx,
  service: Service,
  { to, terms }: TimetableChange,
  { first, begins }: Begin,
): Promise<number | null> {
  const its = { ...service, ...terms, firstDay: begins, lastDay: to }
  if (terms) return findSame(trx, its, to !== null)
  const isOver = service.active ? service.lastDay === addDays(first, -1) : first <= service.firstDay
  return isOver ? service.id : null
}
