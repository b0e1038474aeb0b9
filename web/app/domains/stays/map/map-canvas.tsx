import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import { commaOf } from '@rihla/contract/values/language'
import { Expand, Minus, Plus } from '../../../ui/brand/icons.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { IconButton } from '../../../ui/button/button.tsx'
import { EgyptDrawing, Towns } from '../../../ui/map/egypt-map.tsx'
import { Money } from '../../../ui/card/money.tsx'
import {
  canPart,
  canZoom,
  partView,
  pinsOf,
  WHOLE,
  zoomed,
  type MapView,
  type Pin,
  type Size,
} from './map-pins.ts'
import { useStaysText } from '../use-stays-text.ts'

type Props = {
  cards: readonly HotelCard[]
  size: Size
  view: MapView
  lit: readonly number[]
  onView: (view: MapView) => void
  onLit: (ids: readonly number[]) => void
  onPick: (id: number) => void
}

function PinButton({ pin, props }: { pin: Pin; props: Props }) {
  const { view, size, lit, onView, onLit, onPick } = props
  const t = useStaysText()
  const language = useLanguage()
  const [first] = pin.cards
  if (!first) return null
  const several = pin.cards.length > 1
  const parts = canPart(pin, view)
  const ids = pin.cards.map(({ HotelId }) => HotelId)
  // On one spot each press shows the next of them.
  const next = ids[(ids.findIndex((id) => lit.length === 1 && lit[0] === id) + 1) % ids.length]
  const press = (): void =>
    parts ? onView(partView(pin.cards, size)) : onPick(next ?? first.HotelId)
  return (
    <button
      type="button"
      className="map-pin"
      style={{ left: pin.at.x, top: pin.at.y }}
      data-lit={ids.some((id) => lit.includes(id)) ? '' : undefined}
      onPointerEnter={() => onLit(ids)}
      onPointerLeave={() => onLit([])}
      onFocus={() => onLit(ids)}
      onBlur={() => onLit([])}
      onClick={press}
    >
      {several && <span className="map-count">{pin.cards.length}</span>}
      <Money egp={pin.price} />
      <span className="sr-only">
        {parts && several
          ? t('mapCluster', { count: pin.cards.length })
          : pin.cards.map(({ Name }) => Name).join(commaOf(language))}
      </span>
    </button>
  )
}

/** The drawn map with a pin for each stay; physical directions, as every map has them. */
export function MapCanvas(props: Props) {
  const { cards, size, view, onView } = props
  const t = useStaysText()
  const scale = view.width / size.width
  const pins = pinsOf(cards, view, size)
  return (
    <div role="group" aria-label={t('mapOfResults')} className="absolute inset-0">
      <svg
        aria-hidden
        className="absolute inset-0 size-full"
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      >
        <EgyptDrawing scale={scale} />
        <Towns scale={scale * 0.55} />
      </svg>
      {pins.map((pin) => (
        <PinButton key={pin.key} pin={pin} props={props} />
      ))}
      <div className="map-buttons">
        <IconButton
          label={t('mapZoomIn')}
          disabled={!canZoom(view)}
          onClick={() => onView(zoomed(view, 0.6, size))}
        >
          <Plus size={18} />
        </IconButton>
        <IconButton label={t('mapZoomOut')} onClick={() => onView(zoomed(view, 1 / 0.6, size))}>
          <Minus size={18} />
        </IconButton>
        <IconButton label={t('mapWhole')} onClick={() => onView(zoomed(WHOLE, 1, size))}>
          <Expand size={17} />
        </IconButton>
      </div>
    </div>
  )
}
