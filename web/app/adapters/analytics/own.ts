import { MOST_EVENTS, VISITS_PATH } from '@rihla/contract/visits/limits'
import type { CountedEvent } from '@rihla/contract/visits/batch'
import type { Analytics, AnalyticsEvent } from '../../ports/analytics.ts'

const SEND_AFTER_MS = 5000

type OwnDeps = {
  /** Hands a batch over without waiting for an answer; false: it wasn't taken. */
  send: (batch: string) => boolean
  /** Calls back in a while. */
  later: (flush: () => void) => void
  /** Calls back when the page may go for good. */
  onLeave: (flush: () => void) => void
}

/** What our server keeps of an event: it needs no titles. */
function told(event: AnalyticsEvent): CountedEvent {
  if (event.name !== 'page_view') return event
  const { name, path, language } = event
  return { name, path, language }
}

/** Analytics by our own server, in small batches. What can't be sent is gone: no page waits for it. */
export function ownAnalytics({ send, later, onLeave }: OwnDeps): Analytics {
  let waiting: CountedEvent[] = []
  const flush = (): void => {
    const events = waiting
    waiting = []
    try {
      if (events.length > 0) send(JSON.stringify({ events }))
    } catch {
      // A browser without it counts nothing.
    }
  }
  onLeave(flush)
  return {
    send(event) {
      if (waiting.length >= MOST_EVENTS) return
      if (waiting.length === 0) later(flush)
      waiting.push(told(event))
    },
    forget() {
      waiting = []
    },
  }
}

/** The same in a browser; what is left when the page is hidden goes at once. */
export const browserOwnAnalytics = (): Analytics =>
  ownAnalytics({
    send: (batch) => navigator.sendBeacon(VISITS_PATH, batch),
    later: (flush) => void setTimeout(flush, SEND_AFTER_MS),
    onLeave: (flush) =>
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') flush()
      }),
  })
