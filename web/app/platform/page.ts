import type { Language } from '@rihla/contract/values/language'
import type { i18n } from 'i18next'
import { createBrowserApi } from './api/browser.ts'
import type { ApiClient } from './api/client.ts'
import type { TextBundle } from './locale/text.ts'

/** A page being loaded: the same on the server and in the browser. */
export type Page = { api: ApiClient; language: Language; url: URL }

/** What the first HTML carries for the browser. */
export type Island = {
  language: Language
  apiBaseUrl: string
  texts: Record<string, TextBundle>
}

type ReadTexts = (namespace: string, language: Language) => Promise<TextBundle>

type Browser = {
  api: ApiClient
  i18n: i18n
  language: Language
  namespaces: Set<string>
  readTexts: ReadTexts
}

let browser: Browser | null = null

const started = (): Browser => {
  if (!browser) throw new Error('startBrowser must run before pages load in the browser')
  return browser
}

/** Called once, before hydration. */
export function startBrowser(island: Island, i18n: i18n, readTexts: ReadTexts): ApiClient {
  const api = createBrowserApi(island.apiBaseUrl, () => started().language)
  const namespaces = new Set(Object.keys(island.texts))
  browser = { api, i18n, language: island.language, namespaces, readTexts }
  return api
}

/** Reads texts that the browser doesn't have yet; ready texts cost nothing. */
export async function loadTexts(namespaces: Iterable<string>): Promise<void> {
  const { i18n, language, readTexts, namespaces: known } = started()
  const missing = [...namespaces].filter((name) => !i18n.hasResourceBundle(language, name))
  await Promise.all(
    missing.map(async (name) => {
      i18n.addResourceBundle(language, name, await readTexts(name, language))
      known.add(name)
    }),
  )
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

export const browserLanguage = (): Language => started().language

/** A page request in the browser; its texts are read on the way. */
export async function browserPage(request: Request, texts: readonly string[]): Promise<Page> {
  await loadTexts(texts)
  const { api, language } = started()
  return { api, language, url: new URL(request.url) }
}
