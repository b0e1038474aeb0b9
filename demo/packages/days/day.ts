import type { DemoDay } from '../package.ts'

type Words = readonly [title: string, text: string]

/** A day at a destination: its title and what happens, in both languages. */
export const day = (at: string, en: Words, ar: Words): DemoDay => ({
  at,
  title: [en[0], ar[0]],
  text: [en[1], ar[1]],
})
