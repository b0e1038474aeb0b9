export type Deadline = {
  readonly signal: AbortSignal
  /** Whether the time is over, and not something else the end. */
  isOver(): boolean
  /** What was waited for has come: nothing is kept of it any more. */
  clear(): void
}

/**
 * A signal that is aborted after `ms`, or when `outer` is. `AbortSignal.any` would do, but is younger than our
 * oldest browsers (decision 066).
 */
export function deadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController()
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    controller.abort()
  }, ms)
  const onOuter = (): void => controller.abort(outer?.reason)
  if (outer?.aborted) onOuter()
  outer?.addEventListener('abort', onOuter)
  return {
    signal: controller.signal,
    isOver: () => isOver,
    clear: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', onOuter)
    },
  }
}
