import fc from 'fast-check'
import type { BusOperator } from '../../../ports/bus-operator.ts'
import type { GivenTrip } from './fleet.ts'

const KEYS = 6

const key = fc.nat({ max: KEYS - 1 })
const step = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind), key })

/** One thing that may happen to the seats of two buses. `spent` keys come back under a new name. */
export const anyStep = (seats: number) => {
  const some = fc.uniqueArray(fc.nat({ max: seats - 1 }), { minLength: 1, maxLength: 3 })
  const legs = fc.oneof(
    some.map((out) => ({ out, back: [] as number[] })),
    fc.record({ out: some, back: some }),
  )
  return fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('hold' as const), key, legs }) },
    { weight: 2, arbitrary: step('keep') },
    { weight: 2, arbitrary: step('release') },
    { weight: 3, arbitrary: step('confirm') },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('cancel' as const), key, back: fc.boolean() }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        seconds: fc.integer({ min: 1, max: 700 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
  )
}
export type Step = ReturnType<typeof anyStep> extends fc.Arbitrary<infer T> ? T : never

export type Walk = {
  readonly operator: BusOperator
  readonly out: GivenTrip
  readonly back: GivenTrip
  advance(seconds: number): void
  sweep(): Promise<unknown>
  /** How often each key was used up: after a sale its next use is a new buyer's. */
  readonly spent: number[]
}

/** Does what a step says; a refusal is an outcome like any other, a throw is a fault. */
export async function take(it: Step, walk: Walk): Promise<void> {
  const { operator, out, back, spent } = walk
  const name = 'key' in it ? `${it.key}:${spent[it.key] ?? 0}` : ''
  switch (it.kind) {
    case 'hold': {
      const legs = [
        { tripId: out.id, seatIds: it.legs.out.map((place) => out.seats[place] ?? 0) },
        { tripId: back.id, seatIds: it.legs.back.map((place) => back.seats[place] ?? 0) },
      ].filter((leg) => leg.seatIds.length > 0)
      const answer = await operator.hold({ key: name, legs })
      if ('refused' in answer && answer.refused === 'sold') spent[it.key] = (spent[it.key] ?? 0) + 1
      return
    }
    case 'keep':
      return void (await operator.keepForPayment(name))
    case 'release':
      return operator.release(name)
    case 'confirm':
      return void (await operator.confirm(name))
    case 'cancel': {
      // A sold one may have been spent since: that is the one to be cancelled.
      const before = `${it.key}:${Math.max(0, (spent[it.key] ?? 0) - 1)}`
      for (const each of [before, name]) await operator.cancelLeg(each, (it.back ? back : out).id)
      return
    }
    case 'wait':
      return walk.advance(it.seconds)
    case 'sweep':
      return void (await walk.sweep())
  }
}

/**
 * Steps shared among so many people, who walk at once; faults are thrown once all have finished.
 */
export async function walkTogether(
  steps: readonly Step[],
  people: number,
  walk: Walk,
): Promise<void> {
  const walkFrom = async (first: number): Promise<void> => {
    for (let at = first; at < steps.length; at += people) {
      const it = steps[at]
      if (it) await take(it, walk)
    }
  }
  const ends = await Promise.allSettled(
    Array.from({ length: people }, (_, first) => walkFrom(first)),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
