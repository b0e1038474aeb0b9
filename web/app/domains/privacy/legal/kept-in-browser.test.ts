import { languages, LANGUAGE_COOKIE } from '@rihla/contract/values/language'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { PREFIX } from '../../../platform/cache/store.ts'
import { TICKET_CACHE } from '../../../platform/session/ticket-cache.ts'
import { cachedAnswers, storageKeyBeginnings, storageKeys } from '../../../platform/storage-keys.ts'
import { readLegal } from './read-legal.ts'

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*/gm, '')
const read = (root: string): { path: string; text: string }[] =>
  globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.|(^|\/)testing\//.test(path))
    .map((path) => ({ path, text: withoutComments(readFileSync(`${root}/${path}`, 'utf8')) }))
const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const web = read(`${root}web/app`)
const server = read(`${root}server/src`)

/** Names of the cookies that the server sets; some are constants of the same file. */
const cookies = [
  ...new Set(
    server
      .filter(({ text }) => text.includes("'hono/utils/cookie'"))
      .flatMap(({ text }) =>
        [...text.matchAll(/\b(?:serialize|cookie)\(\s*(?:'([\w-]+)'|([A-Z_]+)),/g)].flatMap(
          ([, name, constant]) =>
            name ?? new RegExp(`const ${constant} = '([^']+)'`).exec(text)?.[1] ?? [],
        ),
      ),
  ),
]

describe.each(languages)('the cookie policy in %s', (language) => {
  it.each([
    ...storageKeys,
    ...storageKeyBeginnings,
    ...cachedAnswers.map((name) => PREFIX + name),
    ...cookies,
    LANGUAGE_COOKIE,
    TICKET_CACHE,
    'rihla-offline',
  ])('names %s', async (key) => {
    const words = JSON.stringify(await readLegal('cookie-policy', language))
    expect(words.split(/[^\w:-]/)).toContain(key)
  })
})

it('is held to everything that keeps something: what goes around the list is known', () => {
  const around = web.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /\b(localStorage|sessionStorage|document\.cookie|caches\.open|indexedDB)\b(?!')/g,
      ),
    ].map(([what]) => `${path}: ${what}`),
  )
  expect([...new Set(around)].toSorted()).toEqual([
    'domains/account/nationality/prompt-history.ts: sessionStorage',
    'domains/privacy/consent-strip.tsx: localStorage',
    'platform/api/application-id.ts: document.cookie',
    'platform/cache/browser-store.ts: localStorage',
    'platform/locale/language-choice.ts: document.cookie',
    'platform/offline/kept-pages.ts: caches.open',
    'platform/offline/prepare-offline.ts: caches.open',
  ])
  expect(cookies.toSorted()).toEqual(['device', 'ext', 'ext-ticket', 'session'])
})
