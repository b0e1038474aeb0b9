import { expect, it } from 'vitest'
import { classNameOf } from './present-trip.ts'

it('keeps the numbers of a class in their order after Arabic letters', () => {
  const royal = { en: 'Royal 2+1', ar: 'رويال 2+1' }
  expect(classNameOf(royal, 'ar')).toBe('رويال \u20662+1\u2069')
  expect(classNameOf({ en: 'Elite', ar: 'إيليت' }, 'ar')).toBe('إيليت')
})
