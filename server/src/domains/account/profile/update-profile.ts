import type { Caller, Identity } from '../../../platform/http/caller.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { readFullName } from '../registration/rules.ts'
import { countryOf, listCountries, userById } from '../store.ts'
import { replaceImage } from './replace-image.ts'
import { readProfileImage } from './read-profile-image.ts'
import { readPhone } from './read-phone.ts'
import { changeProfile, countryNamed, type ProfileChange } from './store.ts'

/** Each costs a fair part of a second of a core. */
const imagesPerAccount: Limit = { name: 'profile-image', points: 40, seconds: 3600 }

type Request = {
  FullName?: string | undefined
  ProfileImage?: File | undefined
  PhoneNumber?: string | undefined
  AdditionPhoneNumber?: string | undefined
  Country?: string | undefined
}

/**
 * Changes what was sent of the profile, all of it or nothing; a missing field stays, an empty phone is taken away.
 */
export async function updateProfile(
  deps: AccountDeps,
  input: Request,
  caller: Pick<Caller, 'identity'>,
): Promise<true | Refusal> {
  const identity = await caller.identity()
  if (!identity) return refuse('unauthenticated')
  const change = await readChange(deps, input, identity)
  if (isRefusal(change)) return change
  if (input.ProfileImage) return withImage(deps, identity, change, input.ProfileImage)
  await changeProfile(deps.db, identity.userId, change)
  return true
}

async function readChange(
  { db }: AccountDeps,
  input: Request,
  { userId }: Identity,
): Promise<ProfileChange | Refusal> {
  const fullName = input.FullName === undefined ? undefined : readFullName(input.FullName)
  if (isRefusal(fullName)) return fullName
  const posted = input.Country ? await countryNamed(db, input.Country.trim()) : undefined
  if (input.Country && !posted) return refuse('country_unknown')

  const phones = { phone: input.PhoneNumber, addition_phone: input.AdditionPhoneNumber }
  const change: ProfileChange = {
    ...(fullName !== undefined && { full_name: fullName }),
    ...(posted && { country_code: posted.code }),
  }
  if (phones.phone === undefined && phones.addition_phone === undefined) return change
  const own = posted ? undefined : (await userById(db, userId))?.country_code
  const country = posted ?? (own ? await countryOf(db, own) : undefined)
  const countries = await listCountries(db)
  for (const field of ['phone', 'addition_phone'] as const) {
    const text = phones[field]
    const phone = text === undefined ? undefined : readPhone(text, country, countries)
    if (isRefusal(phone)) return phone
    if (phone !== undefined) change[field] = phone
  }
  return change
}

async function withImage(
  deps: AccountDeps,
  { userId }: Identity,
  change: ProfileChange,
  file: File,
): Promise<true | Refusal> {
  const wait = await deps.limits.count(imagesPerAccount, String(userId))
  if (wait > 0) return refuse('too_many_requests', { seconds: wait })
  const image = await readProfileImage(file)
  if (isRefusal(image)) return image
  await replaceImage(deps, userId, image, change)
  return true
}
