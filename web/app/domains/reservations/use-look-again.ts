import { useQueryClient } from '@tanstack/react-query'
import { noteHold } from '../held/index.ts'

/**
 * Reads reservations anew once one was paid, changed or cancelled: their list, their pages, and what the header
 * says is still to be paid.
 */
export function useLookAgain(): () => Promise<void> {
  const cache = useQueryClient()
  return async () => {
    noteHold()
    await Promise.all(
      ['late-choice', 'reservation', 'reservations'].map((key) =>
        cache.invalidateQueries({ queryKey: [key] }),
      ),
    )
  }
}
