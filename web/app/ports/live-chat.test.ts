import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectLiveChat, isChatAwaited, openLiveChat, type LiveChat } from './live-chat.ts'

const chat = (): LiveChat & { received: string[] } => {
  const received: string[] = []
  return {
    received,
    open: () => Promise.resolve(received.push('open') > 0),
    leave: () => void received.push('leave'),
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  connectLiveChat(null)
  vi.useRealTimers()
})

it('opens as soon as it is there', async () => {
  const asked = openLiveChat()
  expect(isChatAwaited()).toBe(true)
  const one = chat()
  connectLiveChat(one)
  expect([await asked, one.received, isChatAwaited()]).toEqual([true, ['open'], false])
})

it('says so when it doesn’t come', async () => {
  const asked = openLiveChat()
  await vi.advanceTimersByTimeAsync(8000)
  expect([await asked, isChatAwaited()]).toEqual([false, false])
})

it('leaves when the visitor no longer agrees', () => {
  const one = chat()
  connectLiveChat(one)
  connectLiveChat(null)
  expect(one.received).toEqual(['leave'])
})
