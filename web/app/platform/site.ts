import { defaultLanguage, type Language } from '@rihla/contract/values/language'
import { createContext } from 'react'

/** What every page of this site shares; it comes from the root loader. */
export type Site = {
  language: Language
  publicUrl: string
  /** The language that the address names itself, for canonical addresses. */
  named: Language | null
  /** The server's clock when the page was made: clocks start from it, whatever the browser's says. */
  serverTime: string
} & ThirdPartyScripts

/** Scripts of others, loaded once the visitor agrees; null where we have none. */
export type ThirdPartyScripts = { analyticsUrl: string | null; liveChatUrl: string | null }

export const SiteContext = createContext<Site>({
  language: defaultLanguage,
  publicUrl: 'http://localhost:3000',
  named: null,
  serverTime: '1970-01-01T00:00:00Z',
  analyticsUrl: null,
  liveChatUrl: null,
})
