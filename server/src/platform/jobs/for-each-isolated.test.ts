import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { forEachIsolated } from './for-each-isolated.ts'

it('goes on after a fault, and counts what was done', async () => {
  const seen: number[] = []
  const done = await forEachIsolated({ log: createLog('silent') }, [1, 2, 3, 4], async (one) => {
    seen.push(one)
    if (one === 2) throw new Error('no')
    return one !== 3
  })
  expect([done, seen]).toEqual([2, [1, 2, 3, 4]])
})
