import { ApiProblem } from '../../../platform/api/problem.ts'
import type { Came } from './deed-button.tsx'

/**
 * Where somebody saved meanwhile, the question closes and says so: behind it stands what they changed, and asking again
 * begins with that.
 */
export async function orChanged(work: () => Promise<string>): Promise<string | Came> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'content_changed')
      return { text: error.message, tone: 'bad' }
    throw error
  }
}
