import { cairoDate } from '@rihla/contract/values/dates'
import { busOperatorConformance } from '../../../ports/testing/bus-operator.ts'
import { testClock } from '../../../testing/clock.ts'
import { CAIRO, COAST, testOperator } from './operator.ts'

busOperatorConformance('in memory', async () => {
  const clock = testClock()
  const operator = testOperator(clock)
  const inHours = (hours: number): Date => new Date(clock.now().getTime() + hours * 3_600_000)
  const trip = (change: Parameters<typeof operator.addTrip>[0]) => {
    const { id, departsAt } = operator.addTrip(change)
    return { id, departsAt, seats: operator.seatsOf(id) }
  }
  const out = trip({ departsAt: inHours(72) })
  return {
    operator,
    day: cairoDate(out.departsAt),
    out,
    back: trip({ from: COAST, to: CAIRO, departsAt: inHours(120) }),
    unknownTripId: 999_999,
    advance: (seconds) => clock.advance(seconds),
    leftTrip: async () => trip({ departsAt: inHours(-1) }),
  }
})
