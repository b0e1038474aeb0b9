// @vitest-environment happy-dom
import { languages } from '@rihla/contract/values/language'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import { tile } from '../../discovery/testing/tile.ts'
import { EndingCard } from './ending-card.tsx'

const NOW = '2026-12-01T10:00:00Z'
const MINUTE = 60_000
const ending = tile({
  OfferPrice: 1400,
  OfferExpirationDate: new Date(Date.parse(NOW) + MINUTE).toISOString(),
})
const over = { en: 'The offer has ended', ar: 'انتهى العرض' } as const

test.each(languages)('%s: with its clock a lower price ends', async (language) => {
  vi.useFakeTimers({ now: Date.parse(NOW) })
  const routes = [{ path: '/', element: <EndingCard tile={ending} /> }]
  openPage('/', { language, routes, answers: {} })
  const said = () => document.querySelector('.offer-card')?.textContent ?? ''
  await act(() => vi.advanceTimersByTimeAsync(MINUTE - 2000))
  expect(said()).toMatch(/1,400/)
  expect(said()).toMatch(/30/)
  expect(said()).not.toContain(over[language])
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(said()).toContain(over[language])
  expect(said()).not.toMatch(/1,400|30/)
  expect(said()).toMatch(/2,000/)
})
