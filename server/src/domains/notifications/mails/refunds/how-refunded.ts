import type { Language } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { ReservationFacts } from '../../facts.ts'
import { amountText, callUs } from '../../phrases.ts'

type Going = {
  /** In words. */
  readonly amount: string
  /** Nothing of it is kept. */
  readonly inFull?: boolean | undefined
}
type Words = Readonly<Record<Language, (going: Going) => string>>

const byItself: Words = {
  en: ({ amount, inFull }) =>
    `${amount} goes back${inFull ? ' in full' : ''}, the way you paid. Depending on your bank it arrives within 14 days.`,
  ar: ({ amount, inFull }) =>
    `نعيد ${amount}${inFull ? ' بالكامل' : ''} بالطريقة التي دفعت بها، ويصلك خلال 14 يومًا بحسب البنك.`,
}
const byHand: Words = {
  en: ({ amount, inFull }) =>
    `${amount} comes back to you${inFull ? ' in full' : ''}. You paid in cash or by transfer, so we call you to agree how you get it.`,
  ar: ({ amount, inFull }) =>
    `نعيد إليك ${amount}${inFull ? ' بالكامل' : ''}. دفعت نقدًا أو بتحويل، لذا نتصل بك لنتفق على طريقة استلامه.`,
}
/** Of what was paid in more ways than one. */
const partByHand: Words = {
  en: ({ amount }) =>
    `You paid ${amount} of it in cash or by transfer, so we call you to agree how you get that.`,
  ar: ({ amount }) => `ودفعت ${amount} نقدًا أو بتحويل، لذا نتصل بك لنتفق على طريقة استلامه.`,
}
const afterBank: Words = {
  en: ({ amount }) =>
    `${amount} comes back to you. The payment is disputed at the bank, so the bank decides first: what it does not give back, we do.`,
  ar: ({ amount }) =>
    `نعيد إليك ${amount}. الدفعة محل اعتراض لدى البنك، لذا ننتظر قراره أولًا: وما لا يرده إليك نرده نحن.`,
}

const short = {
  byItself: {
    en: ({ amount }) => `${amount} goes back the way you paid.`,
    ar: ({ amount }) => `نعيد ${amount} بالطريقة التي دفعت بها.`,
  },
  byHand: {
    en: ({ amount }) => `${amount} comes back to you; we call you to agree how.`,
    ar: ({ amount }) => `نعيد إليك ${amount}، ونتصل بك لنتفق على الطريقة.`,
  },
  afterBank: {
    en: ({ amount }) => `${amount} comes back to you once the bank has decided your dispute.`,
    ar: ({ amount }) => `نعيد إليك ${amount} بعد قرار البنك في اعتراضك.`,
  },
} satisfies Record<string, Words>

const nothingToDo: Readonly<Record<Language, string>> = {
  en: 'You have nothing to do for the refund.',
  ar: 'لا حاجة إلى أي خطوة منك لاسترداد المبلغ.',
}

type How = Pick<
  ReservationFacts,
  'amountPiastres' | 'refundedByHand' | 'byHandPiastres' | 'waitsForBank' | 'phone'
>

/** Piastres that go back by themselves, and that staff give. */
function splitOf({ amountPiastres, refundedByHand, byHandPiastres }: How) {
  const given = byHandPiastres ?? (refundedByHand ? amountPiastres : 0)
  return { itself: amountPiastres - given, given }
}

/** How the money that the facts speak of goes back: the way it came, or, where nothing gives it back by itself, as is agreed. */
export function howRefunded(how: How, language: Language, inFull?: boolean): string {
  const say = (words: Words, piastres: Piastres): string =>
    words[language]({ amount: amountText(piastres, language), inFull })
  if (how.waitsForBank) return say(afterBank, how.amountPiastres)
  const { itself, given } = splitOf(how)
  if (given === 0) return say(byItself, how.amountPiastres)
  const agreed =
    itself === 0
      ? [say(byHand, how.amountPiastres)]
      : [say(byItself, itself), say(partByHand, given)]
  return [...agreed, ...callUs(how, language)].join(' ')
}

/** The same in a line. */
export function howRefundedInShort(how: How, language: Language): string {
  const say = (words: Words, piastres: Piastres): string =>
    piastres > 0 ? words[language]({ amount: amountText(piastres, language) }) : ''
  if (how.waitsForBank) return say(short.afterBank, how.amountPiastres)
  const { itself, given } = splitOf(how)
  return [say(short.byItself, itself), say(short.byHand, given)].filter(Boolean).join(' ')
}

/** What its owner has to do for it, where that is nothing. */
export const refundNotes = (how: How, language: Language): string[] =>
  how.waitsForBank || splitOf(how).given > 0 ? [] : [nothingToDo[language]]
