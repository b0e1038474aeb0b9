import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ExternalAnswer } from './protocol.ts'
import { watchPopup } from './watch-popup.ts'

const nothing = { Key: null, Email: null, DisplayName: null, ImageUrl: null, ReturnTo: null }
const says = (State: ExternalAnswer['State'], Key: string | null = null): ExternalAnswer => ({
  ...nothing,
  State,
  Provider: 'Google',
  Key,
})

function attempt() {
  let tell = (): void => {}
  const popup = { closed: false, answer: says('pending') }
  const ask = vi.fn(() => Promise.resolve(popup.answer))
  const onOutcome = vi.fn()
  const deafened = vi.fn()
  const watch = watchPopup({
    provider: 'Google',
    isClosed: () => popup.closed,
    ask,
    listen: (onCameBack) => {
      tell = onCameBack
      return deafened
    },
    onOutcome,
  })
  return { popup, ask, onOutcome, deafened, watch, tell: () => tell() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('asks every second until it can sign in, and then no more', async () => {
  const { popup, ask, onOutcome, deafened } = attempt()
  await pass(3000)
  expect(ask).toHaveBeenCalledTimes(3)
  popup.answer = says('ready', 'g-1')
  await pass(5000)
  expect(ask).toHaveBeenCalledTimes(4)
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'sign-in' }))
  expect(deafened).toHaveBeenCalled()
})

it('looks at once when the popup tells that it has come back', async () => {
  const { popup, onOutcome, tell } = attempt()
  popup.answer = says('ready', 'g-1')
  tell()
  await pass(0)
  expect(onOutcome).toHaveBeenCalledOnce()
})

it('waits a moment after the popup was closed, then ends without a word', async () => {
  const { popup, onOutcome } = attempt()
  await pass(1000)
  popup.closed = true
  await pass(2400)
  expect(onOutcome).not.toHaveBeenCalled()
  await pass(200)
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith({ kind: 'silent' })
})

it('takes a late answer of a closed popup', async () => {
  const { popup, onOutcome } = attempt()
  popup.closed = true
  await pass(1100)
  popup.answer = says('ready', 'g-1')
  await pass(1000)
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'sign-in' }))
})

it('still signs in when a popup that seemed gone comes back', async () => {
  const { popup, onOutcome, ask, tell } = attempt()
  popup.closed = true
  await pass(5000)
  const asked = ask.mock.calls.length
  await pass(5000)
  expect(ask).toHaveBeenCalledTimes(asked)
  popup.answer = says('ready', 'g-1')
  tell()
  await pass(0)
  expect(onOutcome).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'sign-in' }))
})

it('tells that another attempt takes its place, and is over', async () => {
  const { onOutcome, ask, watch } = attempt()
  watch.replace()
  await pass(5000)
  expect(ask).not.toHaveBeenCalled()
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith({ kind: 'say', text: 'signInCancelled' })
})

it('says nothing more when another attempt follows on one whose popup was closed', async () => {
  const { popup, onOutcome, deafened, watch, tell } = attempt()
  popup.closed = true
  await pass(5000)
  watch.replace()
  popup.answer = says('ready', 'g-1')
  tell()
  await pass(5000)
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith({ kind: 'silent' })
  expect(deafened).toHaveBeenCalled()
})
