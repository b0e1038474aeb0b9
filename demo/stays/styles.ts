import type { FeatureKey } from './features.ts'
import type { RegionKey } from './seasons.ts'

export type Board = 'RO' | 'BB' | 'HB' | 'FB' | 'AI'

/** What hotels of a style have in common. */
export type Style = {
  readonly board: Board
  /** Boards that can be chosen on top, as a share of the room's price for an adult and night. */
  readonly meals: readonly (readonly [board: Exclude<Board, 'RO'>, percent: number])[]
  readonly features: readonly FeatureKey[]
  readonly free: number
  readonly hours: readonly [checkIn: string, checkOut: string]
  /** What a child pays of an extra adult's price, up to each age. */
  readonly bands: readonly (readonly [maxAge: number, percent: number])[]
  /** Rooms of the plainest type that we may sell a night. */
  readonly rooms: number
}

export const styles = {
  allIn: {
    board: 'AI',
    meals: [],
    features: [
      'pool',
      'beach',
      'wifi',
      'kids',
      'restaurant',
      'desk24',
      'prayer',
      'parking',
      'courts',
    ],
    free: 7,
    hours: ['14:00', '12:00'],
    bands: [
      [5, 0],
      [12, 50],
    ],
    rooms: 18,
  },
  resort: {
    board: 'HB',
    meals: [
      ['FB', 9],
      ['AI', 17],
    ],
    features: ['pool', 'beach', 'wifi', 'restaurant', 'desk24', 'prayer', 'parking', 'gym'],
    free: 5,
    hours: ['15:00', '12:00'],
    bands: [
      [5, 0],
      [12, 50],
    ],
    rooms: 14,
  },
  dive: {
    board: 'HB',
    meals: [['FB', 10]],
    features: ['beach', 'reef', 'dive', 'restaurant', 'wifi', 'jetty', 'laundry'],
    free: 4,
    hours: ['14:00', '11:00'],
    bands: [
      [4, 0],
      [12, 60],
    ],
    rooms: 8,
  },
  seaside: {
    board: 'BB',
    meals: [['HB', 12]],
    features: ['wifi', 'restaurant', 'beach', 'parking', 'ac'],
    free: 3,
    hours: ['14:00', '12:00'],
    bands: [
      [5, 0],
      [12, 40],
    ],
    rooms: 8,
  },
  grand: {
    board: 'BB',
    meals: [
      ['HB', 13],
      ['FB', 24],
    ],
    features: [
      'pool',
      'wifi',
      'restaurant',
      'gym',
      'spa',
      'desk24',
      'meetings',
      'prayer',
      'accessible',
    ],
    free: 2,
    hours: ['15:00', '12:00'],
    bands: [
      [6, 0],
      [12, 50],
    ],
    rooms: 14,
  },
  city: {
    board: 'BB',
    meals: [['HB', 15]],
    features: ['wifi', 'restaurant', 'desk24', 'laundry', 'airport'],
    free: 2,
    hours: ['14:00', '12:00'],
    bands: [
      [5, 0],
      [12, 50],
    ],
    rooms: 9,
  },
  guesthouse: {
    board: 'BB',
    meals: [['HB', 20]],
    features: ['wifi', 'roof', 'homeCooked', 'airport'],
    free: 2,
    hours: ['13:00', '11:00'],
    bands: [
      [5, 0],
      [12, 40],
    ],
    rooms: 4,
  },
  plain: {
    board: 'RO',
    meals: [['BB', 9]],
    features: ['wifi', 'cafe', 'desk24'],
    free: 1,
    hours: ['13:00', '11:00'],
    bands: [
      [5, 0],
      [12, 30],
    ],
    rooms: 6,
  },
  flats: {
    board: 'RO',
    meals: [['BB', 8]],
    features: ['wifi', 'parking', 'laundry', 'pool'],
    free: 4,
    hours: ['15:00', '11:00'],
    bands: [
      [6, 0],
      [12, 25],
    ],
    rooms: 5,
  },
  lodge: {
    board: 'BB',
    meals: [
      ['HB', 18],
      ['FB', 30],
    ],
    features: ['garden', 'restaurant', 'fire', 'parking', 'homeCooked'],
    free: 3,
    hours: ['14:00', '12:00'],
    bands: [
      [5, 0],
      [12, 50],
    ],
    rooms: 5,
  },
  camp: {
    board: 'RO',
    meals: [
      ['BB', 14],
      ['HB', 32],
    ],
    features: ['fire', 'stars', 'cafe', 'parking'],
    free: 1,
    hours: ['13:00', '11:00'],
    bands: [
      [5, 0],
      [12, 50],
    ],
    rooms: 6,
  },
  nubian: {
    board: 'BB',
    meals: [['HB', 18]],
    features: ['roof', 'homeCooked', 'boat', 'wifi', 'music'],
    free: 2,
    hours: ['13:00', '11:00'],
    bands: [
      [5, 0],
      [12, 40],
    ],
    rooms: 4,
  },
} as const satisfies Record<string, Style>

export type StyleKey = keyof typeof styles

/** Whose seasons a destination follows. */
export const regionOf = (place: string): RegionKey => regions[place] ?? 'town'

const regions: Readonly<Record<string, RegionKey>> = {
  Hurghada: 'redSea',
  'El Gouna': 'redSea',
  'Makadi Bay': 'redSea',
  'Sahl Hasheesh': 'redSea',
  'Soma Bay': 'redSea',
  Safaga: 'redSea',
  'El Quseir': 'redSea',
  'Port Ghalib': 'redSea',
  'Marsa Alam': 'redSea',
  'Sharm El Sheikh': 'redSea',
  Dahab: 'gulf',
  Nuweiba: 'gulf',
  Taba: 'gulf',
  'Ras Sudr': 'sokhna',
  'Ain Sokhna': 'sokhna',
  'Saint Catherine': 'desert',
  'Siwa Oasis': 'desert',
  'Bahariya Oasis (Bawiti)': 'desert',
  'Farafra (White Desert)': 'desert',
  'Kharga Oasis': 'desert',
  Fayoum: 'desert',
  Luxor: 'valley',
  Aswan: 'valley',
  'Abu Simbel': 'valley',
  Minya: 'valley',
  Cairo: 'capital',
  Giza: 'capital',
  Alexandria: 'alexandria',
  'Ras El Bar': 'alexandria',
  'North Coast (Sahel)': 'north',
  'El Alamein': 'north',
  'New Alamein': 'north',
  'Sidi Abdel Rahman': 'north',
  'Marsa Matruh': 'north',
}
