export type Language = 'en' | 'ar'

/** The language of a page: the one in its address, else the first of the browser's that we have. */
export function languageOf(chosen: string | undefined, accepted: string | undefined): Language {
  if (chosen === 'en' || chosen === 'ar') return chosen
  const first = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return first.find((one) => one === 'ar' || one === 'en') === 'ar' ? 'ar' : 'en'
}
