import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import { discountPercent } from '@rihla/contract/values/money'
import { Timer } from '../../../ui/brand/icons.ts'
import { useContext } from 'react'
import { SiteContext } from '../../../platform/site.ts'
import { Badge } from '../../../ui/card/badge.tsx'
import { OfferCard, type OfferCardProps } from '../../../ui/card/offer-card.tsx'
import { TimeLeft } from '../../../ui/feedback/countdown.tsx'
import { useCountdown } from '../../../ui/feedback/use-countdown.ts'
import { useUiText } from '../../../ui/use-ui-text.ts'
import { useCatalogueText, usePrices } from '../../catalogue/index.ts'
import { kinds } from '../kinds.ts'
import { KindTag, useTileHref } from './tile-card.tsx'
import { isFromPrice } from './tile-href.ts'

function Clock({ until, percent }: { until: string; percent: number }) {
  const t = useCatalogueText()
  const ui = useUiText()
  const { serverTime } = useContext(SiteContext)
  const left = useCountdown(until, serverTime)
  return (
    <div className="card-line text-coral-ink!">
      <span className="flex items-center gap-1.5 font-medium">
        <Timer size={16} aria-hidden />
        {left > 0 ? (
          <>
            {t('endsIn')} <TimeLeft ms={left} />
          </>
        ) : (
          t('offerEnded')
        )}
      </span>
      {left > 0 && <Badge tone="discount">{ui('percentOff', { n: percent })}</Badge>}
    </div>
  )
}

/** An offer of any kind whose price ends soon, with its own clock and a button that says so. */
export function EndingCard({
  tile,
  ...shown
}: { tile: OfferTile } & Pick<OfferCardProps, 'eager' | 'heading'>) {
  const t = useCatalogueText()
  const { ModuleType, Price, OfferPrice } = tile
  return (
    <div className="grid" data-theme={kinds.find(({ module }) => module === ModuleType)?.theme}>
      <OfferCard
        {...shown}
        href={useTileHref(tile)}
        name={tile.Name}
        place={tile.CityName}
        image={{
          src: tile.ImageUrl,
          placeholder: tile.ImagePlaceholder,
          colour: tile.ImageColour,
        }}
        tag={<KindTag module={ModuleType} />}
        top={
          <Clock
            until={tile.OfferExpirationDate ?? ''}
            percent={discountPercent(Price, OfferPrice ?? Price)}
          />
        }
        line={[tile.CityName, tile.Line].filter(Boolean).join(' · ')}
        {...usePrices(tile)}
        priceNote={tile.PriceText}
        priceFrom={isFromPrice(tile)}
        action={
          <span className="button button-primary button-small" aria-hidden>
            {t('book')}
          </span>
        }
        noFavourite
      />
    </div>
  )
}
