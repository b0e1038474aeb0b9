/** When a part that waits comes alive: once the browser has nothing else to do, or when it is near the screen. */
export type When = 'idle' | 'near'

const LATEST_MS = 2000
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const
/** What says that a visitor is at work on the page, wherever. */
const WORK = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Whether the page was made so that its scripts come late (first-paint), and isn't alive yet. */
export const isWaiting = (): boolean =>
  document.documentElement.dataset['alive'] === undefined &&
  performance.getEntriesByName('start-late').length > 0

function onceIdle(run: () => void): () => void {
  const begin = (): void => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LATEST_MS })
    else setTimeout(run, 200)
  }
  addEventListener('alive', begin, { once: true })
  return () => removeEventListener('alive', begin)
}

function onceNear(box: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) run()
    },
    { rootMargin: '200px' },
  )
  observer.observe(box)
  for (const type of WORK) addEventListener(type, run, { once: true, passive: true })
  return () => {
    observer.disconnect()
    for (const type of WORK) removeEventListener(type, run)
  }
}

/** Runs something when it is time for a part, at the latest when it is touched; the answer stops it. */
export function whenItIsTime(when: When, box: Element, run: () => void): () => void {
  for (const type of TOUCHES) box.addEventListener(type, run, { once: true, passive: true })
  const stop = when === 'idle' ? onceIdle(run) : onceNear(box, run)
  return () => {
    stop()
    for (const type of TOUCHES) box.removeEventListener(type, run)
  }
}
