/**
 * A window in which the visitor writes to us. Exists only while the visitor agrees.
 *
 * An adapter must load its company's script once, must never throw, and must take its window off the
 * page when it leaves.
 */
export type LiveChat = {
  /** Opens the window; false when it can't be had. */
  open(): Promise<boolean>
  leave(): void
}

const PATIENCE_MS = 8000

let connected: LiveChat | null = null
let waiting: ((chat: LiveChat) => void) | null = null

/** Says which chat there is from now on; null when there is none. */
export function connectLiveChat(chat: LiveChat | null): void {
  connected?.leave()
  connected = chat
  if (chat) waiting?.(chat)
}

/** Whether a chat was requested while its script is still loading. */
export const isChatAwaited = (): boolean => waiting !== null

/** Opens the chat, as soon as it is there; false when it doesn't come. */
export async function openLiveChat(): Promise<boolean> {
  const chat = connected ?? (await nextChat())
  return chat ? chat.open() : false
}

const nextChat = (): Promise<LiveChat | null> =>
  new Promise((resolve) => {
    const settle = (chat: LiveChat | null): void => {
      waiting = null
      clearTimeout(timer)
      resolve(chat)
    }
    const timer = setTimeout(() => settle(null), PATIENCE_MS)
    waiting = settle
  })
