import { describe, expect, it } from 'vitest'
import { createTexts } from '../../../platform/locale/i18n.ts'
import type { TextValues } from '../../../platform/locale/text.ts'
import ar from '../messages.ar.ts'
import en from '../messages.en.ts'
import { sharedChips } from './filter-chips.ts'

const bounds = { from: 0, to: 5000 }
const none = { cityId: null, searchText: '', hasFreeCancellation: false }

function priceChip(language: 'en' | 'ar', priceFrom: number | null, priceTo: number | null) {
  const texts = createTexts(language, { catalogue: language === 'en' ? en : ar })
  const t = (key: string, values?: TextValues) => texts.read(language, 'catalogue', key, values)
  const chips = sharedChips(
    { ...none, priceFrom, priceTo },
    { cityName: undefined, bounds, language, t },
  )
  return chips.price && chips.price.text.replaceAll(/[\u00a0\u2066-\u2069]/g, ' ')
}

describe('a price in force', () => {
  it.each([
    [null, 500, 'up to EGP 500', 'حتى 500 ج.م'],
    [0, 500, 'up to EGP 500', 'حتى 500 ج.م'],
    [500, null, 'from EGP 500', 'من 500 ج.م'],
    [500, 900, 'EGP 500 to EGP 900', '500 ج.م إلى 900 ج.م'],
  ])('from %s to %s is said as people say it', (from, to, english, arabic) => {
    expect(priceChip('en', from, to)).toBe(english)
    expect(priceChip('ar', from, to)).toBe(arabic)
  })
})
