// @vitest-environment happy-dom
import type { OwnReview } from '@rihla/contract/reviews'
import { languages, type Language } from '@rihla/contract/values/language'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { answerAs, answerWith, type Answers } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import ar from '../messages.ar.ts'
import en from '../messages.en.ts'
import { aReservation } from '../testing/details.ts'
import { ReviewPanel } from './review-panel.tsx'

const texts = { en, ar } as const
const given: OwnReview = {
  Stars: 4,
  Text: 'The captain knew every bird.',
  State: 'approved',
  RatedAt: '2026-11-26T15:22:00Z',
  Reason: null,
  Counts: true,
}

const open = (language: Language, Review: OwnReview | null, answers: Answers = {}) => {
  const Panel = withServerData(() => (
    <ReviewPanel it={aReservation({ Review, ShowRateButton: Review === null })} />
  ))
  openPage('/', { language, routes: [{ path: '/', element: <Panel /> }], answers })
}

beforeEach(() => sessionStorage.clear())
afterEach(() => sessionStorage.clear())

describe.each(languages)('a rating, in %s', (language) => {
  const t = texts[language]

  test.each<[string, Partial<OwnReview>, keyof typeof en]>([
    ['waits to be read', { State: 'pending' }, 'reviewPending'],
    ['is shown', {}, 'reviewApproved'],
    ['is hidden', { State: 'rejected', Counts: false }, 'reviewLeftOut'],
    ['was hidden when stars still counted', { State: 'rejected' }, 'reviewRejected'],
    ['has stars alone', { Text: null }, 'reviewCounted'],
    [
      'has stars alone, and is left out',
      { Text: null, State: 'rejected', Counts: false },
      'ratingLeftOut',
    ],
  ])('that %s says so', (_, its, text) => {
    open(language, { ...given, ...its })
    expect(screen.getByText(t[text])).toBeTruthy()
  })

  test('that couldn’t be sent is there again, stars and words, and gone once it was', async () => {
    const fail = { rateReservation: answerAs(401, { Error: 'Log in.', code: 'unauthenticated' }) }
    const begin = async (answers: Answers) => {
      open(language, null, answers)
      fireEvent.click(screen.getByRole('button', { name: t.rate }))
      return screen.findByRole<HTMLTextAreaElement>('textbox')
    }
    fireEvent.change(await begin(fail), { target: { value: 'A fine day' } })
    fireEvent.click(screen.getByRole('radio', { name: t.stars4 }))
    fireEvent.click(screen.getByRole('button', { name: t.rateSend }))
    await screen.findByRole('alert')
    cleanup()
    const counted = { Message: 'Thank you.', Review: given }
    expect((await begin({ rateReservation: answerWith(counted) })).value).toBe('A fine day')
    fireEvent.click(screen.getByRole('button', { name: t.rateSend }))
    await screen.findByText('Thank you.')
    cleanup()
    expect((await begin({})).value).toBe('')
  })
})
