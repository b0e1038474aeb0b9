import { undecorated } from '@rihla/contract/values/phone'
import { type Dial, splitPhone } from '../../../platform/phone.ts'
import { GUEST_NAME } from '../saved-checkout.ts'

/** What a traveller types at checkout. */
export type TravellerForm = {
  name: string
  country: string
  phone: string
  request: string
  /** The hotel that they are fetched from. */
  pickUp: string
}

/** The placeholder under which visitors hold is never shown as a name. */
export const shownName = (name: string): string => (name.trim() === GUEST_NAME ? '' : name)

/** Optional; 8 to 15 digits of either script when given. */
export function isPhoneValid(phone: string): boolean {
  const plain = undecorated(phone)
  return plain === '' || /^\+?\d{8,15}$/.test(plain)
}

export const formProblems = ({ name, phone }: TravellerForm) => ({
  name: shownName(name).trim() === '' ? ('nameRequired' as const) : null,
  phone: isPhoneValid(phone) ? null : ('phoneInvalid' as const),
})

type Prefill = {
  name: string
  phone: string | null
  request?: string | null
  pickUp?: string | null
}

/**
 * What the form starts with: what was typed in this tab, else what the booking holds, else the
 * signed-in user. Nothing that was typed is ever overwritten.
 */
export function prefilledForm(
  draft: TravellerForm | null,
  held: Prefill,
  user: Prefill | null,
  countries: readonly Dial[],
): TravellerForm {
  const name = draft?.name || shownName(held.name) || user?.name || ''
  const phone = draft?.phone ? draft : splitPhone(held.phone ?? user?.phone, countries)
  return {
    name,
    country: phone.country,
    phone: phone.phone,
    request: draft?.request ?? held.request ?? '',
    // A draft of before has none.
    pickUp: draft?.pickUp ?? held.pickUp ?? '',
  }
}
