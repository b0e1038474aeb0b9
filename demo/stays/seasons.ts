export type RegionKey =
  | 'redSea'
  | 'gulf'
  | 'sokhna'
  | 'desert'
  | 'valley'
  | 'capital'
  | 'alexandria'
  | 'north'
  | 'town'

/** Nights, both included, that cost so many percent of the cheap season's. */
export type Season = {
  readonly from: string
  readonly to: string
  readonly percent: number
  /** On Thursdays and Fridays, before the days of the weekend; none in peaks, which are full anyway. */
  readonly weekend?: number
  /** Feasts and New Year, when many houses sell no single nights. */
  readonly feast?: true
}

type Yearly = readonly [from: string, to: string, percent: number, weekend?: number]

/** By month and day, later ones win; everything else is the cheap season. */
const yearly: Readonly<Record<RegionKey, readonly Yearly[]>> = {
  redSea: [
    ['02-20', '05-31', 122, 8],
    ['07-01', '08-31', 128, 10],
    ['09-25', '11-15', 132, 8],
    ['01-23', '02-06', 130],
  ],
  gulf: [
    ['03-01', '05-31', 118, 15],
    ['07-01', '08-31', 125, 15],
    ['09-25', '11-10', 120, 15],
    ['01-23', '02-06', 120],
  ],
  sokhna: [
    ['03-15', '06-14', 120, 30],
    ['06-15', '09-10', 140, 30],
    ['09-11', '11-10', 115, 30],
    ['01-23', '02-06', 125, 20],
  ],
  desert: [
    ['10-15', '11-30', 125, 20],
    ['12-01', '02-28', 130, 20],
    ['03-01', '04-20', 120, 20],
  ],
  valley: [
    ['10-01', '11-30', 138, 5],
    ['12-01', '02-28', 155, 5],
    ['03-01', '04-25', 135, 5],
  ],
  capital: [
    ['10-01', '11-30', 115],
    ['03-01', '05-15', 112],
    ['07-01', '08-31', 118, 5],
  ],
  alexandria: [
    ['05-15', '06-14', 125, 15],
    ['06-15', '09-15', 170, 15],
    ['01-23', '02-06', 115, 15],
  ],
  north: [
    ['04-15', '06-09', 140, 20],
    ['06-10', '07-09', 210, 15],
    ['07-10', '08-31', 270, 10],
    ['09-01', '09-25', 190, 15],
  ],
  town: [
    ['06-15', '09-10', 120, 10],
    ['10-15', '11-30', 108, 10],
  ],
}

/** Weekend surcharge of the cheap season. */
export const usualWeekend: Readonly<Record<RegionKey, number>> = {
  redSea: 8,
  gulf: 15,
  sokhna: 30,
  desert: 15,
  valley: 0,
  capital: 0,
  alexandria: 12,
  north: 15,
  town: 10,
}

/** Feasts, from the nights before to the nights after; the moon's by table, a day either way. */
const feasts: Readonly<Record<number, readonly (readonly [from: string, to: string])[]>> = {
  2026: [
    ['03-19', '03-23'],
    ['04-10', '04-13'],
    ['05-25', '05-30'],
  ],
  2027: [
    ['03-08', '03-13'],
    ['04-30', '05-03'],
    ['05-14', '05-19'],
  ],
  2028: [
    ['02-25', '02-29'],
    ['04-14', '04-17'],
    ['05-03', '05-08'],
  ],
}

const peaks: Readonly<Record<RegionKey, readonly [feast: number, newYear: number]>> = {
  redSea: [165, 175],
  gulf: [160, 150],
  sokhna: [180, 160],
  desert: [150, 170],
  valley: [150, 190],
  capital: [115, 135],
  alexandria: [170, 130],
  north: [200, 110],
  town: [130, 115],
}

/** The seasons of a region that begin in a year, each with its place in the order in which they win. */
export function seasonsOf(region: RegionKey, year: number): readonly Season[] {
  const [feast, newYear] = peaks[region]
  return [
    ...yearly[region].map(([from, to, percent, weekend]) => ({
      from: `${year}-${from}`,
      to: `${year}-${to}`,
      percent,
      ...(weekend ? { weekend } : {}),
    })),
    ...(feasts[year] ?? []).map(([from, to]) => ({
      from: `${year}-${from}`,
      to: `${year}-${to}`,
      percent: feast,
      feast: true as const,
    })),
    { from: `${year}-12-24`, to: `${year + 1}-01-03`, percent: newYear, feast: true },
  ]
}
