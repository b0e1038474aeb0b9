import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { scrollBehavior } from '../../../ui/navigation/scroll-behavior.ts'
import { EndOfStays } from '../search/end-of-stays.tsx'
import { MapCanvas } from './map-canvas.tsx'
import { mapQuery } from './map-query.ts'
import { viewOf, type MapView, type Size } from './map-pins.ts'
import { StayCard, type CardContext } from '../search/stay-card.tsx'
import type { StaySearch } from '../search/use-stay-search.ts'

/** How large the map's box is; zero until it was measured. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const measure = (): void => setSize({ width: box.clientWidth, height: box.clientHeight })
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [])
  return { ref, size }
}

/** The row of a stay, in sight and with the focus on its link. */
function showRow(list: HTMLElement | null, id: number): void {
  const row = list?.querySelector<HTMLElement>(`[data-stay="${id}"]`)
  row?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  row?.querySelector<HTMLElement>('.card-link')?.focus({ preventScroll: true })
}

/** Reports which row of the list is pointed at, or has the focus. */
function useLight(
  list: RefObject<HTMLElement | null>,
  onLit: (ids: readonly number[]) => void,
): void {
  useEffect(() => {
    const box = list.current
    if (!box) return
    const on = ({ target }: Event): void => {
      const row = target instanceof Element && target.closest<HTMLElement>('[data-stay]')
      if (row) onLit([Number(row.dataset['stay'])])
    }
    const off = (): void => onLit([])
    box.addEventListener('pointerover', on)
    box.addEventListener('focusin', on)
    box.addEventListener('pointerleave', off)
    box.addEventListener('focusout', off)
    return () => {
      box.removeEventListener('pointerover', on)
      box.removeEventListener('focusin', on)
      box.removeEventListener('pointerleave', off)
      box.removeEventListener('focusout', off)
    }
  }, [list, onLit])
}

/** Results as rows beside a drawn map, in step: what is pointed at in one stands out in the other. */
export default function ResultMap({
  search,
  context,
}: {
  search: StaySearch
  context: CardContext
}) {
  const { ref, size } = useSize()
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setView] = useState<MapView | null>(null)
  const [lit, setLit] = useState<readonly number[]>([])
  const [picked, setPicked] = useState<number | null>(null)
  const pins = useQuery(mapQuery(search)).data ?? search.cards
  // A stay that the list has not come to yet is shown above the others once its pin is pressed.
  const further = pins.filter(
    ({ HotelId }) => HotelId === picked && !search.cards.some((shown) => shown.HotelId === HotelId),
  )
  const cards = [...further, ...search.cards]
  const view = chosen ?? viewOf(pins, size)
  useLight(list, setLit)
  useEffect(() => {
    if (picked !== null) showRow(list.current, picked)
  }, [picked])
  return (
    <div className="map-split">
      <div ref={ref} className="result-map">
        {size.width > 0 && (
          <MapCanvas
            {...{ cards: pins, size, view, lit }}
            onView={setView}
            onLit={setLit}
            onPick={(id) => (setLit([id]), setPicked(id), showRow(list.current, id))}
          />
        )}
      </div>
      <div className="min-w-0">
        <ul ref={list} className="map-list">
          {cards.map((card) => (
            <li
              key={card.HotelId}
              data-stay={card.HotelId}
              data-lit={lit.includes(card.HotelId) ? '' : undefined}
            >
              <StayCard card={card} context={context} view="list" eager={false} />
            </li>
          ))}
        </ul>
        <EndOfStays search={search} />
      </div>
    </div>
  )
}
