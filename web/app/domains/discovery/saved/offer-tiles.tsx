import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { TileCard } from '../../kinds/index.ts'
import { CardsLoading } from '../cards-loading.tsx'
import { useDiscoveryText } from '../use-discovery-text.ts'
import { tilesQuery, type OfferKey } from './queries.ts'

const isOf = ({ ModuleType, Id }: OfferTile, { module, id }: OfferKey): boolean =>
  ModuleType === module && Id === id

type Props = {
  offers: readonly OfferKey[]
  /** Shown below, with those that are not on sale. */
  Gone?: ComponentType<{ offers: readonly OfferKey[] }>
  /** Shown when none of them is on sale. */
  none?: ReactNode
}

/** Offers of any kind as cards at their price of now. */
export function OfferTiles({ offers, Gone, none = null }: Props) {
  const t = useDiscoveryText()
  const query = useQuery(tilesQuery(useApi(), useLanguage(), offers))
  if (query.isPending) return <CardsLoading className="saved-cards" />
  if (!query.data)
    return (
      <ErrorBlock
        title={t('offersFailed')}
        action={{ text: t('tryAgain'), onClick: () => void query.refetch() }}
      />
    )
  const tiles = query.data.filter((tile) => offers.some((it) => isOf(tile, it)))
  const missing = query.isPlaceholderData
    ? []
    : offers.filter((it) => !tiles.some((tile) => isOf(tile, it)))
  return (
    <>
      {tiles.length > 0 ? (
        <ul className="saved-cards">
          {tiles.map((tile) => (
            <li key={`${tile.ModuleType} ${tile.Id}`} className="grid">
              <TileCard tile={tile} withKind heading="h3" />
            </li>
          ))}
        </ul>
      ) : (
        none
      )}
      {Gone && missing.length > 0 && <Gone offers={missing} />}
    </>
  )
}
