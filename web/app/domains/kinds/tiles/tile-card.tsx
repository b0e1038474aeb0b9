import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { Check, Zap } from '../../../ui/brand/icons.ts'
import { useContext } from 'react'
import { SiteContext } from '../../../platform/site.ts'
import { Badge } from '../../../ui/card/badge.tsx'
import { ClassStars } from '../../../ui/card/class-stars.tsx'
import { OfferCard, type OfferCardProps } from '../../../ui/card/offer-card.tsx'
import { NextDayBadge, useCatalogueText, useFavourite, usePrices } from '../../catalogue/index.ts'
import { kinds } from '../kinds.ts'
import { useKindsText } from '../use-kinds-text.ts'
import { isFromPrice, tileHref } from './tile-href.ts'

/** Where a tile leads, as of when the page was made. */
export function useTileHref(tile: OfferTile): string {
  const { serverTime } = useContext(SiteContext)
  return tileHref(tile, addDays(cairoDate(new Date(serverTime)), 1))
}

/** The kind of an offer as the label on its picture. */
export function KindTag({ module }: { module: OfferTile['ModuleType'] }) {
  const t = useKindsText()
  const kind = kinds.find((it) => it.module === module)
  return (
    <>
      {kind && <kind.Icon aria-hidden />}
      {t(`booking${module}`)}
    </>
  )
}

function Badges({ tile }: { tile: OfferTile }) {
  const t = useCatalogueText()
  return (
    <>
      {tile.ModuleType === 'Hotel' && tile.InstantConfirmation && (
        <Badge tone="soft" icon={<Zap aria-hidden />}>
          {t('instant')}
        </Badge>
      )}
      {tile.FreeCancellation && (
        <Badge tone="ok" icon={<Check aria-hidden />}>
          {t('freeCancellation')}
        </Badge>
      )}
      <NextDayBadge date={tile.NextDate} view="grid" />
    </>
  )
}

export type TileCardProps = { tile: OfferTile; withKind?: boolean } & Pick<
  OfferCardProps,
  'eager' | 'heading'
>

/** An offer of any kind as a card, which can be saved; `withKind` where kinds are mixed. */
export function TileCard({ tile, withKind = false, ...shown }: TileCardProps) {
  const { ModuleType: module, Id: id, Name: name, CityName: city, Stars: stars } = tile
  const image = tile.ImageUrl
  return (
    <OfferCard
      {...shown}
      href={useTileHref(tile)}
      name={name}
      place={city}
      image={{ src: image, placeholder: tile.ImagePlaceholder, colour: tile.ImageColour }}
      tag={withKind ? <KindTag module={module} /> : tile.CardTag}
      rating={tile.Rating}
      line={
        <>
          <ClassStars stars={stars} /> {tile.Line}
        </>
      }
      badges={<Badges tile={tile} />}
      {...usePrices(tile)}
      priceNote={tile.PriceText}
      priceFrom={isFromPrice(tile)}
      favourite={useFavourite({ module, id, name, city, stars, image })}
    />
  )
}
