import type { ContentTable } from '@rihla/contract/content/tables'
import type { AuditDeed } from '@rihla/contract/desk/audit'
import { staffRoles } from '@rihla/contract/desk/roles'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { weekdaysText } from '../buses/service-text.ts'
import { tableNamed, whereText } from '../content/field-texts.ts'
import { destinationFieldText } from '../destinations/field-names.ts'
import { longMomentText } from '../moments.ts'
import { isNamedModule, moduleNames } from '../promocodes/module-names.ts'
import { useDeskText } from '../use-desk-text.ts'

/** What the log's figures and states are called. */
const names = {
  status: 'changeStatus',
  payment: 'changePayment',
  payment_status: 'changePayment',
  state: 'changeState',
  role: 'role',
  sessions: 'changeSessions',
  IsActive: 'changeOffered',
  FeeBasisPoints: 'changeFee',
  FeeFixed: 'changeFeeFixed',
  FeeBearer: 'changeFeeBearer',
  Hours: 'changeHours',
  Percent: 'percentLabel',
  Amount: 'changeAmount',
  BalanceDays: 'changeBalanceDays',
  Unpaid: 'changeUnpaid',
  Steps: 'changeSteps',
  ClosesAt: 'changeClosesAt',
  MinutesBefore: 'changeMinutes',
  EarnBasisPoints: 'changeEarned',
  RefundLimit: 'refundLimitLabel',
  departs: 'busDeparts',
  ride_minutes: 'busMinutes',
  weekdays: 'busWeekdays',
  seat_price: 'busPrice',
  round_price: 'busRoundPrice',
  runs: 'busRuns',
  on_sale: 'busOnSale',
  FirstDay: 'siteFirstDay',
  LastDay: 'siteLastDay',
  Lowest: 'siteLowest',
  Highest: 'siteHighest',
  second_factor: 'changeSecondFactor',
  second_factor_required: 'changeSecondFactorRequired',
  counted: 'changeCounted',
  open: 'changeOpen',
  amount: 'changeAmount',
  paid: 'paidSoFar',
  total: 'total',
  percent: 'percentLabel',
  max_discount: 'changeMaxDiscount',
  min_amount: 'changeMinAmount',
  max_uses: 'maxUses',
  max_uses_each: 'maxUsesEach',
  starts_at: 'changeStarts',
  ends_at: 'changeEnds',
  module: 'goodFor',
  allotment: 'changeAllotment',
  closed_days: 'changeClosedDays',
  photos: 'offerPhotos',
  day_price: 'changeDayPrice',
  own_price_days: 'changeOwnPriceDays',
  offer_base_price: 'offerBasePrice',
  discounted_price: 'offerDiscounted',
  discount_percent: 'offerPercentOff',
  discount_ends_at: 'offerDiscountEnds',
  from_date: 'changeFirstDay',
  to_date: 'changeLastDay',
  adults: 'saleAdults',
  children: 'changeChildren',
} as const
/** States, by the figure that they are of. */
const states = {
  'state pending': 'viewWaiting',
  'state approved': 'viewShown',
  'state rejected': 'viewHidden',
  'state waiting': 'waitsForSecond',
  'state agreed': 'stateAgreed',
  'state declined': 'stateDeclined',
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
} as const
const isState = (text: string): text is keyof typeof states => text in states
const isNamed = (name: string): name is keyof typeof names => name in names
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
])
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

function Value({ name, value }: { name: string; value: string | null }) {
  const t = useDeskText()
  const language = useLanguage()
  if (value === null) return '—'
  if (amounts.has(name)) return <Money egp={Number(value)} />
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

function Named({ name, table, of }: { name: string; table: ContentTable | null; of: string }) {
  const t = useDeskText()
  if (of === 'saveDestination') return destinationFieldText(t, name)
  if (table) return whereText(t, table, name)
  return isNamed(name) ? t(names[name]) : <bdi dir="ltr">{name}</bdi>
}

/** What a deed changed: each figure before and after. */
export function Changes({ it }: { it: AuditDeed }) {
  const table = it.Action === 'saveContent' ? tableNamed(it.Subject) : null
  if (it.Changes.length === 0) return null
  return (
    <dl className="desk-changes">
      {it.Changes.map(({ Name, Before, After }) => (
        <div key={Name}>
          <dt>
            <Named name={Name} table={table} of={it.Action} />
          </dt>
          <dd>
            {Before !== null && (
              <>
                <Value name={Name} value={Before} />{' '}
                <span className="desk-arrow" aria-hidden />{' '}
              </>
            )}
            <Value name={Name} value={After} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
