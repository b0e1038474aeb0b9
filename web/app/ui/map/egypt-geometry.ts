import type { LocalizedText } from '@rihla/contract/values/language'

/**
 * Egypt drawn by hand: coasts, borders and the river as `longitude,latitude`. True to some
 * kilometres, which is what a small map needs; for the way to the door there are real maps.
 */
type Place = readonly [longitude: number, latitude: number]

const places = (text: string): Place[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [longitude = 0, latitude = 0] = pair.split(',').map(Number)
      return [longitude, latitude]
    })

const MEDITERRANEAN = `25.15,31.66 25.4,31.51 25.9,31.62 26.35,31.52 26.65,31.48 26.85,31.44 27.05,31.41
  27.24,31.36 27.36,31.34 27.42,31.23 27.6,31.2 27.85,31.24 27.9,31.12 28.15,31.09 28.45,31.06 28.55,31.04
  28.78,30.96 28.95,30.86 29.2,30.83 29.36,30.9 29.58,31 29.77,31.13 29.88,31.2 30.02,31.3 30.06,31.33
  30.1,31.28 30.25,31.25 30.33,31.38 30.36,31.5 30.47,31.46 30.68,31.5 30.97,31.59 31.15,31.58 31.5,31.45
  31.7,31.46 31.84,31.53 31.93,31.5 32.05,31.37 32.31,31.27 32.5,31.12 32.75,31.05 33,31.16 33.13,31.23
  33.4,31.19 33.65,31.12 33.8,31.14 34.22,31.32`
const AQABA = `34.9,29.49 34.82,29.36 34.72,29.15 34.67,28.98 34.58,28.73 34.53,28.5 34.5,28.28 34.44,28.1
  34.4,27.97 34.33,27.89 34.28,27.78 34.24,27.72`
const SUEZ = `34.1,27.82 33.95,27.93 33.76,28.05 33.6,28.25 33.4,28.43 33.23,28.58 33.17,28.85 33,29.05
  32.9,29.2 32.75,29.45 32.69,29.62 32.6,29.83 32.55,29.96 32.46,29.92 32.37,29.7 32.33,29.58 32.45,29.38
  32.57,29.25 32.66,29.08 32.73,28.85 32.85,28.65 33.05,28.42 33.12,28.3 33.25,28.1 33.42,27.88 33.55,27.78
  33.53,27.68`
const RED_SEA = `33.58,27.58 33.66,27.45 33.69,27.38 33.77,27.3 33.84,27.24 33.83,27.15 33.86,27.06 33.89,27
  33.91,26.93 34,26.85 33.96,26.76 33.97,26.66 34.05,26.53 34.17,26.3 34.29,26.1 34.4,25.9 34.55,25.7
  34.65,25.52 34.76,25.35 34.86,25.18 34.91,25.06 35.02,24.83 35.15,24.62 35.23,24.43 35.38,24.27 35.55,24.08
  35.75,23.95 35.62,23.9 35.48,23.93 35.5,23.7 35.52,23.45 35.62,23.15 35.7,22.95 35.88,22.75 36.1,22.6
  36.4,22.38 36.62,22.24 36.87,22`

export const land = places(`${MEDITERRANEAN} ${AQABA} ${SUEZ} ${RED_SEA} 25,22 25,29.2 24.99,29.75
  24.72,30.15 24.9,30.55 25.02,30.78 24.86,31.3`)

/** The lands around it, drawn fainter. */
export const around = [
  places(`20,20 20,33 23.5,32.1 24.9,31.9 25.15,31.66 24.86,31.3 24.9,30.5 25,29.2 25,22 36.87,22 37.3,21
    37.3,20`),
  places(`34.22,31.32 34.48,31.58 34.75,32.1 35,33 41,33 41,20 39.1,21.4 38.6,23.3 38,24.1 37.2,24.9
    36.6,25.9 36.1,26.8 35.6,27.4 35.1,28.05 34.62,28.06 34.7,28.4 34.8,28.8 34.9,29.25 34.97,29.5
    34.9,29.49`),
]

export const rivers = [
  places(`32.9,24.02 32.9,24.2 32.95,24.48 32.87,24.98 32.75,25.1 32.55,25.3 32.5,25.45 32.64,25.7
    32.72,25.85 32.78,26.05 32.72,26.17 32.5,26.15 32.3,26.02 32.1,26.18 31.9,26.3 31.69,26.56 31.5,26.8
    31.3,27.05 31.17,27.2 30.98,27.4 30.87,27.65 30.78,28 30.75,28.15 30.83,28.5 30.95,28.8 31.1,29.07
    31.22,29.35 31.28,29.6 31.23,30.05 31.12,30.19`),
  places('31.12,30.19 30.88,30.45 30.8,30.65 30.7,30.85 30.55,31.05 30.42,31.35 30.36,31.5'),
  places('31.12,30.19 31.22,30.45 31.25,30.75 31.37,31.05 31.6,31.25 31.82,31.42 31.84,31.53'),
]
export const lakes = [
  places(`32.88,24.02 32.95,23.8 32.9,23.5 32.75,23.2 32.6,23 32.35,22.75 31.9,22.5 31.6,22.35 31.5,22.2
    31.38,22`),
]

/** Names that help to find one's way, the largest first. */
export const towns = [
  { at: [31.23, 30.05], name: { en: 'Cairo', ar: 'القاهرة' } },
  { at: [29.92, 31.2], name: { en: 'Alexandria', ar: 'الإسكندرية' } },
  { at: [32.64, 25.69], name: { en: 'Luxor', ar: 'الأقصر' } },
  { at: [32.9, 24.09], name: { en: 'Aswan', ar: 'أسوان' } },
  { at: [33.81, 27.26], name: { en: 'Hurghada', ar: 'الغردقة' } },
  { at: [34.33, 27.92], name: { en: 'Sharm El Sheikh', ar: 'شرم الشيخ' } },
  { at: [25.52, 29.2], name: { en: 'Siwa', ar: 'سيوة' } },
  { at: [34.89, 25.07], name: { en: 'Marsa Alam', ar: 'مرسى علم' } },
] as const satisfies readonly { at: Place; name: LocalizedText }[]

/** Lengths on the map: a degree of latitude is 100; one of longitude is as much shorter as in Egypt. */
const UNIT = 100
const NARROWER = 0.891
const WEST = 24.4
const NORTH = 32

export type Point = { x: number; y: number }
export type GeoPlace = { latitude: number; longitude: number }

/** Where a place is on the drawing. */
export const project = ({ latitude, longitude }: GeoPlace): Point => ({
  x: (longitude - WEST) * UNIT * NARROWER,
  y: (NORTH - latitude) * UNIT,
})

/** The whole drawing. */
export const FRAME = { x: 0, y: 0, width: 1120, height: 1010 } as const

const round = (n: number): number => Math.round(n * 10) / 10

/** A line of places as the `d` of an SVG path. */
export const pathOf = (line: readonly Place[], closed = false): string =>
  line
    .map(([longitude, latitude], at) => {
      const { x, y } = project({ latitude, longitude })
      return `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`
    })
    .join('') + (closed ? 'Z' : '')
