import { expect, it } from 'vitest'
import { priceBooking } from './booking.ts'
import type { Quote } from './sellable.ts'

const stay = { hotel: { en: 'Coral Bay', ar: 'كورال باي' }, nights: 3 }
const quote = {
  name: { en: 'Double room', ar: 'غرفة مزدوجة' },
  city: { en: 'Dahab', ar: 'دهب' },
  image: null,
  lines: [{ label: { en: 'Room', ar: 'غرفة' }, amount: 300_000 }],
  original: 300_000,
  total: 300_000,
  stock: [],
}

it('hands on what a kind adds to what was sold, and adds nothing where it adds nothing', () => {
  const ofKind = { stay } as unknown as NonNullable<Quote['ofKind']>
  expect(priceBooking({ ...quote, ofKind }, null).sold).toMatchObject({ stay })
  expect(Object.keys(priceBooking(quote, null).sold).sort()).toEqual([
    'city',
    'image',
    'lines',
    'name',
    'original',
  ])
})
