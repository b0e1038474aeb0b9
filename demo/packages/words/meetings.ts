import type { Package } from '../all.ts'
import { days } from '../days/index.ts'
import type { InformationKey } from './information.ts'

/** Where and when travellers meet, and the line of the page that says so, if there is one. */
type Meeting = {
  readonly en: string
  readonly ar: string
  readonly latitude: number
  readonly longitude: number
  readonly at: `${number}:${number}`
  readonly told: InformationKey | null
}

const coach: Meeting = {
  en: 'Abdel Moneim Riad Square, Cairo',
  ar: 'ميدان عبد المنعم رياض، القاهرة',
  latitude: 30.0488,
  longitude: 31.2336,
  at: '08:00',
  told: 'meeting',
}
const plane: Meeting = {
  en: 'Cairo Airport Terminal 3',
  ar: 'مطار القاهرة، مبنى الركاب 3',
  latitude: 30.1214,
  longitude: 31.4056,
  at: '08:00',
  told: 'airport',
}
const nightTrain: Meeting = {
  en: 'Ramses Station, Cairo',
  ar: 'محطة رمسيس، القاهرة',
  latitude: 30.0626,
  longitude: 31.2469,
  at: '20:00',
  told: 'station',
}

const dayTrain: Meeting = { ...nightTrain, at: '08:00' }
/** For days around Cairo without a night, and so without a hotel to meet at. */
const metro: Meeting = {
  en: 'Giza metro station, Giza',
  ar: 'محطة مترو الجيزة، الجيزة',
  latitude: 30.0106,
  longitude: 31.2071,
  at: '08:00',
  told: null,
}
const elTor: Meeting = {
  en: 'El Tor bus station',
  ar: 'محطة أتوبيس الطور',
  latitude: 28.2406,
  longitude: 33.6222,
  at: '08:00',
  told: null,
}

/** First days that are spent in a train from Cairo, where tickets for it are included. */
const byDayTrain = new Set<string>(['alexArrive', 'alexFamily', 'minyaArrive', 'sohagArrive'])
const fromCairoByRoad = new Set<string>(['siwaRoad', 'bahariyaRoad'])
const aroundCairo = new Set<string>(['Cairo', 'Giza'])

/**
 * Where a package is met that sets out from Cairo for elsewhere, or has no hotel of ours; null where it begins at the
 * hotel or ship of its first night.
 */
export function meetingOf({ kind, offer, nights }: Package): Meeting | null {
  const [first] = offer.days
  if (first === 'cairoNightTrain') return nightTrain
  if (first === 'torArrive') return elTor
  if (first === undefined || aroundCairo.has(days[first].at)) return nights === 0 ? metro : null
  if (byDayTrain.has(first) && offer.has.includes('train')) return dayTrain
  if (offer.has.includes('coach') || fromCairoByRoad.has(first)) return coach
  // Couples are met at their first hotel, by whoever fetches them.
  return kind === 'trip' && offer.has.includes('flight') ? plane : null
}

/** The gate of the pyramids opens at seven. */
const beforeTheGate = '06:30'

/** The hour in Cairo at which a package begins that isn't met at a hotel. */
export const startOf = (it: Package): string =>
  meetingOf(it)?.at ?? (it.offer.days[0] === 'cairoPyramids' ? beforeTheGate : '08:00')
