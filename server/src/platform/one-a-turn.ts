/**
 * Lets one of those who wait begin in each turn of the event loop, in the order they came; false where `most` wait
 * already. Work that takes milliseconds at once, begun by all in one turn, keeps whoever connects outside: Node
 * accepts one connection a turn.
 */
export function oneATurn(most: number): () => Promise<boolean> {
  const waiting: (() => void)[] = []
  const begin = (): void => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(begin)
  }
  return async () => {
    if (waiting.length >= most) return false
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(begin)
    })
    return true
  }
}
