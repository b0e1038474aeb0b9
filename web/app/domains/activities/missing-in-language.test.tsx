// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useLoaderData, useRevalidator } from 'react-router'
import { expect, test } from 'vitest'
import { answerAs, answerWith } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { type LoadedDetails, otherOffer } from '../catalogue/index.ts'
import { ActivityRoute } from './index.ts'

/** The page as the server made it in English; pressing the button is what the choice of a language comes to. */
function Page() {
  const { revalidate } = useRevalidator()
  return (
    <>
      <button type="button" onClick={() => void revalidate()}>
        العربية
      </button>
      <ActivityRoute loaded={useLoaderData<LoadedDetails>()} />
    </>
  )
}

test('why an offer can’t be shown is asked for anew in another language', async () => {
  const failure = { message: 'Not found', status: 404, requestId: null }
  const answers: LoadedDetails[] = [{ failure }]
  openPage('/activity?id=7&arrival-date=17-12-2026', {
    language: 'ar',
    routes: [
      {
        path: '/activity',
        element: <Page />,
        // In the browser the page itself asks.
        loader: () => answers.shift() ?? { failure: null },
        shouldRevalidate: otherOffer,
        HydrateFallback: () => null,
      },
    ],
    answers: {
      getSplashScreenData: answerWith({}),
      getActivityDetails: answerAs(404, { Error: 'النشاط غير موجود', code: 'activity_not_found' }),
    },
  })
  await screen.findByText('Not found')
  fireEvent.click(screen.getByRole('button', { name: 'العربية' }))
  await screen.findByText('النشاط غير موجود')
  expect(screen.queryByText('Not found')).toBeNull()
})
