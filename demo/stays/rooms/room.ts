import type { FeatureKey } from '../features.ts'
import type { Pair } from '../../pair.ts'

/** What is seen from a room; its pictures follow from it. */
export type View =
  | 'garden'
  | 'pool'
  | 'sea'
  | 'city'
  | 'courtyard'
  | 'nile'
  | 'pyramids'
  | 'lake'
  | 'palms'
  | 'desert'
  | 'mountain'
  | 'lagoon'
  | 'none'

export type Bed =
  | 'king'
  | 'twin'
  | 'queen'
  | 'kingSingles'
  | 'kingSofa'
  | 'three'
  | 'single'
  | 'bunk'
  | 'mattresses'
  | 'twoRooms'

/** A type of room as hotels of a style have it, with words of its own for three neighbours. */
export type RoomKind = {
  readonly view: View
  readonly names: readonly Pair[]
  readonly category: Pair
  /** Square metres. */
  readonly size: number
  readonly bed: Bed
  readonly sleeps: readonly [base: number, adults: number, children: number, all: number]
  /** Percent of the plainest room's price. */
  readonly cost: number
  /** Percent of the plainest room's number. */
  readonly share: number
  readonly has: readonly FeatureKey[]
  readonly about: readonly Pair[]
}

export const beds: Readonly<Record<Bed, Pair>> = {
  king: ['one king bed', 'سرير كبير'],
  twin: ['two single beds', 'سريران منفردان'],
  queen: ['one double bed', 'سرير مزدوج'],
  kingSingles: ['one king and two single beds', 'سرير كبير وسريران منفردان'],
  kingSofa: ['one king bed and a sofa bed', 'سرير كبير وكنبة سرير'],
  three: ['three single beds', 'ثلاثة أسرّة منفردة'],
  single: ['one single bed', 'سرير منفرد'],
  bunk: ['one double bed and bunks', 'سرير مزدوج وسرير بدورين'],
  mattresses: ['mattresses on the floor', 'مراتب على الأرض'],
  twoRooms: ['two bedrooms', 'غرفتا نوم'],
}

export const views: Readonly<Record<View, Pair>> = {
  garden: ['garden view', 'إطلالة على الحديقة'],
  pool: ['pool view', 'إطلالة على حمام السباحة'],
  sea: ['sea view', 'إطلالة على البحر'],
  city: ['street side', 'على الشارع'],
  courtyard: ['courtyard side', 'على الفناء'],
  nile: ['Nile view', 'إطلالة على النيل'],
  pyramids: ['pyramid view', 'إطلالة على الأهرامات'],
  lake: ['lake view', 'إطلالة على البحيرة'],
  palms: ['palm grove view', 'إطلالة على النخيل'],
  desert: ['desert view', 'إطلالة على الصحراء'],
  mountain: ['mountain view', 'إطلالة على الجبل'],
  lagoon: ['lagoon view', 'إطلالة على اللاجون'],
  none: ['quiet side', 'الجانب الهادئ'],
}
