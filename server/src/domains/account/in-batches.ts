/** Statements that run at a time; what is asked meanwhile waits for the next. */
const AT_ONCE = 2
/** Keys of one statement at most. */
const MOST = 200

/**
 * Answers many questions with few statements: those that arrive together, and those that arrive while
 * a statement runs, share the next one. Nothing is kept: every question is answered by a statement
 * that began after it was asked, so that whatever was committed before is seen.
 */
export function inBatches<K, V>(
  ask: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let waiting = new Map<K, PromiseWithResolvers<V | undefined>>()
  let running = 0
  let isDue = false

  const schedule = (): void => {
    if (isDue || running >= AT_ONCE || waiting.size === 0) return
    isDue = true
    // After whatever else has arrived in the same turn of the event loop.
    setImmediate(() => {
      isDue = false
      void run()
    })
  }
  const run = async (): Promise<void> => {
    const batch = [...waiting].slice(0, MOST)
    waiting = new Map([...waiting].slice(MOST))
    running += 1
    schedule()
    try {
      const answers = await ask(batch.map(([key]) => key))
      for (const [key, { resolve }] of batch) resolve(answers.get(key))
    } catch (error) {
      for (const [, { reject }] of batch) reject(error)
    } finally {
      running -= 1
      schedule()
    }
  }
  return (key) => {
    const known = waiting.get(key)
    if (known) return known.promise
    const asked = Promise.withResolvers<V | undefined>()
    waiting.set(key, asked)
    schedule()
    return asked.promise
  }
}
