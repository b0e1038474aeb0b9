import type { LiveChat } from '../../ports/live-chat.ts'
import { loadScript } from '../load-script.ts'

/** What the company's script leaves on the page. */
type Vendor = { open(): void; remove?(): void }
declare global {
  interface Window {
    rihlaLiveChat?: Vendor
  }
}

type ScriptDeps = { load: () => Promise<void>; vendor: () => Vendor | undefined }

/** Live chat by a script that offers `rihlaLiveChat.open`; its launcher appears as soon as it is loaded. */
export function scriptLiveChat({ load, vendor }: ScriptDeps): LiveChat {
  let left = false
  let ready: Promise<boolean> | null = null
  const start = (): Promise<boolean> =>
    load().then(
      () => {
        if (left) vendor()?.remove?.()
        return !left
      },
      () => {
        ready = null
        return false
      },
    )
  ready = start()
  return {
    async open() {
      if (left) return false
      ready ??= start()
      if (!(await ready)) return false
      const window = vendor()
      window?.open()
      return window !== undefined
    },
    leave() {
      left = true
      vendor()?.remove?.()
    },
  }
}

/** The same in a browser: the script is loaded from `address`, unless it is there already. */
export const browserLiveChat = (address: string): LiveChat =>
  scriptLiveChat({
    load: () => (window.rihlaLiveChat ? Promise.resolve() : loadScript(address)),
    vendor: () => window.rihlaLiveChat,
  })
