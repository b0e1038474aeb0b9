import { expect, test, vi } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { createStreams } from './streams.ts'
import { messagesOf, unread } from '../testing/listen-to.ts'

const log = createLog('silent')
const lives = async () => true
const read = (opened: ReturnType<ReturnType<typeof createStreams>['open']>) => {
  if (!(opened instanceof ReadableStream)) throw new Error(opened.refusal)
  return messagesOf(new Response(opened))
}

test('a process has so many streams and no more', async () => {
  const streams = createStreams({ log, lives, count: async () => 0, perProcess: 2 })
  const [one] = [read(streams.open(1, 'a')), read(streams.open(2, 'b'))]
  expect(streams.open(3, 'c')).toEqual({ refusal: 'unavailable' })
  await one.close()
  expect(streams.open(3, 'c')).toBeInstanceOf(ReadableStream)
})

test('changes that come together are counted one after the other, the last one told', async () => {
  let count = 0
  const counts: (() => void)[] = []
  const slowly = () => new Promise<number>((resolve) => counts.push(() => resolve(count)))
  const streams = createStreams({ log, lives, count: slowly })
  const stream = read(streams.open(1, 'a'))
  for (let n = 0; n < 20; n += 1) streams.refresh(1)
  count = 20
  counts.shift()?.()
  expect(await stream.next()).toBe(unread(20))
  await vi.waitFor(() => expect(counts).toHaveLength(1))
  count = 21
  counts.shift()?.()
  expect(await stream.next()).toBe(unread(21))
  expect(counts).toEqual([])
})

test('who takes nothing is let go, and who can’t be told ends and comes again', async () => {
  const streams = createStreams({ log, lives, count: async () => 0, perPerson: 1 })
  streams.open(1, 'gone without a word')
  for (let n = 0; n < 50; n += 1) await streams.beat()
  expect(streams.open(1, 'back')).toBeInstanceOf(ReadableStream)

  const broken = createStreams({ log, lives, count: () => Promise.reject(new Error('down')) })
  expect(await read(broken.open(1, 'a')).next()).toBeNull()
})

test('a database that can’t tell throws nobody out', async () => {
  const unsure = () => Promise.reject(new Error('down'))
  const streams = createStreams({ log, lives: unsure, count: async () => 3 })
  const stream = read(streams.open(1, 'a'))
  expect(await stream.next()).toBe(unread(3))
  await streams.beat()
  expect(await stream.next()).toBe(': here')
})
