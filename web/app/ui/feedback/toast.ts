export type Toast = {
  title: string
  text?: string
  tone?: 'ok' | 'info' | 'bad'
  link?: { text: string; href: string }
  /** 6 s unless said otherwise. */
  durationMs?: number
}
export type ShownToast = Toast & { id: number }

export type ToastDeps = {
  now: () => number
  /** Runs later; the answer cancels it. */
  later: (run: () => void, ms: number) => () => void
}

const DURATION_MS = 6000
const DUPLICATE_MS = 3000

/** One toast at a time; the same failure within 3 s is not shown twice; its time stops under the pointer. */
export function createToasts({ now, later }: ToastDeps) {
  let shown: ShownToast | null = null
  let cancel = (): void => {}
  let endsAt = 0
  let left = 0
  let lastBad = { key: '', at: -Infinity }
  let id = 0
  const listeners = new Set<() => void>()
  const become = (next: ShownToast | null): void => {
    shown = next
    listeners.forEach((listener) => listener())
  }
  const start = (ms: number): void => {
    left = 0
    endsAt = now() + ms
    cancel = later(() => become(null), ms)
  }
  return {
    current: (): ShownToast | null => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show: (toast: Toast): void => {
      const key = `${toast.title}\n${toast.text ?? ''}`
      if (toast.tone === 'bad') {
        if (lastBad.key === key && now() - lastBad.at < DUPLICATE_MS) return
        lastBad = { key, at: now() }
      }
      cancel()
      id += 1
      become({ ...toast, id })
      start(toast.durationMs ?? DURATION_MS)
    },
    dismiss: (): void => {
      cancel()
      become(null)
    },
    pause: (): void => {
      cancel()
      // Under the pointer and focused, too: what is left doesn't grow less.
      left ||= Math.max(1, endsAt - now())
    },
    resume: (): void => {
      if (shown && left) start(left)
    },
  }
}

export const toasts = createToasts({
  now: () => Date.now(),
  later: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
})

/** Shows a short message; failures are `tone: 'bad'`. */
export const showToast = toasts.show
