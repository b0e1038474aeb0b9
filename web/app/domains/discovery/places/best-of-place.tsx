import type { DestinationPage } from '@rihla/contract/catalogue/destinations'
import { ChevronRight } from '../../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { kinds, TileCard, useKindsText } from '../../kinds/index.ts'
import { listHref } from '../addresses.ts'
import { useDiscoveryText } from '../use-discovery-text.ts'

type Best = DestinationPage['Best'][number]

export const bestId = ({ ModuleType }: Pick<Best, 'ModuleType'>): string =>
  `best-${ModuleType.toLowerCase()}`

/** The best of a kind in a destination, and the way to all of it there. */
export function BestOfPlace({
  best,
  place,
}: {
  best: Best
  place: Pick<DestinationPage, 'CityId' | 'CityName'>
}) {
  const t = useDiscoveryText()
  const kindText = useKindsText()
  const id = bestId(best)
  const kind = kinds.find(({ module }) => module === best.ModuleType)
  const title = t('kindIn', { kind: kindText(`name${best.ModuleType}`), city: place.CityName })
  return (
    <section
      id={id}
      className="place-section"
      aria-labelledby={`${id}-title`}
      data-theme={kind?.theme}
    >
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4">
        <h2 id={`${id}-title`} className="type-h2">
          {title}
        </h2>
        {kind && (
          <Link
            to={listHref(kind.list, place.CityId)}
            className="link flex min-h-11 items-center gap-1"
          >
            {/* Partners' hotels stand in the list, too, and aren't counted here. */}
            {best.ModuleType === 'Hotel' ? t('seeWhole') : t('seeAll', { count: best.Total })}
            <span className="sr-only">: {title}</span>
            <ChevronRight size={18} className="mirror" aria-hidden />
          </Link>
        )}
      </div>
      <ul className="place-cards">
        {best.Offers.map((tile) => (
          <li key={tile.Id} className="grid">
            <TileCard tile={tile} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
