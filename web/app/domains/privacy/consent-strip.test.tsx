// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useContext, type ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import AfterPage from '../../after-page.tsx'
import { SiteContext } from '../../platform/site.ts'
import { answerWith } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import ChoicesDialog from './choices-dialog.tsx'
import { CONSENT_KEY, TEXT_VERSION } from './consent.ts'
import { ConsentStrip } from './consent-strip.tsx'
import ar from './messages.ar.ts'
import en from './messages.en.ts'

const COMPANY = 'http://localhost:9/count.js'

function Site({ company, children }: { company: string | null; children: ReactNode }) {
  const site = useContext(SiteContext)
  return <SiteContext value={{ ...site, analyticsUrl: company }}>{children}</SiteContext>
}

// Nothing chosen: what an earlier test chose is remembered beside what is kept.
beforeEach(() => localStorage.setItem(CONSENT_KEY, 'null'))

describe.each([
  ['en', en],
  ['ar', ar],
] as const)('in %s', (language, t) => {
  const open = (company: string | null, element: ReactNode) =>
    openPage('/', {
      language,
      routes: [{ path: '/', element: <Site company={company}>{element}</Site> }],
      answers: { recordConsent: answerWith(true) },
    })
  const agreed = (words: string): void =>
    localStorage.setItem(
      CONSENT_KEY,
      JSON.stringify({
        analytics: true,
        liveChat: false,
        version: `${words}.${language}`,
        at: '2026-11-25T08:00:00Z',
        recorded: true,
      }),
    )
  const question = () => screen.queryByRole('heading', { name: t.askAnalytics })
  const scriptOfCompany = () => document.querySelector(`script[src="${COMPANY}"]`)

  test.each([
    ['we alone count, and so it was said', null, TEXT_VERSION, false],
    ['we alone count, and a company did then', null, `${TEXT_VERSION}-others`, false],
    ['a company counts, and so it was said', COMPANY, `${TEXT_VERSION}-others`, false],
    ['a company counts that came later', COMPANY, TEXT_VERSION, true],
  ])('where %s, who agreed is asked again: %#', async (_, company, words, isAsked) => {
    agreed(words)
    open(
      company,
      <>
        <ConsentStrip />
        <p>The page</p>
      </>,
    )
    await screen.findByText('The page')
    expect(question() !== null).toBe(isAsked)
    if (isAsked) screen.getByText((text) => text.startsWith(t.whyAnalytics))
  })

  test.each([
    [null, TEXT_VERSION],
    [COMPANY, `${TEXT_VERSION}-others`],
  ])('an answer is kept with the words of %s', async (company, words) => {
    const opened = open(company, <ConsentStrip />)
    fireEvent.click(await screen.findByRole('button', { name: t.allow }))
    await waitFor(() => expect(question()).toBeNull())
    expect(JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '{}')).toMatchObject({
      version: `${words}.${language}`,
    })
    const [request] = opened.requestsOf('recordConsent')
    expect(await request?.clone().json()).toMatchObject({ TextVersion: `${words}.${language}` })
  })

  test('the script of a company is loaded for who agreed to it, and not for who agreed to us', async () => {
    agreed(`${TEXT_VERSION}-others`)
    open(COMPANY, <AfterPage />)
    await waitFor(() => expect(scriptOfCompany()).not.toBeNull())
    scriptOfCompany()?.remove()
    agreed(TEXT_VERSION)
    dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }))
    open(
      COMPANY,
      <>
        <AfterPage />
        <ConsentStrip />
      </>,
    )
    await screen.findByRole('heading', { name: t.askAnalytics })
    expect(scriptOfCompany()).toBeNull()
  })

  test.each([
    [null, t.analyticsNote],
    [COMPANY, t.analyticsNoteOthers],
  ])('the choices say who counts: %s', async (company, note) => {
    open(company, <ChoicesDialog onClose={() => {}} />)
    await screen.findByText(note)
  })
})
