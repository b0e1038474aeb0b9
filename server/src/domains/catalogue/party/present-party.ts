import { toAddressDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { Party } from '@rihla/contract/values/party'
import { bookButton, notForParty } from '../offer/texts.ts'
import { whyNoChildren, type ChildTerms } from './child-terms.ts'
import { partyProblemText, type PartyProblem } from './child-texts.ts'

type PartyOnDay = {
  readonly fits: boolean
  readonly available: boolean
  /** What the button says while it isn't. */
  readonly notFree: LocalizedText
}

/** What details say of who may come. */
export function presentParty(
  party: Party,
  terms: ChildTerms,
  { fits, available, notFree }: PartyOnDay,
  language: Language,
) {
  const why: PartyProblem | null = whyNoChildren(party, terms) ?? (fits ? null : 'rooms_do_not_fit')
  const free = available && why === null
  const button = why ? notForParty : free ? bookButton : notFree
  return {
    Children: terms.bands && { MinAge: terms.minAge },
    PartyProblem: why && partyProblemText(why, terms, language),
    IsAvailable: free,
    BookButtonText: button[language],
  }
}

/** Those of a party for whom there is a price: without its children where those can't come. */
export const pricedParty = (party: Party, terms: ChildTerms): Party =>
  whyNoChildren(party, terms) ? { ...party, childAges: [] } : party

/** The address of the page of an offer, for a day and a party. */
export function shareLink(
  page: string,
  { id, date, party }: { id: number; date: CalendarDate; party: Party },
): string {
  const link = `${page}?id=${id}&arrival-date=${toAddressDate(date)}&adults=${party.adults}`
  return party.childAges.length > 0 ? `${link}&children=${party.childAges.join(',')}` : link
}
