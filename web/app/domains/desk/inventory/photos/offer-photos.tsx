import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../platform/api/use-api.ts'
import { useLanguage } from '../../../../platform/locale/use-text.tsx'
import { offerPhotosQuery } from '../inventory-queries.ts'
import { NotThereYet } from '../../shell/not-there-yet.tsx'
import { useDeskText } from '../../use-desk-text.ts'
import type { Which } from '../use-inventory-address.ts'
import { GalleryEditor } from './gallery-editor.tsx'

/** The photographs of an offer; of a room those of its hotel or ship and its own. */
export function OfferPhotos({ which }: { which: Which }) {
  const t = useDeskText()
  const { data, error, refetch } = useQuery(offerPhotosQuery(useApi(), useLanguage(), which))
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="offer-photos">
      <div className="grid gap-1">
        <h2 id="offer-photos" className="type-h3">
          {t('offerPhotos')}
        </h2>
        <p className="type-small text-ink-2">{t('offerPhotosText')}</p>
      </div>
      {data ? (
        data.Galleries.map((gallery) => (
          <GalleryEditor key={gallery.Of} which={which} gallery={gallery} />
        ))
      ) : (
        <NotThereYet error={error} retry={refetch} />
      )}
    </section>
  )
}
