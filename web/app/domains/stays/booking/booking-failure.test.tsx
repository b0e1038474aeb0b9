// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { languages } from '@rihla/contract/values/language'
import { answerAs, noConnection } from '../../../testing/fake-server.ts'
import { toasts } from '../../../ui/feedback/toast.ts'
import { openStays } from '../testing/open-stays.tsx'

const HOTEL = '/hotel?id=501&arrival-date=17-12-2026&departure-date=20-12-2026'
const failed = { en: 'Checkout failed', ar: 'تعذّر بدء الحجز' } as const

beforeEach(() => vi.setSystemTime('2026-12-01T10:00:00Z'))

const pressBook = async (): Promise<void> => {
  const [button] = await screen.findAllByRole('button', { name: /^(Book|احجز)/ })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button as HTMLElement)
}
const inCard = () => {
  const card = document.querySelector<HTMLElement>('.booking-card')
  if (!card) throw new Error('no booking card')
  return within(card)
}

test.each(languages)(
  '%s: why a room could not be held stays beside the button',
  async (language) => {
    const reason = language === 'en' ? 'This room is sold out.' : 'حُجزت الغرفة.'
    const page = openStays(HOTEL, language, {
      setTempReservation: answerAs(409, { Error: reason, code: 'sold_out' }),
    })
    await screen.findByRole('button', { name: /^(Selected|مختارة):/ })
    await pressBook()
    await inCard().findByText(reason)
    toasts.dismiss()
    await waitFor(() => expect(document.querySelector('.toast')).toBeNull())
    inCard().getByText(reason)
    page.on('setTempReservation', noConnection)
    await pressBook()
    await waitFor(() => expect(inCard().queryByText(reason)).toBeNull())
    await inCard().findByText(failed[language])
  },
)
