import type { ContentTable } from '@rihla/contract/content/tables'
import type { AuditDeed } from '@rihla/contract/desk/audit'
import { tableNamed, whereText } from '../content/field-texts.ts'
import { destinationFieldText } from '../destinations/field-names.ts'
import { useDeskText } from '../use-desk-text.ts'
import { ChangedValue } from './changed-value.tsx'

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
  note: 'didNote',
} as const
const isNamed = (name: string): name is keyof typeof names => name in names
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
                <ChangedValue name={Name} value={Before} />{' '}
                <span className="desk-arrow" aria-hidden />{' '}
              </>
            )}
            <ChangedValue name={Name} value={After} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
