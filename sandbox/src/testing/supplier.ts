import { createHash } from 'node:crypto'
import { openJournal, type Journal } from '../journal.ts'
import { startGateway, supplier as parts, type Gateway } from './gateway.ts'

type Json = Record<string, unknown>
export type Reply = { status: number; body: Json; text: string }

export const DATES = { checkIn: '2026-06-10', checkOut: '2026-06-13' }
const COUPLE = { rooms: 1, adults: 2, children: 0 }

/** The bed bank in the hand of a test. */
export type Supplier = {
  gateway: Gateway
  call(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Reply>
  /** The first rate of a hotel for a couple and three nights, or for others. */
  rateOf(hotel: number, occupancies?: object[]): Promise<Json & { rateKey: string; net: string }>
  choose(hotel: number, outcome: string): Promise<void>
}

export function startSupplier(journal: Journal = openJournal()): Supplier {
  const gateway = startGateway(journal)
  const headers = () => {
    const second = Math.floor(gateway.timers.now().getTime() / 1000)
    const { apiKey, secret } = parts.keys
    const signed = createHash('sha256').update(`${apiKey}${secret}${second}`).digest('hex')
    return { 'api-key': apiKey, 'x-signature': signed, 'content-type': 'application/json' }
  }
  const call: Supplier['call'] = async (method, path, body, others = {}) => {
    const answer = await gateway.app.request(`/hotelbeds${path}`, {
      method,
      headers: { ...headers(), ...others },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    try {
      return { status: answer.status, text, body: JSON.parse(text) as Json }
    } catch {
      return { status: answer.status, text, body: {} }
    }
  }
  return {
    gateway,
    call,
    async rateOf(hotel, occupancies = [COUPLE]) {
      const ask = { stay: DATES, occupancies, hotels: { hotel: [hotel] } }
      const { body } = await call('POST', '/hotel-api/1.0/hotels', ask)
      const found = body as { hotels: { hotels: { rooms: { rates: Json[] }[] }[] } }
      const [rate] = found.hotels.hotels[0]?.rooms[0]?.rates ?? []
      return rate as Json & { rateKey: string; net: string }
    },
    async choose(hotel, outcome) {
      await gateway.call('POST', '/control/hotels/outcome', { hotel, outcome })
    },
  }
}
