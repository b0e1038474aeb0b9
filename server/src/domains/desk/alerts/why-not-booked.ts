import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp } from '@rihla/contract/values/money'

const prices = /^it costs (\d+) by now, (\d+) were paid$/
const refusals = /^([a-z_]+): (.+)$/s

/** What a partner answered, by the name that we gave it. */
const answers: ReadonlyMap<string, LocalizedText> = new Map([
  ['rate_expired', { en: 'Its price is gone', ar: 'لم يعد السعر متاحًا' }],
  ['rate_gone', { en: 'The room is gone at these terms', ar: 'لم تعد الغرفة متاحة بهذه الشروط' }],
  ['sold_out', { en: 'The room is sold out', ar: 'نفدت الغرفة' }],
  ['price_changed', { en: 'It costs more by now', ar: 'ارتفع السعر' }],
  ['invalid_guests', { en: 'The guests weren’t accepted', ar: 'لم تُقبل بيانات الضيوف' }],
  ['account', { en: 'Our account with the partner', ar: 'حسابنا لدى الشريك' }],
  ['permanent', { en: 'The partner refused', ar: 'رفض الشريك' }],
])

/** What nobody answered. */
const ours: ReadonlyMap<string, LocalizedText> = new Map([
  [
    'the supplier can’t be asked',
    { en: 'The partner couldn’t be reached', ar: 'تعذّر الوصول إلى الشريك' },
  ],
  [
    'the hotel isn’t sold any more',
    { en: 'The hotel isn’t sold any more', ar: 'لم يعد الفندق معروضًا' },
  ],
  [
    'never seen at the supplier',
    { en: 'The partner has no such booking', ar: 'لا يوجد هذا الحجز لدى الشريك' },
  ],
  ['cancelled by the supplier', { en: 'The partner cancelled it', ar: 'ألغاه الشريك' }],
  [
    'invalid_guests: who travels isn’t known any more',
    { en: 'The guests’ names were deleted by then', ar: 'كانت أسماء الضيوف قد حُذفت' },
  ],
])

const dearer = (now: string, paid: string): LocalizedText => ({
  en: `It costs ${now} by now, it was sold for ${paid}`,
  ar: `أصبحت التكلفة ${now}، وقد بيعت بسعر ${paid}`,
})

/**
 * Why a partner's room that was paid for isn't booked, as it was written down, in words for people; a partner's own
 * words stay beside ours, and what isn't known stays as it is.
 */
export function whyNotBooked(written: string, language: Language): string {
  const known = ours.get(written) ?? answers.get(written)
  if (known) return known[language]
  const sums = prices.exec(written)
  if (sums) {
    const [now, paid] = [sums[1], sums[2]].map((it) => formatEgp(toWholeEgp(Number(it)), language))
    return dearer(now ?? '', paid ?? '')[language]
  }
  const [, name = '', said = ''] = refusals.exec(written) ?? []
  const answer = answers.get(name)
  return answer ? `${answer[language]}: ${said}` : written
}
