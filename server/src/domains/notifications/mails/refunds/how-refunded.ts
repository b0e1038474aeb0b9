import type { Language } from '@rihla/contract/values/language'
import { SUPPORT_PHONE } from '@rihla/contract/values/support'
import type { ReservationFacts } from '../../facts.ts'
import { leftToRight } from '../../phrases.ts'

type Going = {
  /** In words. */
  readonly amount: string
  /** Nothing of it is kept. */
  readonly inFull?: boolean
}

const byItself: Readonly<Record<Language, (going: Going) => string>> = {
  en: ({ amount, inFull }) =>
    `${amount} goes back${inFull ? ' in full' : ''}, the way you paid. Depending on your bank it arrives within 14 days.`,
  ar: ({ amount, inFull }) =>
    `نعيد ${amount}${inFull ? ' بالكامل' : ''} بالطريقة التي دفعت بها، ويصلك خلال 14 يومًا بحسب البنك.`,
}

const phone = leftToRight(SUPPORT_PHONE)
const byHand: Readonly<Record<Language, (going: Going) => string>> = {
  en: ({ amount, inFull }) =>
    `${amount} comes back to you${inFull ? ' in full' : ''}. You paid in cash or by transfer, so we call you to agree how you get it; you can call us, too: ${phone}.`,
  ar: ({ amount, inFull }) =>
    `نعيد إليك ${amount}${inFull ? ' بالكامل' : ''}. دفعت نقدًا أو بتحويل، لذا نتصل بك لنتفق على طريقة استلامه، ويمكنك الاتصال بنا أيضًا: ${phone}.`,
}

const nothingToDo: Readonly<Record<Language, string>> = {
  en: 'You have nothing to do for the refund.',
  ar: 'لا حاجة إلى أي خطوة منك لاسترداد المبلغ.',
}

type How = Pick<ReservationFacts, 'refundedByHand'>

/** How money goes back: the way it came, or, where nothing gives it back by itself, as is agreed. */
export const howRefunded = ({ refundedByHand }: How, going: Going, language: Language): string =>
  (refundedByHand ? byHand : byItself)[language](going)

/** What its owner has to do for it, where that is nothing. */
export const refundNotes = ({ refundedByHand }: How, language: Language): string[] =>
  refundedByHand ? [] : [nothingToDo[language]]
