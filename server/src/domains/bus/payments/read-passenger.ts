import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { BusDeps } from '../deps.ts'

export type Passenger = { readonly name: string; readonly phone: string }

/** Who travels: a name, and a phone that fits its country's pattern. Both are required. */
export async function readPassenger(
  { readPhone }: Pick<BusDeps, 'readPhone'>,
  userId: number,
  typed: { readonly name: string; readonly phone: string },
): Promise<Passenger | Refusal> {
  const name = typed.name.trim()
  if (name === '') return refuse('full_name_required')
  const phone = await readPhone(userId, typed.phone)
  if (isRefusal(phone)) return phone
  return phone === null ? refuse('phone_invalid') : { name, phone }
}
