import type { BusStation } from '@rihla/contract/bus/trips'

// As the server normalises SearchText: without marks and hamzas, Arabic-Indic digits as Western ones.
const MARKS = /\p{M}|\u0640|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const FROM = 'ٱىةگپچڤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const TO = 'ايهكبجف01234567890123456789'
const letters = new Map([...FROM].map((letter, at) => [letter, TO[at] ?? '']))

const normalise = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase().replaceAll(MARKS, '')]
    .map((letter) => letters.get(letter) ?? letter)
    .join('')
    .replaceAll(/[^\p{Alphabetic}\p{Nd}]+/gu, ' ')
    .trim()

const withoutArticle = (word: string): string => /^ال(.{3,})$/.exec(word)?.[1] ?? word

/** Stations that every typed word is found in, in either language and any known spelling. */
export function findStations(stations: readonly BusStation[], typed: string): BusStation[] {
  const words = normalise(typed).split(' ').filter(Boolean).map(withoutArticle)
  const found = (station: BusStation): boolean => {
    const text = `${station.SearchText} ${normalise(station.StationName)}`
    return words.every((word) => text.includes(word))
  }
  return stations.filter(found)
}

/** In the order of their regions as they first appear; those without one come last. */
export function byRegion(stations: readonly BusStation[]): BusStation[] {
  const groups = Map.groupBy(stations, ({ RegionName }) => RegionName)
  const last = groups.get(null) ?? []
  groups.delete(null)
  return [...groups.values(), last].flat()
}
