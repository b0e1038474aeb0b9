import type { DeskDeed } from '@rihla/contract/desk/calls'
import type { Language } from '@rihla/contract/values/language'
import { methodName } from '../../reservations/index.ts'

type Figures = Readonly<Record<string, unknown>> | null

/** What names the subject of a deed that has no number of its own, among the figures that it was begun with. */
const naming: { readonly [Deed in DeskDeed]?: string } = {
  setPaymentMethod: 'Id',
  setDepositTerms: 'Kind',
  setCancellation: 'Kind',
  setSaleEnd: 'Kind',
  settleAlert: 'kind',
}
const isNaming = (action: string): action is DeskDeed => Object.hasOwn(naming, action)

/** What such a deed was about: the name of a way to pay; kinds of offers and alerts by their codes, as calls name them. */
export function subjectIn(action: string, before: Figures, language: Language): string | null {
  const name = isNaming(action) ? naming[action] : undefined
  const said = name === undefined ? null : before?.[name]
  if (typeof said !== 'string') return null
  return action === 'setPaymentMethod' ? methodName(said, language) : said
}
