import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import { atEnd, type TestDatabase } from '../../testing/database.ts'
import { exportCatalogue, importCatalogue, sentence } from './index.ts'

export type Rows = readonly Readonly<Record<string, unknown>>[]
/** Files by their names: rows as JSON, or the text or the bytes of the file. */
export type Files = Readonly<Record<string, Rows | string | Uint8Array>>
type Other = {
  check?: boolean
  skipPast?: boolean
  progress?: (noun: string, rows: number) => void
}
const silent = (): void => undefined

/** Brings files into a test's database, and takes them out of it. */
export async function operatorOf({ db, pool }: Pick<TestDatabase, 'db' | 'pool'>, now: Date) {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-import-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return {
    async bringIn(files: Files, other: Other = {}) {
      const own = await mkdtemp(join(folder, 'files-'))
      for (const [name, rows] of Object.entries(files))
        await writeFile(
          join(own, name),
          typeof rows === 'string' || rows instanceof Uint8Array ? rows : JSON.stringify(rows),
        )
      const wish = { now, check: false, skipPast: false, progress: silent, ...other }
      const outcome = await importCatalogue({ db, pool }, own, wish)
      return 'wrong' in outcome ? { wrong: outcome.wrong.map(sentence) } : outcome
    },
    async exported(): Promise<Record<string, string>> {
      const files: Record<string, string> = {}
      await exportCatalogue(db, { now, format: 'json' }, async (file, text) => {
        files[file] = text
      })
      return files
    },
  }
}

export const now = new Date('2027-03-01T10:00:00Z')
export const today: CalendarDate = cairoDate(now)
export const dahab = {
  code: 'dahab',
  name_en: 'Dahab',
  name_ar: 'دهب',
  latitude: 28.5,
  longitude: 34.5,
  position: 1,
}
export const diving = { code: 'diving', name_en: 'Diving', name_ar: 'غوص', position: 1 }
export const dive = {
  code: 'BLUE-HOLE',
  type: 'diving',
  city: 'dahab',
  name_en: 'Blue Hole',
  name_ar: 'البلو هول',
  price: 1200.5,
  duration_minutes: 240,
  daily_places: 12,
}
export const texts = ['en', 'ar'].map((language) => ({
  offer: 'BLUE-HOLE',
  language,
  description: '<p>Deep</p>',
}))
export const places = (first: string, last: string, count: number) => ({
  kind: 'activity',
  offer: 'BLUE-HOLE',
  first,
  last,
  places: count,
})
/** A company that sells one activity. */
export const company: Files = {
  'destinations.json': [dahab],
  'activity-types.json': [diving],
  'activities.json': [dive],
  'activity-texts.json': texts,
  'allotments.json': [places(today, addDays(today, 9), 8)],
}
