import type { ExternalProvider } from '@rihla/contract/account/external-login'
import {
  beginAttempt,
  step,
  type ExternalAnswer,
  type ExternalEvent,
  type ExternalOutcome,
} from './protocol.ts'

const ASK_EVERY_MS = 1000
/** How long after the popup has closed an answer may still come. */
const LATE_MS = 1500

export type WatchPopupDeps = {
  provider: ExternalProvider
  isClosed: () => boolean
  ask: () => Promise<ExternalAnswer>
  /** Calls back when the popup's last page reports that it has come back; returns the way to stop. */
  listen: (onCameBack: () => void) => () => void
  /** The attempt has come to something, or rests because its popup is gone. */
  onOutcome: (outcome: Exclude<ExternalOutcome, { kind: 'wait' }>) => void
}

/**
 * Follows an attempt in a popup until it comes to something. When the popup is gone it rests: some
 * providers hide their window from us, so that one that says it has come back still counts.
 */
export function watchPopup({ provider, isClosed, ask, listen, onOutcome }: WatchPopupDeps) {
  let attempt = beginAttempt(provider)
  let over = false
  let asking = false
  let closing = false
  let resting = false
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const happened = (event: ExternalEvent): void => {
    if (over) return
    const [next, outcome] = step(attempt, event)
    attempt = next
    if (outcome.kind === 'wait') return
    clearInterval(ticking)
    if (event.type === 'gone') resting = true
    else stop()
    onOutcome(outcome)
  }
  const look = async (): Promise<void> => {
    if (asking || over) return
    asking = true
    try {
      happened({ type: 'answer', answer: await ask() })
    } catch (problem) {
      happened({ type: 'problem', problem })
    } finally {
      asking = false
    }
  }
  const cameBack = (): void => {
    happened({ type: 'came-back' })
    void look()
  }
  const tick = (): void => {
    if (isClosed() && !closing) {
      closing = true
      cameBack()
      timers.add(setTimeout(() => happened({ type: 'gone' }), LATE_MS))
    } else void look()
  }
  const ticking = setInterval(tick, ASK_EVERY_MS)
  const deafen = listen(cameBack)
  const stop = (): void => {
    over = true
    clearInterval(ticking)
    timers.forEach(clearTimeout)
    deafen()
  }
  return {
    stop,
    /** Another attempt takes its place; of one that rests nothing is left to say. */
    replace: (): void => (resting ? stop() : happened({ type: 'replaced' })),
  }
}
