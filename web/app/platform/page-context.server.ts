import type { Language } from '@rihla/contract/values/language'
import { createContext } from 'react-router'
import type { ApiClient } from './api/client.ts'

/** What the server knows about one page request, for loaders and the document. */
export type PageContext = {
  api: ApiClient
  language: Language
  nonce: string
  requestId: string | null
  publicUrl: string
  apiBaseUrl: string
  analyticsUrl: string | null
  liveChatUrl: string | null
  development: boolean
}

export const pageContext = createContext<PageContext>()
