// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { usePaymentWatch } from './use-payment-watch.ts'

const none = { State: 'none', Message: null, Confirmation: null, Awaiting: null } as const
const paid = { ...none, State: 'paid', Confirmation: 'Booked' } as const
const refunded = { ...none, State: 'refunded' } as const

const onEnded = vi.fn<() => void>()
const ask = vi.fn<Parameters<typeof usePaymentWatch<string>>[0]['ask']>()

function Watching() {
  const events = { ask, inFrame: true, onEnded, onFailed: () => undefined }
  const { outcome, begin } = usePaymentWatch<string>(events)
  return <button onClick={begin}>{outcome?.kind ?? 'open'}</button>
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = (): string | null => screen.getByRole('button').textContent

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.clearAllMocks()
  ask.mockResolvedValue(none)
  openPage('/', { language: 'en', answers: {}, routes: [{ path: '/', element: <Watching /> }] })
  await pass(100)
})
afterEach(() => vi.useRealTimers())

test.each([
  ['paid', paid],
  ['refunded', refunded],
])('once it is %s nobody is asked any more, and its end is told once', async (kind, answer) => {
  await pass(9000)
  expect(ask).toHaveBeenCalledTimes(4)
  ask.mockResolvedValue(answer)
  await pass(3000)
  expect([shown(), onEnded.mock.calls.length]).toEqual([kind, 1])
  await pass(10_000)
  expect(ask).toHaveBeenCalledTimes(5)
  // Who comes back to the tab may see more; it has ended all the same.
  fireEvent(document, new Event('visibilitychange'))
  await pass(0)
  expect(ask).toHaveBeenCalledTimes(6)
  expect(onEnded).toHaveBeenCalledTimes(1)
})

test('money that goes back after all is another end', async () => {
  ask.mockResolvedValue(paid)
  await pass(3000)
  ask.mockResolvedValue(refunded)
  fireEvent(document, new Event('visibilitychange'))
  await pass(0)
  expect([shown(), onEnded.mock.calls.length]).toEqual(['refunded', 2])
})

test('another payment is watched like the first: of a rest, after its deposit', async () => {
  ask.mockResolvedValue(paid)
  await pass(3000)
  ask.mockResolvedValue(none)
  fireEvent.click(screen.getByRole('button'))
  expect(shown()).toBe('open')
  await pass(3000)
  ask.mockResolvedValue(paid)
  await pass(3000)
  expect([shown(), onEnded.mock.calls.length]).toEqual(['paid', 2])
})
