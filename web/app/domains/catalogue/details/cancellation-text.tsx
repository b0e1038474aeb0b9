import { useCatalogueText } from '../use-catalogue-text.ts'

/** That cancelling is free; until when, where there is room for it. */
export function CancellationText({ text, view }: { text: string; view: 'grid' | 'list' }) {
  const t = useCatalogueText()
  if (view === 'grid') return t('freeCancellation')
  return (
    <>
      <span className="md:hidden">{t('freeCancellation')}</span>
      <span className="max-md:hidden">{text}</span>
    </>
  )
}
