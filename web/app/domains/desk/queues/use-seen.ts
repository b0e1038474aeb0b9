import { useState } from 'react'

/**
 * What stood there when a question about it was opened: what comes in its place while the question is open hasn't been
 * looked at. `look` when it opens.
 */
export function useSeen<T>(shown: T) {
  const [seen, setSeen] = useState(shown)
  return { seen, look: () => setSeen(shown) }
}
