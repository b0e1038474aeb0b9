import { createContext } from 'react'
import type { Texts } from './platform/locale/i18n.ts'

/** What the entries give the document; only the server knows the nonce and the bootstrap data's JSON. */
export type DocumentData = {
  texts: Texts | null
  nonce?: string
  bootstrapData?: string
  requestId?: string | null
}

export const DocumentContext = createContext<DocumentData>({ texts: null })
