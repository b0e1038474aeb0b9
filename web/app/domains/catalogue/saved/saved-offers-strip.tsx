import type { SavedModule } from '@rihla/contract/modules'
import type { SavedListName } from '@rihla/contract/account/saved-limits'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../../ui/card/picture.tsx'
import { savedOffers, useSavedOffers, type SavedOffer } from './saved-offers.ts'
import { useNamesInLanguage } from './use-names-in-language.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** The most that a strip shows: more is no help. */
const MOST_SHOWN = 12

type StripProps = {
  hrefOf: (id: number) => string
  /** Under the place, such as class stars. */
  Extra?: ComponentType<{ stars: number }>
}

function Strip({
  list,
  title,
  offers,
  hrefOf,
  Extra,
}: StripProps & { list: SavedListName; title: string; offers: readonly SavedOffer[] }) {
  const t = useCatalogueText()
  // What an account keeps and isn't on sale has no name.
  const named = offers.filter((offer) => offer.name !== '')
  if (named.length === 0) return null
  return (
    <section className="mt-14" aria-label={title}>
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="type-h3">{title}</h2>
        <button
          type="button"
          className="link type-small min-h-11"
          onClick={() => offers.forEach((offer) => savedOffers.drop(list, offer))}
        >
          {t('forget')}
          <span className="sr-only">: {title}</span>
        </button>
      </div>
      <ul className="kept-strip">
        {named.slice(0, MOST_SHOWN).map((offer) => (
          <li key={offer.id}>
            <Link to={hrefOf(offer.id)} className="kept-offer">
              <span className="kept-picture">
                <Picture src={offer.image} alt="" sizes="84px" />
              </span>
              <span className="min-w-0">
                <span className="block truncate font-semibold">
                  <bdi>{offer.name}</bdi>
                </span>
                <span className="type-caption block truncate text-ink-2">{offer.city}</span>
                {Extra && <Extra stars={offer.stars} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Offers of a kind that were saved, and those looked at lately, of this device or of the account. */
export function SavedOffersStrip({ module, ...strip }: StripProps & { module: SavedModule }) {
  const t = useCatalogueText()
  const { owner, Favourites, Viewed } = useSavedOffers()
  const ofKind = (offer: SavedOffer): boolean => offer.module === module
  const [favourites, viewed] = [Favourites.filter(ofKind), Viewed.filter(ofKind)]
  const shown = [favourites, viewed].flatMap((list) => list.slice(0, MOST_SHOWN))
  // An account's lists come in the language of the page.
  useNamesInLanguage(owner === null ? shown : [])
  return (
    <>
      <Strip
        {...strip}
        list="Favourites"
        title={t(owner === null ? 'favourites' : 'ownFavourites')}
        offers={favourites}
      />
      <Strip {...strip} list="Viewed" title={t('recent')} offers={viewed} />
    </>
  )
}
