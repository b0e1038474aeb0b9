import { existsSync } from 'node:fs'
import { languages } from '@rihla/contract/values/language'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { HttpEnv } from '../platform/http/caller.ts'
import { manifestRoute } from './manifest.ts'

const http = new Hono<HttpEnv>()
manifestRoute(http)
type Manifest = { lang: string; dir: string; start_url: string; icons: { src: string }[] }

it.each(languages)('the manifest in %s names icons that are there', async (language) => {
  const answer = await http.request(`/manifest/${language}.webmanifest`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  const manifest = (await answer.json()) as Manifest
  expect(manifest).toMatchObject({ lang: language, display: 'standalone', start_url: '/' })
  for (const { src } of manifest.icons)
    expect(existsSync(new URL(`../../../web/public${src}`, import.meta.url))).toBe(true)
})

it('reads from the right where the language does', async () => {
  const dirs = await Promise.all(
    languages.map(async (it) => {
      const answer = await http.request(`/manifest/${it}.webmanifest`)
      return ((await answer.json()) as Manifest).dir
    }),
  )
  expect(dirs.toSorted()).toEqual(['ltr', 'rtl'])
})

it.each(['fr.webmanifest', 'en', 'en.json'])('has no %s', async (file) => {
  expect((await http.request(`/manifest/${file}`)).status).toBe(404)
})
