import type { Analytics, AnalyticsEvent } from '../../ports/analytics.ts'
import { loadScript } from '../load-script.ts'

/** What the company's script leaves on the page. */
type Vendor = { send(event: object): void }
declare global {
  interface Window {
    rihlaAnalytics?: Vendor
  }
}

type ScriptDeps = { load: () => Promise<void>; vendor: () => Vendor | undefined }

const MOST_WAITING = 50

/** Analytics by a script that offers `rihlaAnalytics.send`. */
export function scriptAnalytics({ load, vendor }: ScriptDeps): Analytics {
  let waiting: AnalyticsEvent[] | null = []
  const record = (event: AnalyticsEvent): void => {
    try {
      vendor()?.send(event)
    } catch {
      // Theirs to mend: a page is no worse for it.
    }
  }
  const settle = (): void => {
    const events = waiting ?? []
    waiting = null
    events.forEach(record)
  }
  load().then(settle, () => (waiting = null))
  return {
    send(event) {
      if (!waiting) record(event)
      else if (waiting.length < MOST_WAITING) waiting.push(event)
    },
    forget() {
      waiting &&= []
    },
  }
}

/** The same in a browser: the script is loaded from `address`, unless it is there already. */
export const browserAnalytics = (address: string): Analytics =>
  scriptAnalytics({
    load: () => (window.rihlaAnalytics ? Promise.resolve() : loadScript(address)),
    vendor: () => window.rihlaAnalytics,
  })
