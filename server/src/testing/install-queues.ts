import { assignWork } from '../event-handlers.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/log.ts'
import { schedule } from '../schedule.ts'

/**
 * Makes the queues of a server with a supplier in the database that test files copy: none has to make them.
 */
export async function installQueues(url: string): Promise<void> {
  const jobs = createJobs(url, createLog('silent'))
  // Queues are only named here: nothing is asked of what their work would need.
  const deps = { jobs, external: {} }
  assignWork(deps as Parameters<typeof assignWork>[0])
  schedule(deps as Parameters<typeof schedule>[0])
  await jobs.install()
  await jobs.stop()
}
