import { randomUUID } from 'node:crypto'
import { api } from '@rihla/contract'
import type { Endpoint, InputOf, OutputOf } from '@rihla/contract/endpoint'
import type { Envelope } from '@rihla/contract/envelope'
import { eventually } from './eventually.ts'
import type { Product } from './product.ts'

/** What a traveller needs to know of the product. */
export type Reached = Pick<Product, 'url' | 'sandboxUrl'>

/** What is booked in these tests: one activity on one day. */
export type Offer = { readonly itemId: number; readonly day: string }

/** A traveller's booking, each made in a browser of its own. */
export type Booking = {
  readonly applicationId: string
  readonly seats: number
  tempId: number
  paymentUrl: string | null
}

/** Test cards by what they do (sandbox/src/payment-gateway/outcomes.ts). */
export const cards = {
  paid: '4111111111111111',
  slow: '4000000000000200',
  messageLate: '4000000000000309',
  messageNever: '4000000000000507',
}

export class Refused extends Error {
  readonly code: string
  constructor(code: string, text: string) {
    super(`${code}: ${text}`)
    this.code = code
  }
}

export type Traveller = ReturnType<typeof travellerOf>

/** Registers an account as any user would, and signs in; answers the session's token. */
export async function signUp(product: Reached): Promise<string> {
  const email = `crash-${randomUUID()}@example.com`
  const account = { Email: email, Password: 'Traveller@1' }
  const call = callerOf(product)
  const countries = await call(api.getAvailableCountries, {})
  await call(api.register, {
    ...account,
    FullName: 'Nour Mostafa',
    Country: countries.findIndex(({ Code }) => Code === 'EG') + 1,
  })
  const link = await eventually('the activation mail', async () => {
    const mails = await fetch(`${product.sandboxUrl}/mail/messages?to=${email}`)
    const [newest] = (await mails.json()) as { text: string }[]
    return /http\S+\/account\/activate\S+/.exec(newest?.text ?? '')?.[0]
  })
  await fetch(link, { redirect: 'manual' })
  const { Token } = await call(api.login, account)
  return Token
}

/** A traveller with an account of their own; speaks HTTP, like the web. */
export const newTraveller = async (product: Reached, offer: Offer): Promise<Traveller> =>
  travellerOf(product, offer, await signUp(product))

function travellerOf(product: Reached, offer: Offer, token: string) {
  const call = callerOf(product)
  const headersOf = ({ applicationId }: Booking) => ({
    'application-id': applicationId,
    'auth-key': token,
  })
  const paymentOf = (booking: Booking) =>
    call(
      api.paymentStatus,
      { ReservationId: booking.tempId, ModuleType: 'Activity' },
      headersOf(booking),
    )
  const it = {
    newBooking: (seats = 1): Booking => ({
      applicationId: randomUUID(),
      seats,
      tempId: 0,
      paymentUrl: null,
    }),

    /** Holds places as a visitor would, so that every booking is its own. Repeated, the same hold. */
    async hold(booking: Booking): Promise<Booking> {
      const request = {
        Id: offer.itemId,
        ModuleType: 'Activity' as const,
        FromDate: `${offer.day}T00:00:00Z`,
        UserName: 'Nour Mostafa',
        Phone: '+201012345678',
        SeatsNumber: booking.seats,
        AdultsCount: booking.seats,
        TempReseravtionId: booking.tempId,
      }
      const { 'application-id': id } = headersOf(booking)
      const { TempId } = await call(api.setTempReservation, request, { 'application-id': id })
      booking.tempId = TempId
      return booking
    },

    async confirm(booking: Booking): Promise<Booking> {
      const request = { ReservationId: booking.tempId, ModuleType: 'Activity' as const }
      const input = { ...request, PaymentMethod: 'Bank_Card' }
      const { PaymentUrl } = await call(api.confirmPayment, input, headersOf(booking))
      booking.paymentUrl = PaymentUrl
      return booking
    },

    pay: ({ paymentUrl }: Booking, card: keyof typeof cards = 'paid'): Promise<void> =>
      payAtBank(paymentUrl ?? '', card),

    async status(booking: Booking): Promise<string> {
      return (await paymentOf(booking)).State
    },

    /** Chooses no other day for money that came after its places were gone. */
    async takeMoneyBack(booking: Booking): Promise<void> {
      const { Choice } = await paymentOf(booking)
      const request = { ReservationId: Choice?.ReservationId ?? 0 }
      await call(api.chooseForLateMoney, request, headersOf(booking))
    },

    /** Goes through with a booking from wherever it stands, however often something dies. */
    async goThrough(booking: Booking): Promise<void> {
      await eventually('the booking to go through', async () => {
        if (booking.tempId !== 0 && (await it.status(booking)) === 'paid') return true
        if (booking.tempId === 0) await it.hold(booking)
        await it.confirm(booking)
        await it.pay(booking)
        return (await it.status(booking)) === 'paid'
      })
    },

    /** Waits at the checkout's 'checking' page until it tells the outcome. */
    untilStatus: (booking: Booking, wanted: string): Promise<boolean> =>
      eventually(
        `the payment status '${wanted}'`,
        async () => (await it.status(booking)) === wanted,
      ),
  }
  return it
}

/** Fills in the bank's page. */
export async function payAtBank(page: string, card: keyof typeof cards = 'paid'): Promise<void> {
  const form = { number: cards[card], name: 'Test Account', expiry: '01/39', cvv: '123' }
  const init = { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' as const }
  const answer = await fetch(page, init)
  const isPaid = answer.status === 303 || (await answer.text()).includes('id="shop"')
  if (!isPaid) throw new Error(`The bank's page answered ${answer.status}`)
}

/** Calls the product as the web does: with its input in the path where that names it, then in a GET's address. */
export const callerOf =
  ({ url }: Pick<Product, 'url'>) =>
  async <E extends Endpoint>(
    described: E,
    input: InputOf<E>,
    headers: Record<string, string> = {},
  ): Promise<OutputOf<E>> => {
    const { method, path } = described
    const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
    const named = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      String((input as Record<string, unknown>)[name]),
    )
    const answer = await fetch(`${url}${named}${query}`, {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': 'en-US', ...headers },
      ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
      signal: AbortSignal.timeout(25_000),
    })
    const body = (await answer.json()) as Envelope<OutputOf<E>>
    if (body.Error !== null) throw new Refused(body.code, body.Error)
    return body.Data
  }
