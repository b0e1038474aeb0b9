// Builds the web if it has changed: beside the database, which a first start prepares meanwhile.
import { build } from './build.mjs'
import { step } from './step.mjs'

// The build runs in our process group, so that stopping us ends the whole group.
process.once('SIGTERM', () => process.kill(-process.pid, 'SIGKILL'))
try {
  await step('building the web', () => build(process.execPath))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
