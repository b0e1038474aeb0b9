// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { languages } from '@rihla/contract/values/language'
import { expect, test } from 'vitest'
import { answerWith } from '../../../testing/fake-server.ts'
import { pricing, room } from '../../../testing/stays.ts'
import { openStays } from '../testing/open-stays.tsx'

const until = { en: 'Refundable until 10 Dec', ar: 'قابلة للاسترداد حتى 10 ديسمبر' } as const
const twoRooms = (language: 'en' | 'ar') =>
  answerWith({
    ...pricing,
    Rooms: [
      { ...room, RoomId: 1, Name: 'Cheap', IsRefundable: false, IsRefundableText: 'No' },
      { ...room, RoomId: 2, Name: 'Free', IsRefundableText: until[language] },
    ],
  })
const chosen = async (): Promise<string | null> =>
  (await screen.findByRole('button', { name: /^(Selected|مختارة):/ })).getAttribute('aria-label')
const badge = (language: 'en' | 'ar') =>
  [...document.querySelectorAll('.badge')].filter((it) => it.textContent === until[language])

test.each(languages)(
  '%s: the cheapest room is chosen, and the head says its terms',
  async (lang) => {
    openStays('/hotels', lang, { getHotelPricing: twoRooms(lang) })
    await screen.findByRole('link', { name: 'Stay 1' })
    fireEvent.click(document.querySelector('.offer-card .card-link') as Element)
    expect(await chosen()).toContain('Cheap')
    // Of the room that says it, and of nothing else.
    expect(badge(lang)).toHaveLength(1)
  },
)

test.each(languages)(
  '%s: from a list of what is free to cancel, such a room is chosen',
  async (lang) => {
    const page = openStays('/hotels?hasFreeCancellation=true', lang, {
      getHotelPricing: twoRooms(lang),
    })
    await screen.findByRole('link', { name: 'Stay 1' })
    fireEvent.click(document.querySelector('.offer-card .card-link') as Element)
    expect(await chosen()).toContain('Free')
    expect(page.address()).toContain('free-cancellation=true')
    await waitFor(() => expect(badge(lang)).toHaveLength(2))
  },
)
