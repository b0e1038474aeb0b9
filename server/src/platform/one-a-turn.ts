/**
 * Lets one of those who wait begin in each turn of the event loop, in the order they came. Work that takes
 * milliseconds at once, begun by all in one turn, keeps whoever connects outside: Node accepts one connection
 * a turn.
 */
export function oneATurn(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const begin = (): void => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(begin)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(begin)
    })
}
