import type { Pair } from '../../pair.ts'

/** A day of an itinerary: where it happens, its title and what happens. */
export type DemoDay = {
  /** English name of the destination. */
  readonly at: string
  readonly title: Pair
  readonly text: Pair
}

type Words = readonly [title: string, text: string]

/** A day at a destination: its title and what happens, in both languages. */
export const day = (at: string, en: Words, ar: Words): DemoDay => ({
  at,
  title: [en[0], ar[0]],
  text: [en[1], ar[1]],
})
