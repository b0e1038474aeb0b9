import type { LocalizedText } from '@rihla/contract/values/language'
import type { SupplierRoom } from '../../../ports/hotel-supplier.ts'
import type { Plan } from './plan.ts'

/** How a room is called: as its hotel's content does, else as its rate does. */
export function roomName(
  known: SupplierRoom | undefined,
  { roomCode, roomName: said }: Pick<Plan, 'roomCode' | 'roomName'>,
): LocalizedText {
  if (known) return known.name
  const name = said ?? roomCode
  return { en: name, ar: name }
}
