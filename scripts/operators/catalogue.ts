// `npm run catalogue:export -- FOLDER [--csv]` and `npm run catalogue:import -- FOLDER [--check] [--skip-past]`:
// what is sold, as files (docs/operators-data.md).
import { runWithDatabase } from './with-database.ts'

try {
  process.exitCode = await runWithDatabase(
    'server/src/transfer/transfer-catalogue.ts',
    process.argv.slice(2),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
