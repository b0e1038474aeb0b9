import { Hono } from 'hono'
import { deviceTag, languageOf, type Language } from '@rihla/contract/values/language'
import { createAnswerCache } from '../platform/http/cache/answer-cache.ts'
import type { Call, CallOutput } from '../platform/http/call.ts'
import type { HttpEnv } from '../platform/http/caller.ts'
import { identifyCaller } from '../platform/http/identify.ts'
import { createMount, type Mount } from '../platform/http/mount.ts'
import { createRateLimits } from '../platform/http/protection/rate-limits.ts'
import { createLog } from '../platform/log.ts'
import { presentRefusal } from '../refusals/present-refusal.ts'
import type { TestDatabase } from './database.ts'

export type Answer<T> = { status: number; Data: T; Error: string | null; code?: string }

/** A site with nothing but what `put` mounts, and a caller for it: for tests of public calls. */
export function publicSite(database: TestDatabase, put: (mount: Mount) => void) {
  const app = new Hono<HttpEnv>()
  app.use(
    identifyCaller({
      log: createLog('silent'),
      identify: () => Promise.resolve(null),
      languageOf,
      addressOf: () => '127.0.0.1',
    }),
  )
  const cache = createAnswerCache(Date.now)
  put(
    createMount(
      app,
      { present: presentRefusal, limits: createRateLimits(database.pool, 1000), cache },
      [],
    ),
  )
  const call = async <C extends Call>(
    described: C,
    input: object = {},
    language: Language = 'en',
  ): Promise<Answer<CallOutput<C>>> => {
    cache.clear() // each call of a test sees what the one before it wrote
    const headers = {
      'accept-language': deviceTag(language),
      'content-type': 'application/json',
    }
    const init =
      described.method === 'GET'
        ? { headers }
        : { method: described.method, headers, body: JSON.stringify(input) }
    const response = await app.request(described.path, init)
    return {
      status: response.status,
      ...((await response.json()) as Omit<Answer<CallOutput<C>>, 'status'>),
    }
  }
  return { app, call }
}
