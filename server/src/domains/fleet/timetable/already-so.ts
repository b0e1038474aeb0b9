import { addDays } from '@rihla/contract/values/dates'
import type { Trx } from '../../../platform/database/connect.ts'
import type { Service, TimetableChange } from './service.ts'
import { findSame } from './service-store.ts'

/**
 * The row that is as was asked for already, as after a change whose answer was lost or that was sent twice at once; null:
 * there is none. `service` is the row that was asked to change, as it stands.
 */
export async function alreadySo(
  trx: Trx,
  service: Service,
  { from, to, terms }: TimetableChange,
): Promise<number | null> {
  const firstDay = from < service.firstDay ? service.firstDay : from
  if (terms) return findSame(trx, { ...service, ...terms, firstDay, lastDay: to }, to !== null)
  const isOver = service.active ? service.lastDay === addDays(from, -1) : from <= service.firstDay
  return isOver ? service.id : null
}
