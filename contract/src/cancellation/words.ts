import { cairoDate } from '../values/dates.ts'
import { type Language, type LocalizedText } from '../values/language.ts'
import { cairoMoment } from '../values/moments.ts'
import { formatEgp, toWholeEgp } from '../values/money.ts'
import { stepsAhead, type CancellationAmounts, type CancellationTerms } from './terms.ts'

const MINUTE = 60_000

/**
 * The end of a time as the clocks in Cairo show it: `Wed 16 Dec 2026, 09:00`. What ends with a day ends
 * at 23:59 of it.
 */
export function deadlineText(until: string | Date, language: Language): string {
  const at = new Date(until)
  const endsDay = cairoDate(new Date(at.getTime() - 1)) !== cairoDate(at)
  return cairoMoment(endsDay ? new Date(at.getTime() - MINUTE) : at, language)
}

const scheduleTexts = {
  full: { en: 'Full refund until {until}', ar: 'يُرد المبلغ بالكامل حتى {until}' },
  part: { en: '{percent}% refund until {until}', ar: 'يُرد {percent}% من المبلغ حتى {until}' },
  after: { en: 'No refund after that', ar: 'لا يُرد أي مبلغ بعد ذلك' },
  never: {
    en: 'No refund when you cancel',
    ar: 'لا يُرد أي مبلغ عند الإلغاء',
  },
} satisfies Record<string, LocalizedText>

/** What cancelling comes to, in sentences; the same on every page and in every mail. */
export const cancellationTexts = {
  refundNow: {
    en: 'Cancel by {until} and {refund} comes back to you, after a fee of {fee}.',
    ar: 'إذا ألغيت قبل {until} نعيد إليك {refund} بعد خصم رسوم {fee}.',
  },
  refundAllNow: {
    en: 'Cancel by {until} and {refund} comes back to you. No fee is kept.',
    ar: 'إذا ألغيت قبل {until} نعيد إليك {refund} بلا أي رسوم.',
  },
  nothingNow: {
    en: 'You can still cancel, but nothing is refunded: {fee} is kept.',
    ar: 'ما زال الإلغاء ممكنًا، لكن لا يُرد أي مبلغ: تُخصم {fee} كاملة.',
  },
} satisfies Record<string, LocalizedText>

/** A text with its placeholders filled. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** One line of what cancelling gives back; `Until` null: from then on, nothing. */
export type CancellationLine = {
  readonly Until: string | null
  readonly Percent: number
  readonly Text: string
}

/** What cancelling gives back from now on, line by line; the last one says when nothing does. */
export function cancellationLines(
  terms: CancellationTerms,
  now: Date,
  language: Language,
): CancellationLine[] {
  const ahead = stepsAhead(terms, now)
  const lines = ahead.map(({ until, percent }) => ({
    Until: until,
    Percent: percent,
    Text: fillText(scheduleTexts[percent === 100 ? 'full' : 'part'][language], {
      until: deadlineText(until, language),
      percent: String(percent),
    }),
  }))
  const last = ahead.length > 0 ? scheduleTexts.after : scheduleTexts.never
  return [...lines, { Until: null, Percent: 0, Text: last[language] }]
}

/** What cancelling now comes to, in a sentence with its amounts. */
export function cancellationSentence(
  { refund, kept, until }: CancellationAmounts,
  language: Language,
): string {
  const text =
    until === null || refund === 0 ? 'nothingNow' : kept > 0 ? 'refundNow' : 'refundAllNow'
  return fillText(cancellationTexts[text][language], {
    refund: formatEgp(toWholeEgp(refund), language),
    fee: formatEgp(toWholeEgp(kept), language),
    until: until ? deadlineText(until, language) : '',
  })
}
