import type { Style, Text } from './hotel.ts'

/** A kind of room; `factor` on the house's price, for two adults. */
export type RoomKind = {
  code: string
  name: Text
  minPax: number
  maxPax: number
  maxAdults: number
  maxChildren: number
  factor: number
}

const room = (
  code: string,
  name: Text,
  [maxAdults, maxChildren, maxPax]: readonly [number, number, number],
  factor: number,
): RoomKind => ({ code, name, minPax: 1, maxPax, maxAdults, maxChildren, factor })

/** Every kind of room of the inventory, by the supplier's code: type and characteristic. */
const roomKinds: readonly RoomKind[] = [
  room('SGL.ST', ['SINGLE STANDARD', 'غرفة فردية قياسية'], [1, 1, 2], 0.78),
  room('DBL.ST', ['DOUBLE STANDARD', 'غرفة مزدوجة قياسية'], [2, 1, 3], 1),
  room('DBT.SU', ['DOUBLE OR TWIN SUPERIOR', 'غرفة مزدوجة أو توأم سوبيريور'], [2, 2, 4], 1.22),
  room('DBL.SV', ['DOUBLE SEA VIEW', 'غرفة مزدوجة بإطلالة على البحر'], [2, 2, 4], 1.35),
  room('DBL.NV', ['DOUBLE NILE VIEW', 'غرفة مزدوجة بإطلالة على النيل'], [2, 2, 4], 1.4),
  room('TPL.ST', ['TRIPLE STANDARD', 'غرفة ثلاثية قياسية'], [3, 2, 4], 1.38),
  room('FAM.ST', ['FAMILY ROOM', 'غرفة عائلية'], [3, 3, 5], 1.7),
  room('JSU.VM', ['JUNIOR SUITE SEA VIEW', 'جناح جونيور بإطلالة على البحر'], [3, 2, 4], 2.1),
  room('SUI.ST', ['SUITE', 'جناح'], [3, 2, 5], 2.5),
  room('APT.B1', ['APARTMENT ONE BEDROOM', 'شقة بغرفة نوم واحدة'], [3, 2, 4], 1.1),
  room('APT.B2', ['APARTMENT TWO BEDROOMS', 'شقة بغرفتي نوم'], [4, 3, 6], 1.75),
  room('BUN.ST', ['BUNGALOW', 'بنجالو'], [2, 2, 4], 1.15),
  room('TEN.ST', ['BEDOUIN TENT', 'خيمة بدوية'], [2, 1, 3], 0.85),
]

const kinds: Readonly<Record<Style, readonly string[]>> = {
  resort: ['DBL.ST', 'DBT.SU', 'DBL.SV', 'FAM.ST', 'JSU.VM'],
  beach: ['DBL.ST', 'DBL.SV', 'TPL.ST', 'FAM.ST'],
  city: ['SGL.ST', 'DBL.ST', 'DBT.SU', 'TPL.ST', 'SUI.ST'],
  boutique: ['SGL.ST', 'DBL.ST', 'DBT.SU', 'SUI.ST'],
  nile: ['DBL.ST', 'DBL.NV', 'TPL.ST', 'SUI.ST'],
  camp: ['TEN.ST', 'BUN.ST', 'FAM.ST'],
  flats: ['APT.B1', 'APT.B2'],
}

/** Kinds of houses in other countries: a supplier lists those of the whole world, and pages them. */
const kindsElsewhere: readonly RoomKind[] = Array.from({ length: 1200 }, (_, nth) => {
  const number = String(nth + 1).padStart(4, '0')
  return room(`ROO.${number}`, [`ROOM TYPE ${number}`, `غرفة من الفئة ${number}`], [2, 1, 3], 1)
})

/** The whole list: the kinds of the inventory come last. */
export const listedKinds: readonly RoomKind[] = [...kindsElsewhere, ...roomKinds]

const byCode = new Map(roomKinds.map((kind) => [kind.code, kind]))

/** A kind of room by its code, if there is one. */
export const roomOf = (code: string): RoomKind | undefined => byCode.get(code)

/** The rooms of a house of this style. */
export const roomsOf = (style: Style): RoomKind[] =>
  kinds[style].flatMap((code) => byCode.get(code) ?? [])

export type Board = { code: string; name: Text; factor: number }

/** Boards by code; `factor` on the price of the room alone. */
export const boards: readonly Board[] = [
  { code: 'RO', name: ['ROOM ONLY', 'بدون وجبات'], factor: 1 },
  { code: 'SC', name: ['SELF CATERING', 'مع مطبخ مجهز'], factor: 1 },
  { code: 'BB', name: ['BED AND BREAKFAST', 'شامل الإفطار'], factor: 1.12 },
  { code: 'HB', name: ['HALF BOARD', 'نصف إقامة'], factor: 1.32 },
  { code: 'AI', name: ['ALL INCLUSIVE', 'شامل كليًا'], factor: 1.6 },
]

const boardCodes: Readonly<Record<Style, readonly string[]>> = {
  resort: ['HB', 'AI'],
  beach: ['BB', 'HB'],
  city: ['RO', 'BB'],
  boutique: ['BB'],
  nile: ['BB', 'HB'],
  camp: ['BB', 'HB'],
  flats: ['SC'],
}

/** The boards of a house of this style, the plainest first. */
export const boardsOf = (style: Style): Board[] =>
  boards.filter(({ code }) => boardCodes[style].includes(code))
