import type { Trx } from '@rihla/server/platform/database/connect'
import { writeHeaderAndFooter } from './header-and-footer.ts'
import { writeLanding } from './landing.ts'

/** Writes the site's content in both languages where there is none yet. */
export async function writeContent(trx: Trx): Promise<void> {
  await writeHeaderAndFooter(trx)
  await writeLanding(trx)
}
