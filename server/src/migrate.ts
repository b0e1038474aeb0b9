import { migrate } from './platform/database/migrate.ts'

/** Brings a database up to date, and makes the jobs schema that the server otherwise makes when it starts. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrate(url)
  // Here, since every start migrates, and loading these takes longer than finding nothing to do.
  const [{ createJobs }, { createLog }] = await Promise.all([
    import('./platform/jobs/jobs.ts'),
    import('./platform/log.ts'),
  ])
  const jobs = createJobs(url, createLog('warn'))
  await jobs.install()
  await jobs.stop()
}

if (import.meta.main) {
  const url = process.env['DATABASE_URL']
  if (!url) throw new Error('DATABASE_URL is missing')
  await migrate(url)
}
