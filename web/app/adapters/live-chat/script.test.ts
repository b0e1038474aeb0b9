import { liveChatConformance } from '../../ports/testing/live-chat.ts'
import { scriptLiveChat } from './script.ts'

liveChatConformance('script', () => {
  const received: string[] = []
  let loading = Promise.withResolvers<void>()
  let vendor: { open(): void; remove(): void } | undefined
  let loads = 0
  const load = (): Promise<void> => {
    loads += 1
    if (loads > 1) loading = Promise.withResolvers<void>()
    return loading.promise
  }
  return {
    chat: scriptLiveChat({ load, vendor: () => vendor }),
    arrive() {
      vendor = {
        open: () => received.push('open'),
        remove() {
          received.push('remove')
          vendor = undefined
        },
      }
      loading.resolve()
    },
    fail: () => loading.reject(new Error('blocked')),
    received: () => received,
    loads: () => loads,
  }
})
