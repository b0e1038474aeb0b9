import { verdict } from '../verdict.ts'
import { closedLoop, median, send } from './closed-loop.ts'
import { BOOKED_DAY, headersOf } from './people.ts'

export const BUYERS = 40

export type Buyers = { next(): number }

/** Holds a place and presses Pay, as the next traveller: two calls, ready for the gateway's page. */
async function book(origin: string, traveller: number, offer: number): Promise<void> {
  const headers = headersOf(traveller)
  const held = await post(`${origin}/api/Checkout/SetTempReservation`, headers, {
    Id: offer,
    ModuleType: 'Activity',
    FromDate: `${BOOKED_DAY}T00:00:00Z`,
    UserName: 'Nour Mostafa',
    Phone: '+201012345678',
    SeatsNumber: 1,
    AdultsCount: 1,
    DepositAmount: 0,
    TempReseravtionId: 0,
  })
  await post(`${origin}/api/Checkout/ConfirmPayment`, headers, {
    ReservationId: (held as { TempId: number }).TempId,
    ModuleType: 'Activity',
    PaymentMethod: 'Bank_Card',
  })
}

async function post(url: string, headers: object, body: object): Promise<unknown> {
  const { status, text } = await send(url, { headers, body: JSON.stringify(body) })
  if (status !== 200) throw new Error(`${url}: ${status} ${text}`)
  return (JSON.parse(text) as { Data: unknown }).Data
}

/** Bookings that callbacks can be about: 40 buyers, one booking each. */
export const bookSome = (origin: string, offers: readonly number[], buyers: Buyers) =>
  Promise.all(Array.from({ length: BUYERS }, (_, n) => book(origin, buyers.next(), offers[n] ?? 0)))

type Offers = { readonly many: readonly number[]; readonly hot: number }
type Length = { readonly rounds: number; readonly seconds: number }

/** Bookings by 40 buyers beside the bare conditional update by HTTP, in rounds. */
export async function booking(
  origin: string,
  offers: Offers,
  buyers: Buyers,
  { rounds, seconds }: Length,
): Promise<void> {
  const anyOf = offers.many
  const picks = {
    [`${anyOf.length} offers`]: () => anyOf[Math.floor(Math.random() * anyOf.length)] ?? offers.hot,
    'one hot offer': () => offers.hot,
  }
  for (const [name, pick] of Object.entries(picks)) {
    const loads = {
      bare: async () => {
        const body = JSON.stringify({ id: pick(), day: BOOKED_DAY })
        const { text } = await send(`${origin}/limit/hold`, { body })
        if (text === '[]') throw new Error('no bare hold')
      },
      ours: () => book(origin, buyers.next(), pick()),
    }
    const runs = { bare: [] as Run[], ours: [] as Run[] }
    for (const load of [loads.bare, loads.ours]) await closedLoop(BUYERS, 1, load)
    for (let round = 0; round < rounds; round += 1) {
      runs.bare.push(await closedLoop(BUYERS, seconds, loads.bare))
      runs.ours.push(await closedLoop(BUYERS, seconds, loads.ours))
    }
    const of = (which: keyof typeof runs, what: keyof Run): number =>
      median(runs[which].map((run) => run[what]))
    for (const which of ['bare', 'ours'] as const)
      console.log(
        `  ${name}, ${which}: ${Math.round(of(which, 'perSecond'))}/s, p99 ${of(which, 'p99').toFixed(0)} ms`,
      )
    verdict(
      `${name}: held and ready to pay / bare update`,
      of('ours', 'perSecond') / of('bare', 'perSecond'),
      LEAST,
      false,
    )
    verdict(
      `${name}: p99 of both calls / p99 of the bare update`,
      of('ours', 'p99') / of('bare', 'p99'),
      MOST,
      true,
    )
  }
}

type Run = { perSecond: number; p99: number }
/** The two calls make some forty statements, the bare update is one. */
const LEAST = 0.03
const MOST = 20
