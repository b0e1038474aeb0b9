import type { Language } from '@rihla/contract/values/language'
import { createBrowserApi } from './api/browser.ts'
import type { ApiClient } from './api/client.ts'
import { serverNow } from './clock.ts'
import type { Texts } from './locale/i18n.ts'
import type { TextBundle } from './locale/text.ts'
import type { Site, ThirdPartyScripts } from './site.ts'

/** A page being loaded: the same on the server and in the browser. */
export type Page = { api: ApiClient; language: Language; url: URL }

/** What the first HTML carries for the browser. */
export type BootstrapData = {
  language: Language
  apiBaseUrl: string
  publicUrl: string
  scripts: ThirdPartyScripts
  texts: Record<string, TextBundle>
}

type ReadTexts = (namespace: string, language: Language) => Promise<TextBundle>

type Browser = {
  api: ApiClient
  shelf: Texts
  language: Language
  publicUrl: string
  scripts: ThirdPartyScripts
  namespaces: Set<string>
  readTexts: ReadTexts
}

let browser: Browser | null = null

const started = (): Browser => {
  if (!browser) throw new Error('startBrowser must run before pages load in the browser')
  return browser
}

/** Called once, before hydration. */
export function startBrowser(
  bootstrapData: BootstrapData,
  shelf: Texts,
  readTexts: ReadTexts,
): ApiClient {
  const api = createBrowserApi(bootstrapData.apiBaseUrl, () => started().language)
  const namespaces = new Set(Object.keys(bootstrapData.texts))
  const { language, publicUrl, scripts } = bootstrapData
  browser = { api, shelf, language, publicUrl, scripts, namespaces, readTexts }
  return api
}

/** Reads texts that the browser doesn't have yet; ready texts cost nothing. */
export async function loadTexts(namespaces: Iterable<string>): Promise<void> {
  const { shelf, language, readTexts, namespaces: known } = started()
  const missing = [...namespaces].filter((name) => !shelf.has(name, language))
  await Promise.all(
    missing.map(async (name) => {
      shelf.add(name, language, await readTexts(name, language))
      known.add(name)
    }),
  )
}

/** Reads texts of a language that isn't the browser's own, for what is shown as its readers see it. */
export async function loadTextsIn(
  language: Language,
  namespaces: readonly string[],
): Promise<Texts> {
  const { shelf, readTexts } = started()
  await Promise.all(
    namespaces
      .filter((name) => !shelf.has(name, language))
      .map(async (name) => shelf.add(name, language, await readTexts(name, language))),
  )
  return shelf
}

/** Makes `language` the browser's own, with every text read so far; loaders then answer in it. */
export async function becomeLanguage(language: Language): Promise<void> {
  const here = started()
  const before = here.language
  here.language = language
  try {
    await loadTexts(here.namespaces)
  } catch (error) {
    here.language = before
    throw error
  }
}

/** What the root loader knows, without asking the server again. */
export function browserSite(): Site {
  const { language, publicUrl, scripts } = started()
  const serverTime = new Date(serverNow()).toISOString()
  return { language, publicUrl, named: null, serverTime, ...scripts }
}

/** A page request in the browser; its texts are read on the way. */
export async function browserPage(request: Request, texts: readonly string[]): Promise<Page> {
  await loadTexts(texts)
  const { api, language } = started()
  return { api, language, url: new URL(request.url) }
}

/** The loader of a page that needs nothing but its texts in the browser. */
export const textsLoader =
  (texts: readonly string[]) =>
  async ({ request }: { request: Request }): Promise<null> => {
    await browserPage(request, texts)
    return null
  }
