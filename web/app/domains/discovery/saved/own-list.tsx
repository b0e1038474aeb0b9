import { Share2 } from '../../../ui/brand/icons.ts'
import { useContext } from 'react'
import { Link } from 'react-router'
import { rememberReturn } from '../../../platform/session/return-location.ts'
import { useSession } from '../../../platform/session/session.ts'
import { SiteContext } from '../../../platform/site.ts'
import { useInBrowser } from '../../../platform/use-in-browser.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useShare } from '../../../ui/button/use-share.ts'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { savedOffers, useSavedOffers } from '../../catalogue/index.ts'
import { PLACES_PATH, sharedHref } from '../addresses.ts'
import { CardsLoading } from '../cards-loading.tsx'
import { useDiscoveryText } from '../use-discovery-text.ts'
import { OfferTiles } from './offer-tiles.tsx'
import type { OfferKey } from './queries.ts'

/** What stands at the head: where the list is kept, and the way to share it. */
function Head({ favourites }: { favourites: readonly OfferKey[] }) {
  const t = useDiscoveryText()
  const share = useShare()
  const { publicUrl } = useContext(SiteContext)
  const { state } = useSession()
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-1.5">
        <h1 className="type-h1">{t('savedTitle')}</h1>
        {state === 'signed-in' ? (
          <p className="text-ink-2">{t('savedOnAll')}</p>
        ) : (
          <p className="text-ink-2">
            {t('savedHere')}{' '}
            <Link className="link" to="/login" onClick={() => rememberReturn('/saved')}>
              {t('logIn')}
            </Link>
          </p>
        )}
      </div>
      {favourites.length > 0 && (
        <Button
          onClick={() =>
            void share(t('sharedTitle'), new URL(sharedHref(favourites), publicUrl).href)
          }
        >
          <Share2 size={18} aria-hidden />
          {t('share')}
        </Button>
      )}
    </div>
  )
}

/** Saved offers that aren't on sale now can be taken off all at once. */
function Gone({ offers }: { offers: readonly OfferKey[] }) {
  const t = useDiscoveryText()
  const { Favourites } = useSavedOffers()
  const drop = (): void => {
    const isGone = (it: OfferKey) =>
      offers.some(({ module, id }) => it.module === module && it.id === id)
    for (const offer of Favourites.filter(isGone)) savedOffers.drop('Favourites', offer)
  }
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-4 text-ink-2">
      {t('gone', { count: offers.length })}
      <button type="button" className="link min-h-11" onClick={drop}>
        {t('dropGone')}
      </button>
    </p>
  )
}

function Viewed() {
  const t = useDiscoveryText()
  const { Viewed: viewed } = useSavedOffers()
  if (viewed.length === 0) return null
  return (
    <section className="place-section" aria-labelledby="viewed-title">
      <div className="mb-5 flex items-end justify-between gap-4">
        <h2 id="viewed-title" className="type-h2">
          {t('viewed')}
        </h2>
        <button
          type="button"
          className="link min-h-11"
          onClick={() => viewed.forEach((offer) => savedOffers.drop('Viewed', offer))}
        >
          {t('forgetViewed')}
        </button>
      </div>
      <OfferTiles offers={viewed} none={<p className="text-ink-2">{t('viewedGone')}</p>} />
    </section>
  )
}

function Lists() {
  const t = useDiscoveryText()
  const { Favourites: favourites } = useSavedOffers()
  return (
    <>
      <Head favourites={favourites} />
      <section aria-label={t('saved')}>
        <h2 className="sr-only">{t('saved')}</h2>
        {favourites.length > 0 ? (
          <OfferTiles offers={favourites} Gone={Gone} />
        ) : (
          <EmptyBlock
            title={t('nothingSaved')}
            text={t('nothingSavedText')}
            action={{ text: t('seePlaces'), to: PLACES_PATH }}
          />
        )}
      </section>
      <Viewed />
    </>
  )
}

/** What one saved and looked at lately: known to the browser alone, so the first HTML waits for it. */
export function OwnList() {
  const t = useDiscoveryText()
  if (useInBrowser()) return <Lists />
  return (
    <>
      {/* As tall as what takes its place: nothing below moves. */}
      <div className="mb-6 grid gap-1.5">
        <h1 className="type-h1">{t('savedTitle')}</h1>
        <p className="invisible" aria-hidden>
          {t('savedHere')} {t('logIn')}
        </p>
      </div>
      <noscript>
        <p className="panel p-5">{t('needsScript')}</p>
      </noscript>
      <CardsLoading className="saved-cards" />
    </>
  )
}
