import type { ChildBand } from '@rihla/server/domains/catalogue/index'

/** What children pay by their age, and who can't come; adults are 13 and over everywhere. */
export type ChildRates = {
  readonly minAge: number
  /** Null: no child is taken. */
  readonly bands: readonly ChildBand[] | null
}

const atAdultPrice = (minAge: number): ChildRates => ({
  minAge,
  bands: [{ maxAge: 12, percent: 100 }],
})

/** The rates of days out. */
export const childRates = {
  /** Babies sit on a lap. */
  graded: {
    minAge: 0,
    bands: [
      { maxAge: 2, percent: 0, place: false },
      { maxAge: 5, percent: 25 },
      { maxAge: 12, percent: 50 },
    ],
  },
  free6: {
    minAge: 0,
    bands: [
      { maxAge: 5, percent: 0 },
      { maxAge: 12, percent: 50 },
    ],
  },
  from8: atAdultPrice(8),
  from12: atAdultPrice(12),
} as const satisfies Record<string, ChildRates>
export type ChildRatesKey = keyof typeof childRates

/** As the columns of activities and packages have them. */
export const ratesRow = ({ minAge, bands }: ChildRates) => ({
  min_age: minAge,
  child_bands: bands,
})
