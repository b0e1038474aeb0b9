// @vitest-environment happy-dom
import type { InventoryPreview } from '@rihla/contract/desk/inventory'
import { languages } from '@rihla/contract/values/language'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { ChangeEffect } from './change-effect.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const usual = { Lowest: 500, Highest: 500 }
const effect: InventoryPreview = {
  Changes: 2,
  Same: 0,
  Without: 0,
  FreeBefore: 20,
  FreeAfter: 20,
  PricesBefore: usual,
  PricesAfter: usual,
  OwnBefore: 0,
  OwnAfter: 2,
  Refused: [],
}

test.each(languages)('the usual price as the days’ own is said to be that, in %s', (language) => {
  const t = texts[language]
  const element = <ChangeEffect it={effect} wanted={null} />
  openPage('/', { language, routes: [{ path: '/', element }], answers: {} })
  expect(screen.getByText(new RegExp(t.effectOwn)).textContent?.trim()).toMatch(/0\s+2$/)
  expect(screen.queryByText(new RegExp(t.effectPrice))).toBeNull()
})
