// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { languages } from '@rihla/contract/values/language'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answerWith } from '../../../testing/fake-server.ts'
import { trip } from '../../../testing/packages.ts'
import { openPackages } from '../testing/open-packages.tsx'

const departure = (Date: string, change: object = {}) => ({
  Date,
  Price: 9000,
  OfferPrice: null,
  PlacesLeft: null,
  IsAvailable: true,
  ...change,
})
const TRIP = '/trip?id=1&arrival-date=24-12-2026&adults=2'
const words = {
  en: {
    nearest: 'The nearest departures with places',
    why: '2 places left, not enough',
    where: 'Where and when',
    begins: 'Thu 24 Dec 2026, 07:15',
  },
  ar: {
    nearest: 'أقرب المواعيد المتاحة',
    why: 'المتبقي مكانان',
    where: 'المكان والموعد',
    begins: 'الخميس 24 ديسمبر 2026، 07:15',
  },
} as const
const open = (language: 'en' | 'ar', change: object) =>
  openPackages(TRIP, language, { getTripDetails: answerWith({ ...trip, ...change }) })

describe.each(languages)('in %s', (language) => {
  const said = words[language]

  test('what is near a departure without places is offered, before it as after it', async () => {
    const Departures = [
      '2026-12-03',
      '2026-12-10',
      '2026-12-17',
      '2026-12-31',
      '2027-01-07',
      '2027-01-14',
    ].map((it) => departure(it))
    open(language, { Departures, IsAvailable: false })
    const near = (await screen.findByText(said.nearest)).parentElement as HTMLElement
    expect(
      within(near)
        .getAllByRole('button')
        .map((it) => /\d+/.exec(it.textContent)?.[0]),
    ).toEqual(['17', '31', '7'])
  })

  test('the notice and the list give the reason that the server gives, not that all is sold', async () => {
    const why = said.why
    const Departures = [
      departure('2026-12-24', { IsAvailable: false, PlacesLeft: 2, UnavailableText: why }),
    ]
    const Not = { IsAvailable: false, PlacesLeft: 2, BookButtonText: 'No', UnavailableText: why }
    open(language, { Departures, ...Not })
    await screen.findAllByText(why)
    expect(document.querySelector('.booking-card .notice-bad')?.textContent).toBe(why)
    expect(document.querySelector('.departure')?.textContent).toContain(why)
    expect(document.body.textContent).not.toMatch(/sold out|اكتمل العدد/i)
  })

  test('where and when it begins stands there, and whom to call', async () => {
    const Where = {
      Place: 'Ramses station',
      Address: 'Ramses Square',
      Latitude: 30.06,
      Longitude: 31.25,
      StartsAt: '2026-12-24T05:15:00Z',
      EndsAt: '2026-12-24T15:00:00Z',
      Phone: '+20 2 5550 0142',
    }
    open(language, { Where })
    const section = await screen.findByRole('region', { name: said.where })
    const facts = [...section.querySelectorAll('dd')].map((it) => it.textContent)
    expect(facts).toEqual([said.begins, '17:00', 'Ramses station', 'Ramses Square', Where.Phone])
    expect(within(section).getByText('Ramses station').closest('a')?.href).toContain('30.06')
    expect(within(section).getByText(Where.Phone)).toHaveProperty('href', 'tel:+20255500142')
  })
})

describe('the calendar of the editor', () => {
  beforeEach(() => vi.setSystemTime('2026-12-01T10:00:00Z'))

  test('knows the departures of the party that is chosen in it', async () => {
    const two = [departure('2026-12-24'), departure('2026-12-31', { IsAvailable: false })]
    const three = [departure('2026-12-24', { IsAvailable: false }), departure('2026-12-31')]
    const forParty = async (request: Request) => {
      const { AdultsCount: adults } = (await request.json()) as { AdultsCount: number }
      const PartyProblem = adults === 4 ? 'Too many for a room' : null
      const Departures = adults === 2 ? two : adults === 3 ? three : []
      return answerWith({ ...trip, Departures, PartyProblem })(request)
    }
    openPackages(TRIP, 'en', { getTripDetails: forParty })
    fireEvent.click((await screen.findAllByRole('button', { name: 'Edit' }))[0] as Element)
    const more = await waitFor(() => {
      const found = document.querySelectorAll('.booking-card .stepper-disc')
      expect(found.length).toBeGreaterThan(1)
      return found[1] as Element
    })
    fireEvent.click(screen.getByRole('button', { name: 'Open the calendar' }))
    const noted = (...expected: string[]) =>
      waitFor(() =>
        expect([...document.querySelectorAll('[data-note]')].map((it) => it.textContent)).toEqual(
          expected,
        ),
      )
    await noted('24')
    fireEvent.click(more)
    await noted('31')
    // Who can't come at all is told why, not that each day is taken.
    fireEvent.click(more)
    await noted()
    expect(document.querySelectorAll('[data-unavailable]')).toHaveLength(0)
  })
})
