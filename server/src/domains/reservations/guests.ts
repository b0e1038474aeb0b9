import type { Language } from '@rihla/contract/values/language'
import { guestsText, partyText } from '@rihla/contract/values/party'
import type { Reservation } from './reservation.ts'

type Guests = Pick<Reservation, 'adults' | 'children' | 'sold'>

/** Who comes, in words: `2 adults, 1 child (6 years)`; without the ages where they weren't written down. */
export function guestsOf({ adults, children, sold }: Guests, language: Language): string {
  const known = sold.party?.childAges.length === children ? sold.party : undefined
  return known ? partyText(known, language) : guestsText({ adults, children }, language)
}
