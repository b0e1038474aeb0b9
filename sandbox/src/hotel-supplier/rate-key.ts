import { createHash } from 'node:crypto'

/** What a rate key stands for. Merchants copy it and never read it. */
export type RateKey = {
  checkIn: string
  checkOut: string
  hotel: number
  room: string
  board: string
  rateClass: 'NOR' | 'NRF'
  rooms: number
  adults: number
  childAges: number[]
  /** What it costs against the usual price: a check may have changed it. */
  percent: number
  /** Milliseconds: a key is good for half an hour. */
  issuedAt: number
}

export const KEY_LIFE_MS = 30 * 60_000

const seal = (text: string): string =>
  createHash('sha256').update(`rate ${text}`).digest('hex').slice(0, 24).toUpperCase()

/** The key of a rate: long and full of bars, as the real ones are. */
export function writeRateKey(it: RateKey): string {
  const text = [
    it.checkIn.replaceAll('-', ''),
    it.checkOut.replaceAll('-', ''),
    'W|1',
    it.hotel,
    it.room,
    `ID_B2B_${it.rateClass}`,
    it.board,
    '',
    `${it.rooms}~${it.adults}~${it.childAges.length}`,
    it.childAges.join('~'),
    it.percent,
    `N@${it.issuedAt.toString(36).toUpperCase()}`,
  ].join('|')
  return `${text}~${seal(text)}`
}

const day = (text: string): string => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`

/** What a key stands for; null when we never wrote it. */
export function readRateKey(key: string): RateKey | null {
  const end = key.lastIndexOf('~')
  const text = key.slice(0, end)
  if (end < 0 || seal(text) !== key.slice(end + 1)) return null
  const [
    checkIn = '',
    checkOut = '',
    ,
    ,
    hotel,
    room = '',
    rate = '',
    board = '',
    ,
    party,
    ages,
    percent,
    at,
  ] = text.split('|')
  const [rooms = 1, adults = 1] = (party ?? '').split('~').map(Number)
  return {
    checkIn: day(checkIn),
    checkOut: day(checkOut),
    hotel: Number(hotel),
    room,
    board,
    rateClass: rate.endsWith('NRF') ? 'NRF' : 'NOR',
    rooms,
    adults,
    childAges: ages === '' || ages === undefined ? [] : ages.split('~').map(Number),
    percent: Number(percent),
    issuedAt: Number.parseInt((at ?? '').slice(2), 36),
  }
}
