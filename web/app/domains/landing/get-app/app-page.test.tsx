// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import ar from '../messages.ar.ts'
import en from '../messages.en.ts'
import { AppPage, storesOf } from './app-page.tsx'

const stores = { ios: 'https://apps.example/ios', android: 'https://apps.example/android' }
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'

const open = (its: Partial<Parameters<typeof AppPage>[0]> = {}, language: 'en' | 'ar' = 'en') =>
  openPage('/app', {
    language,
    answers: {},
    routes: [
      {
        path: '/app',
        element: (
          <AppPage
            stores={stores}
            screenshot={null}
            code={{ size: 2, path: 'M0 0h1v1h-1z' }}
            {...its}
          />
        ),
      },
    ],
  })

afterEach(() => vi.restoreAllMocks())

describe('the page of the app', () => {
  test.each([
    ['en', en],
    ['ar', ar],
  ] as const)('in %s leads to both stores, and says its own address', (language, t) => {
    const leave = vi.spyOn(location, 'replace')
    open({}, language)
    screen.getByRole('heading', { level: 1, name: t.appTitle })
    const hrefs = screen.getAllByRole('link').map((it) => it.getAttribute('href'))
    expect(hrefs).toEqual([stores.ios, stores.android, 'http://localhost:3000/app'])
    screen.getByRole('img', { name: t.scanAlt })
    expect(leave).not.toHaveBeenCalled()
  })

  test('leads a phone to its store after a second', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
    const leave = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    open()
    await vi.advanceTimersByTimeAsync(999)
    expect(leave).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(leave).toHaveBeenCalledExactlyOnceWith(stores.ios)
    screen.getByText('Opening App Store…')
  })

  test('stays where the store of the phone doesn’t have it, and says so', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
    const leave = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    open({ stores: { ...stores, ios: null } })
    await vi.advanceTimersByTimeAsync(5000)
    expect(leave).not.toHaveBeenCalled()
    screen.getByText(en.soonOn)
    expect(screen.queryByRole('link', { name: /App Store/ })).toBeNull()
  })
})

test('editors say where the app is; without content it is nowhere', () => {
  expect(storesOf(null)).toEqual({ ios: null, android: null })
})
