import type { ApiClient } from '../../../platform/api/client.ts'
import { clearSession } from '../../../platform/session/session.ts'

type Work = () => Promise<unknown>
const waiting = new Set<Work>()

/** Milliseconds that whoever signs out waits for what is still to be sent: a slow line keeps nobody signed in. */
const MOST_WAIT = 3000

/** Has `work` done before a session is ended: what is sent afterwards is nobody's. Answers the way to stop. */
export function beforeSignOut(work: Work): () => void {
  waiting.add(work)
  return () => void waiting.delete(work)
}

/** Signs out on the server, then clears what this browser keeps of the user; throws if it failed. */
export async function endSession(api: ApiClient): Promise<void> {
  await Promise.race([
    Promise.allSettled([...waiting].map((work) => work())),
    new Promise((done) => setTimeout(done, MOST_WAIT)),
  ])
  await api.call('signOut', {})
  clearSession()
}
