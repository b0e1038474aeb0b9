import type { Call, CallOutput } from '../../../platform/http/call.ts'
import type { Language } from '@rihla/contract/values/language'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite, type Answer } from '../../../testing/public-site.ts'
import { catalogueRoutes } from '../index.ts'

/** The catalogue's calls on a database of their own, on 21 November 2026, noon in Cairo. */
export async function staySite() {
  const database = await testDatabase(3)
  const clock = testClock('2026-11-21T10:00:00Z')
  const { db, pool } = database
  let catalogue = { refresh: () => Promise.resolve() }
  const site = publicSite(database, (mount) => {
    catalogue = catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
  })
  let asked = 0
  /** Asks a GET call: path parameters by name, the rest in the query; never answered from memory. */
  const get = async <C extends Call>(
    call: C,
    input: Readonly<Record<string, string | number | undefined>>,
    language: Language = 'en',
  ): Promise<Answer<CallOutput<C>>> => {
    asked += 1
    const query = new URLSearchParams({ asked: String(asked) })
    let path = call.path
    for (const [name, value] of Object.entries(input))
      if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, String(value))
      else if (value !== undefined) query.set(name, String(value))
    const headers = { 'accept-language': language === 'en' ? 'en-US' : 'ar-EG' }
    const response = await site.app.request(`${path}?${query}`, { headers })
    return {
      status: response.status,
      ...((await response.json()) as Omit<Answer<CallOutput<C>>, 'status'>),
    }
  }
  return { db, clock, get, post: site.call, refresh: () => catalogue.refresh() }
}
