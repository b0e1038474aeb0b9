import type { Pair } from '../pair.ts'

export type DemoClass = {
  readonly name: Pair
  readonly colour: `#${string}`
  readonly amenities: readonly string[]
  /** Key of its seats. */
  readonly seats: LayoutKey
  /** EGP a kilometre, on top of what every seat costs. */
  readonly perKm: number
}

/** Rows from the front; a row names its seats by their x, the driver's left first, the aisle after 240. */
const four = [160, 240, 320, 400]
const left = [160, 240]
const three = [160, 240, 320]

const rows = (...blocks: readonly (readonly [count: number, row: readonly number[]])[]) =>
  blocks.flatMap(([count, row]) => Array.from({ length: count }, () => row))

/**
 * How seats stand: two and two with a gap for the middle door on the right, or two and one. An id is the
 * place in this list, from 1; a bus that was rebuilt is a new one at the end.
 */
export const layouts = {
  standard: rows([6, four], [1, left], [5, four]),
  withToilet: rows([5, four], [2, left], [4, four]),
  wide: rows([5, four], [1, left], [4, four]),
  twoAndOne: rows([5, three], [1, left], [4, three]),
} as const satisfies Record<string, readonly (readonly number[])[]>
export type LayoutKey = keyof typeof layouts

/** Classes of bus; an id is the place in this list, from 1. */
export const classes = {
  economy: {
    name: ['Economy', 'اقتصادي'],
    colour: '#64748b',
    amenities: ['air_conditioning'],
    seats: 'standard',
    perKm: 0.72,
  },
  business: {
    name: ['Business', 'بيزنس'],
    colour: '#0f766e',
    amenities: ['air_conditioning', 'usb', 'toilet'],
    seats: 'withToilet',
    perKm: 0.92,
  },
  deluxe: {
    name: ['Deluxe', 'ديلوكس'],
    colour: '#2563eb',
    amenities: ['air_conditioning', 'usb', 'wifi', 'toilet'],
    seats: 'withToilet',
    perKm: 1.08,
  },
  elite: {
    name: ['Elite', 'إيليت'],
    colour: '#b45309',
    amenities: ['air_conditioning', 'usb', 'wifi', 'toilet', 'snack', 'screen'],
    seats: 'wide',
    perKm: 1.34,
  },
  royal: {
    name: ['Royal VIP 2+1', 'رويال 2+1'],
    colour: '#7c3aed',
    amenities: [
      'air_conditioning',
      'usb',
      'wifi',
      'toilet',
      'snack',
      'screen',
      'recliner',
      'blanket',
    ],
    seats: 'twoAndOne',
    perKm: 1.92,
  },
} as const satisfies Record<string, DemoClass>
export type ClassKey = keyof typeof classes
