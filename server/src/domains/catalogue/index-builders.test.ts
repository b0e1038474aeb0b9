import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { FamilyBuilder } from './activities/search/build-family.ts'
import { Places } from './availability/places.ts'
import { KindBuilder } from './packages/search/build-kind.ts'
import { StayIndexBuilder } from './stays/search/build-index.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const TODAY = '2026-11-28'
const places = new Places('activity', TODAY, 3)
const packagePlaces = {
  packages: new Places('package', TODAY, 3),
  rooms: new Places('room', TODAY, 3),
}
const nothingAround = {
  cityNames: new Map<number, string>(),
  roomsOffSale: new Set<number>(),
  hotelNames: new Map(),
  roomNames: new Map(),
  roomTerms: new Map(),
}

const builders: readonly [name: string, build: () => [builder: object, index: unknown]][] = [
  [
    'activities',
    () => {
      const builder = new FamilyBuilder('Activity')
      return [builder, builder.finish(places)]
    },
  ],
  [
    'packages',
    () => {
      const builder = new KindBuilder('honeymoon', packagePlaces, nothingAround)
      return [builder, builder.finish([])]
    },
  ],
  [
    'stays',
    () => {
      const builder = new StayIndexBuilder(TODAY)
      return [builder, builder.finish({ version: 1, nights: 1 })]
    },
  ],
]

/** What is built, and whether its builder, which has all rows once more, is still there. */
async function built(build: () => [builder: object, index: unknown]) {
  const [weak, index] = await (async () => {
    const [builder, made] = build()
    return [new WeakRef(builder), await made] as const
  })()
  let builderIsGone = false
  // A collection that had begun already ends without what was made since.
  for (let collections = 0; collections < 5 && !builderIsGone; collections += 1) {
    // A weak reference holds what it was made of, or what was read of it, until the turn ends.
    await new Promise((resolve) => setImmediate(resolve))
    collectGarbage()
    builderIsGone = weak.deref() === undefined
  }
  return { index, builderIsGone }
}

it.each(builders)('an index of %s keeps nothing of what it was built with', async (_, build) => {
  const { index, builderIsGone } = await built(build)
  expect(index).toBeDefined()
  expect(builderIsGone).toBe(true)
})
