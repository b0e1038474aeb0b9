import { formatEgp } from '@rihla/contract/values/money'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** What a price covers, and what the whole party pays where children come with it; whole EGP. */
export function useTotalNote(note: string, total: number | null) {
  const t = useCatalogueText()
  const language = useLanguage()
  // Answers that a browser kept from before say nothing of it.
  if (typeof total !== 'number') return note
  return t('totalFor', { note, price: formatEgp(total, language) })
}
