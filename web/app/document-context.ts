import { createContext } from 'react'
import type { Texts } from './platform/locale/i18n.ts'

/** What the entries give the document; only the server knows the nonce and the island's JSON. */
export type DocumentParts = {
  texts: Texts | null
  nonce?: string
  island?: string
  requestId?: string | null
}

export const DocumentContext = createContext<DocumentParts>({ texts: null })
