import type { Language } from '@rihla/contract/values/language'
import { createContext } from 'react-router'
import type { ApiClient } from './api/client.ts'

/** What the server knows about one page request, for loaders and the document. */
export type PageContext = {
  api: ApiClient
  language: Language
  nonce: string
  /** Takes the page in one text, once all of it is ready; null: it is streamed. */
  takeWhole: ((html: string) => void) | null
  requestId: string | null
  publicUrl: string
  apiBaseUrl: string
  analyticsUrl: string | null
  liveChatUrl: string | null
  development: boolean
}

export const pageContext = createContext<PageContext>()
