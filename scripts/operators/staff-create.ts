// `npm run staff:create -- --email a@b.co --name "Samir Adel"`: makes a member of staff, in the
// database of DATABASE_URL, else in the embedded one, whether the product runs or not.
import { runWithDatabase } from './with-database.ts'

// Ctrl-C ends the question that is being asked; we still stop what we started.
process.on('SIGINT', () => {})

try {
  process.exitCode = await runWithDatabase('server/src/create-staff.ts', process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
