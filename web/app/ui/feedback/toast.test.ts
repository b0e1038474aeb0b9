import { beforeEach, expect, it } from 'vitest'
import { createToasts } from './toast.ts'

let now = 0
let timers: { at: number; run: () => void }[] = []
const later = (run: () => void, ms: number) => {
  const timer = { at: now + ms, run }
  timers.push(timer)
  return () => void (timers = timers.filter((other) => other !== timer))
}
const pass = (ms: number): void => {
  now += ms
  for (const timer of timers.filter(({ at }) => at <= now)) timer.run()
  timers = timers.filter(({ at }) => at > now)
}
let toasts: ReturnType<typeof createToasts>
beforeEach(() => {
  now = 0
  timers = []
  toasts = createToasts({ now: () => now, later })
})

it('shows one at a time, for 6 s', () => {
  toasts.show({ title: 'a' })
  toasts.show({ title: 'b' })
  expect(toasts.current()?.title).toBe('b')
  pass(5999)
  expect(toasts.current()).not.toBeNull()
  pass(1)
  expect(toasts.current()).toBeNull()
})

it('tells the same failure once in 3 s', () => {
  const failure = { title: 'Error', text: 'No', tone: 'bad' } as const
  toasts.show(failure)
  toasts.dismiss()
  pass(2999)
  toasts.show(failure)
  expect(toasts.current()).toBeNull()
  pass(1)
  toasts.show(failure)
  expect(toasts.current()?.title).toBe('Error')
})

it('stops its time under the pointer', () => {
  toasts.show({ title: 'a' })
  pass(4000)
  toasts.pause()
  pass(60_000)
  expect(toasts.current()).not.toBeNull()
  toasts.resume()
  pass(1999)
  expect(toasts.current()).not.toBeNull()
  pass(1)
  expect(toasts.current()).toBeNull()
})

it('goes on once it is neither under the pointer nor focused, however long it was either', () => {
  toasts.show({ title: 'a' })
  pass(4000)
  toasts.pause()
  pass(60_000)
  // Its link is focused while the pointer rests on it.
  toasts.pause()
  toasts.resume()
  pass(2000)
  expect(toasts.current()).toBeNull()
})
