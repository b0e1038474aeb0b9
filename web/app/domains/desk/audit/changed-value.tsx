import { staffRoles } from '@rihla/contract/desk/roles'
import { commaOf, type Language } from '@rihla/contract/values/language'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { weekdaysText } from '../buses/service-text.ts'
import type { DeskText } from '../content/field-texts.ts'
import { longMomentText } from '../moments.ts'
import { isNamedModule, moduleNames } from '../promocodes/module-names.ts'
import { closesAtText } from '../settings/closes-at-text.ts'
import { percentText } from '../settings/percent.ts'
import { useDeskText } from '../use-desk-text.ts'

/** States, by the figure that they are of. */
const states = {
  'state pending': 'viewWaiting',
  'state approved': 'viewShown',
  'state rejected': 'viewHidden',
  'state waiting': 'waitsForSecond',
  'state agreed': 'stateAgreed',
  'state declined': 'stateDeclined',
  'state fallen': 'outcomeFallen',
  'state requested': 'refundRequested',
  'state sent': 'refundSent',
  'state failed': 'refundFailed',
  'state by_hand': 'refundByHand',
  'state done': 'didRefund',
  'payment pending': 'stateToPay',
  'payment under_review': 'didReview',
  'payment paid': 'didPay',
  'payment expired': 'didEndPage',
  'payment returned': 'didReturn',
  'payment failed': 'didFail',
  'payment voided': 'didVoid',
  'payment needs_review': 'didDisagree',
  'state open': 'didDispute',
  'state won': 'didWinDispute',
  'state lost': 'didLoseDispute',
  'FeeBearer traveller': 'bearerTraveller',
  'FeeBearer us': 'bearerUs',
  'Unpaid terms': 'unpaidTerms',
  'Unpaid kept': 'unpaidKept',
} as const
const isState = (text: string): text is keyof typeof states => text in states
const amounts: ReadonlySet<string> = new Set([
  'amount',
  'paid',
  'total',
  'max_discount',
  'min_amount',
  'Lowest',
  'Highest',
  'seat_price',
  'round_price',
  'offer_base_price',
  'discounted_price',
  'FeeFixed',
  'RefundLimit',
])
/** Hundredths of a percent. */
const basisPoints: ReadonlySet<string> = new Set(['FeeBasisPoints', 'EarnBasisPoints'])
/** Days, and figures by day: `2026-12-17…2026-12-20: 8, 2026-12-21: 5`. */
const byDay: ReadonlySet<string> = new Set([
  'allotment',
  'closed_days',
  'day_price',
  'own_price_days',
  'from_date',
  'to_date',
  'FirstDay',
  'LastDay',
])
const isRole = (value: string): value is (typeof staffRoles)[number] =>
  staffRoles.some((role) => role === value)

/** `12 h: 80 %, 3 h: 10 %`, as snapshots write down what comes back until when. */
function stepsText(t: DeskText, steps: string, language: Language): string {
  const texts = [...steps.matchAll(/(\d+) h: (\d+) %/g)].map(([, hours, percent]) =>
    t('changeStep', { count: Number(hours), percent: Number(percent) }),
  )
  return texts.length === 0 ? t('stepsNone') : texts.join(commaOf(language))
}

/** A figure, or a state, as the log wrote it down, in words. */
export function ChangedValue({ name, value }: { name: string; value: string | null }) {
  const t = useDeskText()
  const language = useLanguage()
  if (value === null) return '—'
  if (amounts.has(name)) return <Money egp={Number(value)} />
  if (basisPoints.has(name)) return `${percentText(Number(value))}%`
  if (name === 'ClosesAt') return closesAtText(t, Number(value))
  if (name === 'Steps') return stepsText(t, value, language)
  if (name.endsWith('_at')) return longMomentText(value, language)
  if (value === 'true') return t('yes')
  if (value === 'false') return t('no')
  if (name === 'role') return isRole(value) ? t(value) : t('roleNone')
  if (name === 'module' && isNamedModule(value)) return t(moduleNames[value])
  if (name === 'weekdays') return weekdaysText(value, language, t('busEveryDay'))
  if (byDay.has(name))
    return value
      .replaceAll(/\d{4}-\d\d-\d\d/g, (day) => dayMonthYear(day, language))
      .replaceAll('…', ' – ')
  const state = `${name} ${value}`
  return isState(state) ? t(states[state]) : <bdi>{value}</bdi>
}
