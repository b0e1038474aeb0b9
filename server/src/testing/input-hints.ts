import { modules } from '@rihla/contract/modules'
import { addDays, toMonthDayYear } from '@rihla/contract/values/dates'
import fc from 'fast-check'
import type { Hints } from './arbitrary-input.ts'

/** What fields of the contract mean by their names, where a schema says only that they are numbers or texts. */
export function inputHints(id: fc.Arbitrary<unknown>, firstDay: string): Hints {
  const day = fc
    .integer({ min: -2, max: 40 })
    .chain((days) =>
      fc.constantFrom(
        addDays(firstDay, days),
        toMonthDayYear(addDays(firstDay, days)),
        `${addDays(firstDay, days)}T00:00:00Z`,
      ),
    )
  const words: [RegExp, fc.Arbitrary<unknown>][] = [
    [
      /(^|\.)(From|To|FromDate|ToDate|\w*ArrivalDate|DepartureDate|ActivityDate|TripDate|FirstDay|LastDay|startDate|endDate)$/,
      day,
    ],
    [/Module(Type)?$/, fc.oneof(fc.constantFrom(...modules), fc.integer({ min: -1, max: 11 }))],
    [/^(Modules|PaymentMethod)$/, fc.constantFrom<unknown>('Bank_Card', 3, ['Hotel'], [3, 'Trip'])],
    [/(^|\.)(id|Id|\w+ID|\w+Id)$/, id],
    [/Email$/, fc.oneof(fc.emailAddress(), fc.constant('nobody@example.com'))],
    [/Password$/, fc.constantFrom('Traveller@1', 'short', 'Nile@2026')],
    // A deed of the staff: why, and by which press of a button.
    [/^Reason$/, fc.constantFrom('Agreed by phone', '')],
    [/^Key$/, fc.uuid()],
    // A timetable: digits of days, each once, a clock, and minutes on the way.
    [/^Weekdays$/, fc.constantFrom('0123456', '56', '1', '11')],
    [/^Departs$/, fc.constantFrom('08:00', '23:59', '24:00')],
    [/^Minutes$/, fc.constantFrom(120, 2880, '45', 0)],
    [/^(Round)?Price$/, fc.constantFrom(180, '900', 1, 0)],
    // A sale on the phone: for whom, at what price, kept how long.
    [/^Adults$/, fc.constantFrom(2, '1', 4, 0)],
    [/^Ages$/, fc.constantFrom<unknown>('5', '4,9', [7], '')],
    [/^(Total|Hours)$/, fc.constantFrom(24, '1', 72, -1)],
    [/Phone/, fc.constantFrom('+201012345678', '01012345678', '5')],
  ]
  return (field) => words.find(([name]) => name.test(field))?.[1]
}

/** Makes the counts agree, which a schema alone can't: every guest has a place. */
export function agreeing(input: unknown): unknown {
  const { SeatsNumber, AdultsCount, ChildrenCount } = input as Record<string, unknown>
  if (SeatsNumber === undefined) return input
  const guests = Number(AdultsCount) + Number(ChildrenCount ?? 0)
  return { ...(input as object), SeatsNumber: guests, ChildrenAges: undefined }
}
