/**
 * Caches a fetched value for a while. Failures are not cached, so the next caller retries.
 * Concurrent callers share one request.
 */
export function keepFor<Value>(
  milliseconds: number,
  fetch: () => Promise<Value>,
  now: () => number = Date.now,
): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | null = null
  return () => {
    if (kept && kept.until > now()) return kept.value
    const value = fetch()
    const mine = { value, until: now() + milliseconds }
    kept = mine
    value.catch(() => {
      if (kept === mine) kept = null
    })
    return value
  }
}
