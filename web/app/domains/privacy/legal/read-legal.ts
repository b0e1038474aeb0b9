import type { Language } from '@rihla/contract/values/language'
import type { LegalText } from './legal-text.ts'

type Reader = () => Promise<{ default: LegalText }>

const readers = {
  privacy: { en: () => import('./privacy.en.ts'), ar: () => import('./privacy.ar.ts') },
  'data-deletion': {
    en: () => import('./data-deletion.en.ts'),
    ar: () => import('./data-deletion.ar.ts'),
  },
  'terms-of-service': {
    en: () => import('./terms-of-service.en.ts'),
    ar: () => import('./terms-of-service.ar.ts'),
  },
  'cookie-policy': {
    en: () => import('./cookie-policy.en.ts'),
    ar: () => import('./cookie-policy.ar.ts'),
  },
} as const satisfies Record<string, Record<Language, Reader>>

export type LegalName = keyof typeof readers

/**
 * One legal text in one language. The first HTML carries it as data, so that no script does; a later
 * page, or the other language, fetches this one text alone.
 */
export const readLegal = async (name: LegalName, language: Language): Promise<LegalText> =>
  (await readers[name][language]()).default
