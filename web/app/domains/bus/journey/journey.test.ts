import { defaultBusSearch } from '@rihla/contract/bus/address'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  journeyIn,
  saveJourney,
  savedJourneyIn,
  savedJourney,
  sessionOf,
  startJourney,
  type Journey,
} from './journey.ts'
import { takeHeldJourney } from '../payment/held-journey.ts'
import { aTrip } from '../testing/trips.ts'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})

const journey: Journey = { search: defaultBusSearch, going: aTrip(), back: null, passengers: 2 }
const passenger = { name: 'Nour', country: 'EG', phone: '1012345678' }
const seats = { going: [{ id: 7, number: '7' }], back: [] }

describe('the journey of a tab', () => {
  it('survives a reload', () => {
    const saved = saveJourney(startJourney(journey), { seats, passenger, step: 'summary' })
    expect(savedJourney()).toEqual(saved)
  })

  it('goes on when the same trips are chosen again', () => {
    const before = saveJourney(startJourney(journey), { seats })
    const again = startJourney(journey)
    expect([again.session, again.seats]).toEqual([before.session, seats])
  })

  const both = { ...journey, back: aTrip({ TripID: 4 }) }
  const bothSeats = { ...seats, back: [{ id: 9, number: '9' }] }
  it.each([
    ['another trip', { going: aTrip({ TripID: 5 }) }, { going: [], back: bothSeats.back }],
    ['another return', { back: aTrip({ TripID: 6 }) }, { going: seats.going, back: [] }],
    ['no return', { back: null }, { going: seats.going, back: [] }],
    ['another count', { passengers: 3 }, { going: [], back: [] }],
  ])(
    'begins anew with %s, but keeps the passenger and the seats of the other way',
    (_, change, left) => {
      const before = saveJourney(startJourney(both), { seats: bothSeats, passenger })
      const anew = startJourney({ ...both, ...change })
      expect(anew.seats).toEqual(left)
      expect(anew.passenger).toEqual(passenger)
      expect(anew.session).not.toBe(before.session)
    },
  )

  it('begins anew once it is done, though the trips are the same', () => {
    const done = saveJourney(startJourney(journey), { done: true, passenger, seats })
    expect(savedJourney()).toEqual(done)
    const anew = startJourney(journey)
    expect(anew.session).not.toBe(done.session)
    expect([anew.done, anew.hold, anew.passenger]).toEqual([undefined, null, passenger])
    expect(anew.seats).toEqual({ going: [], back: [] })
  })

  it('counts as none when it can’t be read', () => {
    storage.set('rihla:bus-journey', '{"going":')
    expect(savedJourney()).toBeNull()
    storage.set('rihla:bus-journey', '{"going":{}}')
    expect(savedJourney()).toBeNull()
  })

  it('does without storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {
        throw new Error('blocked')
      },
    })
    expect(startJourney(journey).going).toEqual(journey.going)
    expect(savedJourney()).toBeNull()
  })
})

it('names the hold with some of the user’s id', () => {
  expect(sessionOf({ session: '1-ab' }, '1234567890')).toBe('1-ab-12345678')
})

it('reads a navigation’s state', () => {
  const saved = startJourney(journey)
  expect([
    savedJourneyIn({ saved }),
    savedJourneyIn({ saved: journey }),
    savedJourneyIn(null),
  ]).toEqual([saved, null, null])
  expect(journeyIn({ journey })).toEqual(journey)
  expect([journeyIn(null), journeyIn({}), journeyIn({ journey: { going: 1 } })]).toEqual([
    null,
    null,
    null,
  ])
})

describe('what is held elsewhere', () => {
  const Hold = {
    GoingTempID: 11,
    ReturnTempID: null,
    Currency: 'EGP',
    TotalAmount: 826,
    ExpiresAt: '2026-12-01T10:15:00Z',
    ServerTime: '2026-12-01T10:00:00Z',
  }
  const held = {
    Hold,
    HoldEnded: false,
    GoingReservationId: null,
    ReturnReservationId: null,
    Going: { Trip: aTrip(), Seats: [7, 8], SeatNumbers: ['12', '13'] },
    Return: null,
    Passenger: { Name: 'Nour Mostafa', Phone: '+201012345678' },
  }
  const dials = [{ code: 'EG', dial: '+20' }]

  it('is paid for in this tab under the very same session', () => {
    const elsewhere = sessionOf({ session: '1795255200000-a1b2' }, '42')
    const taken = takeHeldJourney(elsewhere, '42', held, dials)
    expect(sessionOf(taken, '42')).toBe(elsewhere)
    expect(taken).toMatchObject({
      going: aTrip(),
      back: null,
      passengers: 2,
      step: 'summary',
      seats: {
        going: [
          { id: 7, number: '12' },
          { id: 8, number: '13' },
        ],
        back: [],
      },
      passenger: { name: 'Nour Mostafa', country: 'EG', phone: '1012345678' },
      hold: Hold,
    })
    expect(savedJourney()).toEqual(taken)
  })
})
