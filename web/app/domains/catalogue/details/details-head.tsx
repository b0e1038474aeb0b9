import { ArrowLeft, Heart, Share2 } from '../../../ui/brand/icons.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useShare } from '../../../ui/button/use-share.ts'
import { savedOffers, useFavourite, type SavedOffer } from '../saved/saved-offers.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** The heart: the device's and the account's. */
function Favourite({ offer }: { offer: SavedOffer }) {
  const t = useCatalogueText()
  const { saved, toggle } = useFavourite(offer)
  return (
    <Button
      size="small"
      aria-pressed={saved}
      aria-label={t(saved ? 'saved' : 'favourite')}
      onClick={toggle}
    >
      <Heart className={saved ? 'fill-coral-600 text-coral-600' : ''} aria-hidden />
      <span className="max-md:hidden">{t(saved ? 'saved' : 'favourite')}</span>
    </Button>
  )
}

/** Back, share and favourite; they stay in sight. */
export function DetailsActions({
  name,
  shareLink,
  listPath,
  offer,
}: {
  name: string
  shareLink: string
  /** Where Back leads when there is no page before this one. */
  listPath: string
  /** The offer as it is kept, and its look noted; null: it can't be, and has no heart. */
  offer: SavedOffer | null
}) {
  const t = useCatalogueText()
  const share = useShare()
  const navigate = useNavigate()
  const language = useLanguage()
  // As text: the same offer rendered again is no other look.
  const seen = offer && JSON.stringify({ ...offer, language })
  useEffect(() => {
    if (seen) savedOffers.look(JSON.parse(seen) as SavedOffer)
  }, [seen])
  const back = (): void => void (history.length > 1 ? navigate(-1) : navigate(listPath))
  return (
    <div className="details-actions">
      <div className="page-width flex items-center gap-2 py-2">
        <Button kind="text" size="small" className="-ms-2" onClick={back}>
          <ArrowLeft className="mirror" aria-hidden />
          {t('back')}
        </Button>
        <span className="flex-1" />
        <Button size="small" aria-label={t('share')} onClick={() => void share(name, shareLink)}>
          <Share2 aria-hidden />
          <span className="max-md:hidden">{t('share')}</span>
        </Button>
        {offer && <Favourite offer={offer} />}
      </div>
    </div>
  )
}
