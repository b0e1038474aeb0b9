import type { Caller } from '../../../platform/http/caller.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { changeProfile, countryNamed, profileOf } from './store.ts'

type Asked = Pick<Caller, 'identity'>

/** Whether the nationality of who is signed in is known. */
export async function hasNationality(
  { db }: AccountDeps,
  caller: Asked,
): Promise<boolean | Refusal<'unauthenticated'>> {
  const identity = await caller.identity()
  const profile = identity && (await profileOf(db, identity.userId))
  return profile ? profile.country_code !== null : refuse('unauthenticated')
}

/** Sets the nationality by a country's Code (or English name, as the prompt shows them). */
export async function setNationality(
  { db }: AccountDeps,
  input: { country: string },
  caller: Asked,
): Promise<true | Refusal<'unauthenticated' | 'nationality_required' | 'country_unknown'>> {
  const identity = await caller.identity()
  if (!identity) return refuse('unauthenticated')
  if (input.country.trim() === '') return refuse('nationality_required')
  const country = await countryNamed(db, input.country.trim())
  if (!country) return refuse('country_unknown')
  await changeProfile(db, identity.userId, { country_code: country.code })
  return true
}
