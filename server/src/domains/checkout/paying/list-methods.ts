import type { PaymentMethod as MethodOnTheWire } from '@rihla/contract/checkout/payment'
import type { Module } from '@rihla/contract/modules'
import { commaOf, type Language, type LocalizedText } from '@rihla/contract/values/language'
import { cairoMoment } from '@rihla/contract/values/moments'
import { CURRENCY, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { isLive } from '../../inventory/index.ts'
import { feeOf, offerMethods, type PaymentMethod } from '../../payments/index.ts'
import { dueNow, moneyDue, type Booking } from '../booking.ts'
import type { CheckoutDeps } from '../deps.ts'
import { pointsAround } from '../points/view-points.ts'
import type { Owner } from '../policy.ts'
import { viewBooking } from '../view-booking.ts'
import { paidAt } from './reservation-of.ts'
import { deadlineOf } from './waiting-time.ts'

type Asked = { readonly tempId: number; readonly module: Module; readonly language: Language }

/** The ways to pay for a held booking, each with its fee, in whole EGP. */
export async function listMethods(
  deps: CheckoutDeps,
  owner: Owner,
  { tempId, module, language }: Asked,
): Promise<MethodOnTheWire[] | Refusal> {
  if (deps.otherOrders?.owns(tempId)) {
    const payable = await deps.otherOrders.payable(owner, tempId)
    if (isRefusal(payable)) return payable
    return payable.methods.map((it) => presentMethod(it, payable.price, language))
  }
  const shown = await viewBooking(deps, owner, tempId, module)
  if (isRefusal(shown)) return shown
  const { booking, hold } = shown
  const offered = await offerMethods(deps.payments, deps.db, { module, kinds: paidAt })
  const now = deps.clock.now()
  const heldAt = isLive(hold, now) ? hold.createdAt : now
  const saleEndsAt = await saleEndOf(deps, booking, now)
  const untilOf = (it: PaymentMethod): Date | null => deadlineOf(it, { now, heldAt, saleEndsAt })
  const inTime = (it: PaymentMethod): boolean => it.hoursToPay === null || untilOf(it) !== null
  const isTaken = offered.some(({ kind }) => kind === 'points')
  const isEnough = isTaken && (await enoughPoints(deps, owner, booking))
  // What points pay is paid in money once they aren't taken any more.
  const inMoney = isTaken ? moneyDue(booking) : dueNow(booking)
  const priceBy = ({ kind }: PaymentMethod): Piastres =>
    kind === 'points' ? dueNow(booking) : inMoney
  const canPay = ({ kind }: PaymentMethod): boolean => (kind === 'points' ? isEnough : inMoney > 0)
  const able = offered.filter((it) => inTime(it) && canPay(it))
  return able.map((it) => presentMethod(it, priceBy(it), language, untilOf(it)))
}

/** Whether the traveller's points could pay for all that is due, those held for this booking included. */
async function enoughPoints(
  deps: CheckoutDeps,
  { userId }: Owner,
  booking: Booking,
): Promise<boolean> {
  if (userId === null) return false
  return (await pointsAround(deps.db, userId, booking)).mine >= dueNow(booking)
}

/** Until when it is sold; what can't be sold any more has no time left. */
async function saleEndOf(deps: CheckoutDeps, booking: Booking, now: Date): Promise<Date> {
  const quote = await deps.sellables[booking.module as Module]?.quote(deps.db, { ...booking, now })
  return quote && !isRefusal(quote) ? quote.saleEndsAt : now
}

const before: LocalizedText = { en: 'by', ar: 'قبل' }

/** What is said of a method, and until when it can be paid by it, if not at once. */
function noteOf({ note }: PaymentMethod, until: Date | null, language: Language): string | null {
  if (!until) return note?.[language] ?? null
  const limit = `${before[language]} ${cairoMoment(until, language)}`
  return note ? note[language] + commaOf(language) + limit : limit
}

function presentMethod(
  it: PaymentMethod,
  price: Piastres,
  language: Language,
  until: Date | null = null,
): MethodOnTheWire {
  const fee = feeOf(it.fee, price)
  return {
    MethodId: it.id,
    MethodName: it.name[language],
    ImageUrl: null,
    Price: toWholeEgp(price),
    Fees: toWholeEgp(fee),
    PriceWithFees: toWholeEgp(price + fee),
    Currency: CURRENCY,
    Note: noteOf(it, until, language),
    Instructions: it.instructions?.[language] ?? null,
    Fields: it.fields.map((field) => ({
      Label: field.label[language],
      Value: field.value[language],
      ShowCopyButton: field.copy,
      ShowInHalfLine: field.half,
    })),
  }
}
