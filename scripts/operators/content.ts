// `npm run content:export -- FOLDER` and `npm run content:import -- FOLDER [--dry-run]`: what editors wrote,
// as files (docs/operators-data.md).
import { runWithDatabase } from './with-database.ts'

try {
  process.exitCode = await runWithDatabase(
    'server/src/transfer/transfer-content.ts',
    process.argv.slice(2),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
