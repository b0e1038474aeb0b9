import { fillText } from '@rihla/contract/cancellation/words'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { dueOf, everPaid } from '../deposit/deposit.ts'
import type { Reservation } from '../reservation.ts'
import { methodTexts } from '../texts.ts'

const labels = {
  points: { en: 'Paid with points', ar: 'مدفوع بالنقاط' },
  chosen: { en: 'With your points', ar: 'بنقاطك' },
  money: { en: 'Paid by {method}', ar: 'مدفوع عن طريق {method}' },
  left: { en: 'Left to pay', ar: 'المتبقي للدفع' },
} satisfies Record<string, LocalizedText>

/** Lines below the total of what is paid with points, all or in part: what they pay, and what money does. */
export function pointLines(it: Reservation, language: Language) {
  if (it.points === 0) return []
  const line = (label: keyof typeof labels, amount: Piastres, method = '') => ({
    Label: fillText(labels[label][language], { method }),
    Text: formatEgp(toWholeEgp(amount), language),
  })
  if (!it.confirmedAt)
    return it.status === 'Pending Payment' && dueOf(it) > 0
      ? [line('chosen', -it.points), line('left', dueOf(it))]
      : []
  const money = everPaid(it) - it.points
  const method = methodTexts[it.paymentMethod ?? '']?.[language] ?? it.paymentMethod ?? ''
  return [line('points', it.points), ...(money > 0 ? [line('money', money, method)] : [])]
}
