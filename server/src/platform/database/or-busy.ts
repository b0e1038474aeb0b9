import { refuse, type Refusal } from '../refusal.ts'
import { isBusy } from './connect.ts'

/** Runs `work`; a lock or a session that wasn't granted in time is the refusal `busy`. */
export async function orBusy<T>(work: () => Promise<T>): Promise<T | Refusal<'busy'>> {
  try {
    return await work()
  } catch (error) {
    if (isBusy(error)) return refuse('busy')
    throw error
  }
}
