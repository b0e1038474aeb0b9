import { expect, test } from 'vitest'
import { within } from './deadline.ts'
import { keepFor } from './published.ts'

test('something fetched is kept for its time, then fetched again', async () => {
  let [now, fetched] = [0, 0]
  const get = keepFor(
    1000,
    async () => (fetched += 1),
    () => now,
  )
  expect([await get(), await get()]).toEqual([1, 1])
  now = 999
  expect(await get()).toBe(1)
  now = 1000
  expect(await get()).toBe(2)
})

test('a failure is shared by those who asked at once, and not kept', async () => {
  let fetched = 0
  const get = keepFor(1000, async () => {
    fetched += 1
    if (fetched === 1) throw new Error('down')
    return fetched
  })
  const [first, second] = await Promise.allSettled([get(), get()])
  expect([first?.status, second?.status, fetched]).toEqual(['rejected', 'rejected', 1])
  expect(await get()).toBe(2)
})

test('work in time answers for itself, its faults too; late work doesn’t', async () => {
  const never = new Promise<string>(() => {})
  expect(await within(1000, Promise.resolve('in time'), () => 'late')).toBe('in time')
  expect(await within(1, never, () => 'late')).toBe('late')
  await expect(within(1000, Promise.reject(new Error('fault')), () => 'late')).rejects.toThrow(
    'fault',
  )
})
