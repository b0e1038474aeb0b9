import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import { Expand, Minus, Plus } from 'lucide-react'
import { IconButton } from '../../../ui/button/button.tsx'
import { EgyptDrawing, Towns } from '../../../ui/map/egypt-map.tsx'
import { Money } from '../../../ui/card/money.tsx'
import {
  canPart,
  pinsOf,
  viewOf,
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
  lit: number | null
  onView: (view: MapView) => void
  onLit: (id: number | null) => void
  onPick: (id: number) => void
}

function PinButton({ pin, props }: { pin: Pin; props: Props }) {
  const { view, size, lit, onView, onLit, onPick } = props
  const t = useStaysText()
  const [first] = pin.cards
  if (!first) return null
  const several = pin.cards.length > 1
  const press = (): void =>
    canPart(pin, view) ? onView(viewOf(pin.cards, size)) : onPick(first.HotelId)
  return (
    <button
      type="button"
      className="map-pin"
      style={{ left: pin.at.x, top: pin.at.y }}
      data-lit={pin.cards.some(({ HotelId }) => HotelId === lit) ? '' : undefined}
      onPointerEnter={() => onLit(first.HotelId)}
      onPointerLeave={() => onLit(null)}
      onFocus={() => onLit(first.HotelId)}
      onBlur={() => onLit(null)}
      onClick={press}
    >
      {several && <span className="map-count">{pin.cards.length}</span>}
      <Money egp={pin.price} />
      <span className="sr-only">
        {several ? t('mapCluster', { count: pin.cards.length }) : first.Name}
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
        <IconButton label={t('mapZoomIn')} onClick={() => onView(zoomed(view, 0.6, size))}>
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
