import { cancellationLines } from '@rihla/contract/cancellation/words'
import type { PhoneQuote } from '@rihla/contract/desk/phone-sales'
import type { SavedModule } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import { fromEgp, toWholeEgp } from '@rihla/contract/values/money'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import { readEmail } from '../../account/index.ts'
import { presentPromocode, quoteSale, sellOnPhone, sendPaymentLink } from '../../checkout/index.ts'
import { amountDetails } from '../../reservations/index.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { reservationState } from '../payments/payment-store.ts'
import { actorOf } from '../staff.ts'
import { findCustomers } from './customer-store.ts'
import { readCustomerOf, readPhone } from './read-customer.ts'

type Asked = {
  readonly Module: SavedModule
  readonly id: number
  readonly From: string
  readonly To?: string | undefined
  readonly Adults: number
  readonly Ages?: readonly number[] | undefined
  readonly RatePlanId: number
  readonly Refundable: boolean
  readonly InFull: boolean
  readonly Promocode?: string | undefined
}

const wantedOf = (it: Asked) => ({
  module: it.Module,
  itemId: it.id,
  fromDate: it.From,
  toDate: it.To ?? null,
  seats: it.Adults + (it.Ages?.length ?? 0),
  adults: it.Adults,
  children: it.Ages?.length ?? 0,
  childAges: it.Ages ?? [],
  ratePlanId: it.RatePlanId,
  refundable: it.Refundable,
  payInFull: it.InFull,
  promocode: it.Promocode ?? null,
})

type Quoted = Exclude<Awaited<ReturnType<typeof quoteSale>>, { readonly refusal: unknown }>

function present(
  { sold, ...it }: Quoted,
  { From }: Asked,
  now: Date,
  language: Language,
): PhoneQuote {
  const prices = new Map(sold.stay?.mealPrices?.map((meal) => [meal.ratePlanId, meal.price]))
  const choice = sold.stay?.cancellationChoice
  return {
    Name: sold.name[language],
    From,
    To: it.toDate,
    Lines: amountDetails({ sold, total: it.total }, language),
    Total: toWholeEgp(it.total),
    DueNow: toWholeEgp(it.due),
    Boards: it.meals.map(({ ratePlanId, name, supplement }) => ({
      RatePlanId: ratePlanId,
      Name: name[language],
      Price: toWholeEgp(prices.get(ratePlanId) ?? supplement),
    })),
    CancellationPrice: choice ? toWholeEgp(choice.price) : null,
    Promocode: presentPromocode(it.verdict, language),
    Cancellation: sold.cancellation
      ? cancellationLines(sold.cancellation, now, language).map((line) => line.Text)
      : [],
    HotelPickUp: sold.hotelPickUp ?? false,
    HasRoom: it.hasRoom,
    Key: it.key,
  }
}

/** What makes a sale is about none that has a number yet. */
const NEW = 0

/** Selling on the phone: priced, held for a customer, and paid by a link that they are mailed. */
export function mountPhoneSales(mount: MountDesk, deps: DeskDeps): void {
  const { db, clock, checkout } = deps

  mount('quotePhoneSale', async (input, _staff, { language }) => {
    const quote = await quoteSale(checkout, wantedOf(input))
    return isRefusal(quote) ? quote : present(quote, input, clock.now(), language)
  })

  mount('findCustomers', async ({ Search }) => {
    const email = readEmail(Search)
    const by = isRefusal(email)
      ? { email: null, phone: await readPhone(db, Search) }
      : { email, phone: null }
    const rows = await findCustomers(db, by)
    return {
      Items: rows.map(({ id, name, email: to, phone }) => ({
        Id: id,
        Name: name,
        Email: to,
        Phone: phone,
      })),
    }
  })

  mount('sellOnPhone', async (input, staff, caller) => {
    // Who bought stands in the reservation, and goes with them; the log says that there is one.
    const asked = deedOf(staff, 'sellOnPhone', { ...input, Reason: 'phone' }, null)
    const deed = { ...asked, subjectId: NEW }
    let sold = NEW
    const snapshot = async () => (sold === NEW ? null : reservationState(db, sold))
    return doDeed(deps, deed, snapshot, async () => {
      const customer = await readCustomerOf(db, input)
      if (isRefusal(customer)) return customer
      const reservation = await sellOnPhone(checkout, {
        key: input.Key,
        soldBy: staff.userId,
        actor: actorOf(staff),
        address: caller.address,
        wanted: wantedOf(input),
        customer: {
          ...customer,
          requests: input.Requests ?? null,
          pickUpFrom: input.PickUpFrom ?? null,
        },
        told: fromEgp(input.Total),
        quoteKey: input.QuoteKey ?? null,
        hours: input.Hours,
        language: input.Language,
        clerkLanguage: caller.language,
      })
      if (isRefusal(reservation)) return reservation
      const { id, module: Module, reference: Reference } = reservation
      sold = id
      return { State: 'done' as const, ReservationId: id, Module, Reference }
    })
  })

  mount('sendPaymentLink', async (input, staff) => {
    const { id, Language: language, Key } = input
    const deed = deedOf(staff, 'sendPaymentLink', input, id)
    const state = () => reservationState(db, id)
    return doDeed(deps, deed, state, async () => {
      if ((await state()) === null) return refuse('reservation_not_found')
      const sent = await sendPaymentLink(checkout, { reservationId: id, language, key: Key })
      return sent ? { State: 'done' as const } : refuse('nothing_to_pay')
    })
  })
}
