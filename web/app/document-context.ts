import { createContext } from 'react'
import type { i18n } from 'i18next'

/** What the entries give the document; only the server knows the nonce and the island's JSON. */
export type DocumentParts = { i18n: i18n | null; nonce?: string; island?: string; requestId?: string | null }

export const DocumentContext = createContext<DocumentParts>({ i18n: null })
