// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { languages } from '@rihla/contract/values/language'
import { expect, test } from 'vitest'
import { answerWith, type Answer } from '../../../testing/fake-server.ts'
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

test.each(languages)(
  '%s: the head says of the room that is picked until when it is free',
  async (lang) => {
    const later = { en: 'Refundable until 12 Dec', ar: 'قابلة للاسترداد حتى 12 ديسمبر' }[lang]
    openStays(HOTEL, lang, {
      getHotelPricing: answerWith({
        ...pricing,
        FreeCancellation: until[lang],
        Rooms: [
          { ...room, RoomId: 1, Name: 'Cheap', IsRefundableText: until[lang] },
          { ...room, RoomId: 2, Name: 'Free', IsRefundableText: later },
        ],
      }),
    })
    fireEvent.click(
      await screen.findByRole('button', { name: new RegExp(`^${picking[lang]}: Free`) }),
    )
    const texts = () => [...document.querySelectorAll('.badge')].map((it) => it.textContent)
    await waitFor(() => expect(texts().filter((it) => it === later)).toHaveLength(2))
    expect(badge(lang)).toHaveLength(1)
  },
)

const HOTEL = '/hotel?id=501&arrival-date=17-12-2026&departure-date=20-12-2026'
const gone = { en: /Please choose one\.$/, ar: /اختر غرفة من فضلك\.$/ } as const
const picking = { en: 'Select', ar: 'اختر' } as const
const offered = (...rooms: [id: number, name: string][]) =>
  answerWith({ ...pricing, Rooms: rooms.map(([RoomId, Name]) => ({ ...room, RoomId, Name })) })

/** The editor of the card: one adult more. */
async function askForThree(page: ReturnType<typeof openStays>, language: 'en' | 'ar') {
  const edit = { en: 'Edit', ar: 'تعديل' }[language]
  fireEvent.click(screen.getAllByRole('button', { name: edit })[0] as Element)
  await waitFor(() => expect(document.querySelector('.stepper-disc')).not.toBeNull())
  fireEvent.click(document.querySelectorAll('.stepper-disc')[1] as Element)
  fireEvent.submit(document.querySelector('.booking-card form') as Element)
  await waitFor(() => expect(page.address()).toContain('adults=3'))
  await waitFor(() => expect(page.requestsOf('getHotelPricing')).toHaveLength(2))
}

/** Picks a room, then asks for three adults, to whom something else is sold. */
async function pickThenAsk(language: 'en' | 'ar', then: Answer) {
  const page = openStays(HOTEL, language, {
    getHotelPricing: offered([101, 'Room only'], [103, 'Free']),
  })
  fireEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^${picking[language]}: Free`) }),
  )
  page.on('getHotelPricing', then)
  await askForThree(page, language)
}

test.each(languages)('%s: a room that was picked stays so for another party', async (lang) => {
  await pickThenAsk(lang, offered([103, 'Free'], [101, 'Room only'], [102, 'New']))
  await screen.findByRole('button', { name: new RegExp(`^${picking[lang]}: New`) })
  expect(await chosen()).toContain('Free')
  expect(screen.queryByText(gone[lang])).toBeNull()
})

test.each(languages)(
  '%s: where it isn’t sold any more none is chosen in its place, and it is said',
  async (lang) => {
    await pickThenAsk(lang, offered([101, 'Room only'], [102, 'New']))
    await screen.findByRole('button', { name: new RegExp(`^${picking[lang]}: New`) })
    // In the list, and to whoever doesn't see it.
    await waitFor(() => expect(screen.getAllByText(gone[lang])).toHaveLength(2))
    expect(screen.queryByRole('button', { name: /^(Selected|مختارة):/ })).toBeNull()
    fireEvent.click(
      screen.getByRole('button', { name: new RegExp(`^${picking[lang]}: Room only`) }),
    )
    expect(await chosen()).toContain('Room only')
    expect(document.querySelector('#rooms')?.textContent).not.toMatch(gone[lang])
  },
)

test('other dates or guests are still those of a search for what is free to cancel', async () => {
  const page = openStays(`${HOTEL}&free-cancellation=true`, 'en', {
    getHotelPricing: twoRooms('en'),
  })
  expect(await chosen()).toContain('Free')
  await askForThree(page, 'en')
  expect(page.address()).toContain('free-cancellation=true')
  expect(await chosen()).toContain('Free')
})

test('a room that was picked on the permanent page stays so for another party', async () => {
  const page = openStays('/hotel/501', 'en', {
    getHotelPricing: offered([101, 'Room only'], [103, 'Free']),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Select: Free/ }))
  await askForThree(page, 'en')
  expect(page.address()).toMatch(/^\/hotel\?id=501/)
  expect(await chosen()).toContain('Free')
})
