import { afterEach, expect, test } from 'vitest'
import { calendarEntry } from '../domains/notifications/mails/calendar-entry.ts'
import { ofEachKind, sampleKinds, type SampleKind } from '../domains/reservations/testing/kinds.ts'
import { messageFacts } from './facts.ts'

const contact = { email: 'nour@example.com' }
const LINK = 'https://rihla.example/reservations/1'

/** The calendar file of a kind as name to value, long lines joined again. */
function entryOf(module: SampleKind) {
  const phone = '+20 2 5550 0142'
  const facts = { ...messageFacts(ofEachKind[module], 900_000, contact), phone }
  const text = calendarEntry('en', facts, LINK, new Date('2026-11-21T10:00:00Z'))
  const pairs = text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line): [string, string] => {
      const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? []
      return [name.split(';')[0] ?? '', value.replaceAll('\\', '')]
    })
  return Object.fromEntries(pairs)
}

/** From, to, where, address and position of each kind. */
const expected: Readonly<Record<SampleKind, readonly string[]>> = {
  Activity: [
    '20261217T023000Z',
    '20261217T060000Z',
    'Hotel pick-up on both banks, around 04:30',
    'Luxor',
    '25.7;32.64',
  ],
  Hotel: [
    '20261217T120000Z',
    '20261220T100000Z',
    'Marsa Lagoon Resort',
    'Sahl Hasheesh Road, km 14',
    '27.0412;33.8815',
  ],
  NileCruise: [
    '20261219T100000Z',
    '20261223T070000Z',
    'Esna, the dahabiya jetty',
    '',
    '25.2934;32.5562',
  ],
  // Its last day ends at Cairo's midnight: the hour is not known.
  Honeymoon: [
    '20261218T120000Z',
    '20261225T220000Z',
    'Coral Bay',
    'Naama Bay, Sharm El Sheikh',
    '27.9158;34.33',
  ],
  Trip: ['20261218T050000Z', '20261220T220000Z', 'Cairo', '', '30.0444;31.2357'],
  Bus: [
    '20261224T053000Z',
    '20261224T113000Z',
    'Cairo, Ramses - Gate 4, behind the station',
    '',
    '30.062;31.247',
  ],
  DayUse: [
    '20261218T070000Z',
    '20261218T160000Z',
    'Sokhna Bay',
    'Zafarana Road, km 42',
    '29.5531;32.3571',
  ],
}

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test.each(sampleKinds)('the calendar file of a %s has instants, place and position', (it) => {
  const [from, to, place, address, position] = expected[it]
  const entry = entryOf(it)
  expect(entry).toMatchObject({ DTSTART: from, DTEND: to, GEO: position })
  expect(entry['LOCATION']).toBe([place, address].filter(Boolean).join('n'))
  expect(entry['DESCRIPTION']).toContain(ofEachKind[it].reference)
  expect(entry['DESCRIPTION']).toContain('Call us: +20 2 5550 0142')
})

test.each(['Pacific/Pitcairn', 'Europe/Istanbul', 'Pacific/Kiritimati'])(
  'D1: on a machine in %s every kind has the same instants',
  (TZ) => {
    process.env['TZ'] = TZ
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(TZ)
    for (const it of sampleKinds)
      expect(entryOf(it)).toMatchObject({ DTSTART: expected[it][0], DTEND: expected[it][1] })
  },
)

test.each([
  ['Confirmed', undefined],
  ['Deposit Paid', undefined],
  ['Cancelled', true],
  ['Expired', true],
  ['Rejected', true],
  ['Completed', true],
] as const)('of what is %s they say whether it is over', (status, isOver) => {
  const facts = messageFacts({ ...ofEachKind.Activity, status }, 900_000, contact)
  expect(facts.isOver).toBe(isOver)
})
