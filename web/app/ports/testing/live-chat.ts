import { describe, expect, it } from 'vitest'
import type { LiveChat } from '../live-chat.ts'

/** An adapter with the company in hand. */
export type LiveChatBench = {
  chat: LiveChat
  /** The company can be reached from now on. */
  arrive(): void
  /** It can't be reached. */
  fail(): void
  /** What its window was told: `open`, `remove`. */
  told(): string[]
  /** How often its script was asked for. */
  loads(): number
}

/** What every adapter of LiveChat must do. */
export function liveChatConformance(name: string, open: () => LiveChatBench): void {
  describe(`live chat by ${name}`, () => {
    it('loads once, and opens when it is there, however often it is asked', async () => {
      const { chat, arrive, told, loads } = open()
      const asked = [chat.open(), chat.open()]
      expect(told()).toEqual([])
      arrive()
      expect(await Promise.all(asked)).toEqual([true, true])
      expect([told(), loads()]).toEqual([['open', 'open'], 1])
    })

    it('says so when it can’t be had', async () => {
      const { chat, fail, told } = open()
      const asked = chat.open()
      fail()
      expect(await asked).toBe(false)
      expect(told()).toEqual([])
    })

    it('is tried again by whoever asks again', async () => {
      const { chat, fail, arrive, told, loads } = open()
      const asked = chat.open()
      fail()
      await asked
      const again = chat.open()
      arrive()
      expect(await again).toBe(true)
      expect([told(), loads()]).toEqual([['open'], 2])
    })

    it('takes its window off the page, and opens no more', async () => {
      const { chat, arrive, told } = open()
      arrive()
      await chat.open()
      chat.leave()
      expect(await chat.open()).toBe(false)
      expect(told()).toEqual(['open', 'remove'])
    })

    it('leaves also when its script comes only afterwards', async () => {
      const { chat, arrive, told } = open()
      const asked = chat.open()
      chat.leave()
      arrive()
      expect(await asked).toBe(false)
      expect(told()).toEqual(['remove'])
    })
  })
}
