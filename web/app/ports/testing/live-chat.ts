import { describe, expect, it } from 'vitest'
import type { LiveChat } from '../live-chat.ts'

/** An adapter with the company in hand. */
export type LiveChatBench = {
  chat: LiveChat
  /** The company can be reached from now on. */
  arrive(): void
  /** It can't be reached. */
  fail(): void
  /** What its window was asked to do: `open`, `remove`. */
  received(): string[]
  /** How often its script was asked for. */
  loads(): number
}

/** What every adapter of LiveChat must do. */
export function liveChatConformance(name: string, open: () => LiveChatBench): void {
  describe(`live chat by ${name}`, () => {
    it('loads once, and opens when it is there, however often it is asked', async () => {
      const { chat, arrive, received, loads } = open()
      const asked = [chat.open(), chat.open()]
      expect(received()).toEqual([])
      arrive()
      expect(await Promise.all(asked)).toEqual([true, true])
      expect([received(), loads()]).toEqual([['open', 'open'], 1])
    })

    it('says so when it can’t be had', async () => {
      const { chat, fail, received } = open()
      const asked = chat.open()
      fail()
      expect(await asked).toBe(false)
      expect(received()).toEqual([])
    })

    it('is tried again on the next request', async () => {
      const { chat, fail, arrive, received, loads } = open()
      const asked = chat.open()
      fail()
      await asked
      const again = chat.open()
      arrive()
      expect(await again).toBe(true)
      expect([received(), loads()]).toEqual([['open'], 2])
    })

    it('takes its window off the page, and opens no more', async () => {
      const { chat, arrive, received } = open()
      arrive()
      await chat.open()
      chat.leave()
      expect(await chat.open()).toBe(false)
      expect(received()).toEqual(['open', 'remove'])
    })

    it('leaves also when its script comes only afterwards', async () => {
      const { chat, arrive, received } = open()
      const asked = chat.open()
      chat.leave()
      arrive()
      expect(await asked).toBe(false)
      expect(received()).toEqual(['remove'])
    })
  })
}
