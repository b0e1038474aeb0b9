// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SiteContext, type Site } from './site.ts'
import { useNewDay } from './use-new-day.ts'

/** A tab that was opened late on a winter evening in Cairo, and when it was told of a new day since. */
function openTab(): string[] {
  vi.useFakeTimers({ now: new Date('2026-11-28T21:30:00Z') })
  const told: string[] = []
  const site: Site = {
    language: 'en',
    publicUrl: 'http://localhost:3000',
    named: null,
    serverTime: new Date().toISOString(),
    analyticsUrl: null,
    liveChatUrl: null,
  }
  renderHook(() => useNewDay(() => told.push(new Date().toISOString())), {
    wrapper: ({ children }) => <SiteContext value={site}>{children}</SiteContext>,
  })
  return told
}

const hide = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('tells a tab that is looked at within a minute of midnight in Cairo', () => {
  const told = openTab()
  vi.advanceTimersByTime(29 * 60_000)
  expect(told).toEqual([])
  vi.advanceTimersByTime(2 * 60_000)
  expect(told[0]).toMatch(/^2026-11-28T22:0[01]:00/)
})

it('tells a tab that is opened again the next day at once, and none before that', () => {
  const told = openTab()
  hide(true)
  vi.advanceTimersByTime(10 * 3_600_000)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1000)
  hide(false)
  expect(told).toEqual(['2026-11-29T07:30:01.000Z'])
})
