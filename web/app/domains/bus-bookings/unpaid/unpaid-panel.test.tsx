// @vitest-environment happy-dom
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { adoptUser } from '../../../platform/session/session.ts'
import { answerAs, answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { HeldChip } from '../../held/index.ts'
import { traveller } from '../../reservations/testing/details.ts'
import arabic from '../messages.ar.ts'
import english from '../messages.en.ts'
import { UnpaidPanel } from './unpaid-panel.tsx'

const texts = { en: english, ar: arabic }
const unpaid = {
  GoingTempID: 1,
  SessionID: 'session-1',
  TotalAmount: 630,
  ExpiresAt: new Date(Date.now() + 600_000).toISOString(),
  ServerTime: new Date().toISOString(),
}

beforeEach(() => adoptUser(traveller))

test.each(languages)(
  'what the header counts down is asked for again once the seats are released, or can’t be, in %s',
  async (language) => {
    const page = openPage('/', {
      language,
      answers: {
        getLiveReservations: answerWith({ ServerTime: unpaid.ServerTime, Reservations: [] }),
        releaseBusSeats: answerWith({ IsReleased: true }),
      },
      routes: [
        {
          path: '/',
          element: (
            <ServerData>
              <HeldChip />
              <UnpaidPanel unpaid={unpaid} />
            </ServerData>
          ),
        },
      ],
    })
    const looks = (count: number) =>
      waitFor(() => expect(page.requestsOf('getLiveReservations')).toHaveLength(count))
    await looks(1)
    const release = screen.getByRole('button', { name: texts[language].release })
    fireEvent.click(release)
    await looks(2)
    const paid = answerAs(409, { Error: 'They are paid for.', code: 'already_booked' })
    page.on('releaseBusSeats', paid)
    fireEvent.click(release)
    await screen.findByText('They are paid for.')
    await looks(3)
  },
)
