import type { Destination } from '@rihla/contract/catalogue/offer'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../../platform/site.ts'
import { ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { placeHref, PLACES_PATH } from '../addresses.ts'
import { useDiscoveryText } from '../use-discovery-text.ts'
import { PlaceTile } from './place-tile.tsx'
import { placesQuery } from './queries.ts'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function Loading() {
  const t = useDiscoveryText()
  return (
    <LoadingArea text={t('placesLoading')} className="place-tiles">
      {PLACES.map((key) => (
        <Skeleton key={key} className="h-[200px]" />
      ))}
    </LoadingArea>
  )
}

/** What can be booked somewhere, as pictures; then the names of the other places. */
function Places({ places }: { places: readonly Destination[] }) {
  const t = useDiscoveryText()
  const open = places.filter(({ OffersCount }) => OffersCount > 0)
  const others = places.filter(({ OffersCount }) => OffersCount === 0)
  return (
    <>
      <ul className="place-tiles">
        {open.map((place, at) => (
          <li key={place.CityId}>
            <PlaceTile place={place} heading="h2" eager={at < 4}>
              {t('options', { count: place.OffersCount })}
            </PlaceTile>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <section className="mt-14" aria-labelledby="more-places">
          <h2 id="more-places" className="type-h3">
            {t('morePlaces')}
          </h2>
          <p className="mt-1 text-ink-2">{t('noOptions')}</p>
          <ul className="mt-3 flex flex-wrap gap-2">
            {others.map(({ CityId, CityName, Slug }) => (
              <li key={CityId}>
                <Link className="chip no-underline" to={placeHref(Slug)}>
                  <bdi>{CityName}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The destinations as a list for search engines. */
const structuredList = (places: readonly Destination[], publicUrl: string) => ({
  '@type': 'ItemList',
  itemListElement: places.map(({ CityName, Slug }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: CityName,
    url: new URL(placeHref(Slug), publicUrl).href,
  })),
})

/** /destinations: all of them, with how much can be booked in each. */
export function PlacesPage() {
  const t = useDiscoveryText()
  const api = useApi()
  const language = useLanguage()
  const { publicUrl } = useContext(SiteContext)
  const { data: places, isPending, refetch } = useQuery(placesQuery(api, language))
  return (
    <main id="main" className="page-width discovery-page">
      <PageSeo
        title={t('destinations')}
        description={t('destinationsText')}
        path={PLACES_PATH}
        image={places?.[0]?.ImageUrl ?? null}
        {...(places && { structured: structuredList(places, publicUrl) })}
      />
      <div className="mb-6 grid gap-1.5">
        <h1 className="type-h1">{t('destinationsTitle')}</h1>
        <p className="max-w-2xl text-ink-2">{t('destinationsText')}</p>
      </div>
      {places ? (
        <Places places={places} />
      ) : isPending ? (
        <Loading />
      ) : (
        <ErrorBlock
          title={t('placesFailed')}
          action={{ text: t('tryAgain'), onClick: () => void refetch() }}
        />
      )}
    </main>
  )
}
