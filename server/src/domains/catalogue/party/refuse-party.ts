import { CHILD_AGE, MOST_CHILDREN } from '@rihla/contract/catalogue/children'
import type { Party } from '@rihla/contract/values/party'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { whyNoChildren, type ChildTerms, type WhyNoChildren } from './child-terms.ts'

export type RefusedParty = Refusal<
  'too_many_guests' | 'children_outside_limits' | 'child_age_outside_limits' | WhyNoChildren
>

/**
 * Why a party can't be booked at once, whatever the day: more adults than that or more than six children,
 * a child beyond 12, one that the offer doesn't take or that is too young for it. Null when it can.
 */
export function refuseParty(
  party: Party,
  terms: ChildTerms,
  mostAdults: number,
): RefusedParty | null {
  const { min, max } = CHILD_AGE
  if (party.adults > mostAdults) return refuse('too_many_guests', { max: mostAdults })
  if (party.childAges.length > MOST_CHILDREN)
    return refuse('children_outside_limits', { max: MOST_CHILDREN })
  if (party.childAges.some((age) => age < min || age > max))
    return refuse('child_age_outside_limits', { min, max })
  const why = whyNoChildren(party, terms)
  return why && refuse(why, { min: terms.minAge })
}
