import { expect, test } from 'vitest'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { answerWith, fakeServer, noConnection, type Answer } from '../../../testing/fake-server.ts'
import { activityDayPrices } from './day-offer-page.tsx'
import { loadDetails, loadPermanent } from './load-details.ts'
import type { OfferKind } from './offer-kind.ts'

const failing = (status: number) =>
  loadDetails({ id: 1e20 }, () => ({
    offer: {
      queryKey: ['offer'],
      ask: () => Promise.reject(new ApiProblem('Check what you typed.', 'invalid_input', status)),
    },
    beside: [],
  }))

test.each([
  // An id that can be of nothing: beyond the numbers that ids are.
  [400, 404, ''],
  [404, 404, 'Check what you typed.'],
  [500, 503, 'Check what you typed.'],
])('what a call refuses with %i is a page of status %i', async (status, ofPage, message) => {
  const { data, init } = await failing(status)
  expect(init?.status).toBe(ofPage)
  expect(data.failure).toEqual({
    message,
    status: status === 400 ? 404 : status,
    requestId: null,
  })
})

/** The day on which an activity opens by its permanent address; for two its next one is the 17th. */
async function dayOf(query: string, days: Answer) {
  const server = fakeServer('en', {
    getOfferTiles: answerWith([{ NextDate: '2026-12-17', DepartureDate: null }]),
    getDayPrices: days,
    getSplashScreenData: answerWith({}),
  })
  const kind: OfferKind<object> = {
    module: 'Activity',
    path: '/activity',
    listPath: '/activities',
    key: 'activity',
    maxAdults: 20,
    hrefOf: ({ id }) => `/activity/${id}`,
    ask: async () => ({}),
    dayPrices: activityDayPrices,
    dates: () => ({ min: '2026-12-01', max: '2027-03-30' }),
    Page: () => null,
  }
  const url = new URL(`http://localhost:3000/activity/7${query}`)
  const { data } = await loadPermanent({ api: server.client, language: 'en', url }, kind, 7)
  return { date: data.choice.date, asked: server.requestsOf('getDayPrices').map((it) => it.url) }
}
const days = (...all: string[]) => answerWith(all.map((Day) => ({ Day, Price: 900 })))

test('an address without a day opens for a party on the first that it can book', async () => {
  const six = await dayOf('?adults=6', days('2026-12-24', '2026-12-20'))
  expect(six.date).toBe('2026-12-20')
  expect(six.asked).toEqual([expect.stringMatching(/Id=7&AdultsCount=6$/)])
  const child = await dayOf('?adults=2&children=4', days('2026-12-21'))
  expect(child.date).toBe('2026-12-21')
  expect(child.asked).toEqual([expect.stringMatching(/ChildrenAges/)])
})

test.each([
  ['for two', '', days('2026-12-20'), 0],
  ['without a day for the party', '?adults=6', days(), 1],
  ['without an answer', '?adults=6', noConnection, 1],
])('%s it opens on the next day for two', async (_, query, answer, least) => {
  const { date, asked } = await dayOf(query, answer)
  expect(date).toBe('2026-12-17')
  expect(asked.length >= least && (least > 0 || asked.length === 0)).toBe(true)
})
