import { Link } from 'react-router'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { SAVED_PATH } from '../addresses.ts'
import { useDiscoveryText } from '../use-discovery-text.ts'
import { OfferTiles } from './offer-tiles.tsx'
import type { OfferKey } from './queries.ts'

/** A shared list: to look at, and to save from. */
export function SharedList({ offers }: { offers: readonly OfferKey[] }) {
  const t = useDiscoveryText()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1.5">
          <h1 className="type-h1">{t('sharedTitle')}</h1>
          <p className="text-ink-2">{t('sharedText')}</p>
        </div>
        <Link className="link flex min-h-11 items-center" to={SAVED_PATH}>
          {t('yourList')}
        </Link>
      </div>
      <h2 className="sr-only">{t('saved')}</h2>
      <OfferTiles
        offers={offers}
        none={
          <EmptyBlock
            title={t('sharedBroken')}
            text={t('sharedBrokenText')}
            action={{ text: t('yourList'), to: SAVED_PATH }}
          />
        }
      />
    </>
  )
}
