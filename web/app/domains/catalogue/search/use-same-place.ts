import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

type Place = { readonly card: number; readonly top: number }

const MOST_KEPT = 20
/** Cards come to their real height within a few frames of being near the screen. */
const FRAMES = 6

/** Where the card stood that led away from a list, by the list's entry in the browser's history. */
const left = new Map<string, Place>()

const cards = (): Element[] => [...document.querySelectorAll('.result-cards > *')]

const topOf = (card: Element): number => card.getBoundingClientRect().top

function keep(entry: string, { target }: Event): void {
  const card = cards().findIndex((one) => one.contains(target as Node))
  if (card < 0) return
  left.delete(entry)
  left.set(entry, { card, top: topOf(cards()[card] as Element) })
  for (const oldest of [...left.keys()].slice(0, -MOST_KEPT)) left.delete(oldest)
}

function comeBackTo({ card, top }: Place, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const one = cards()[card]
    if (one) scrollBy({ top: topOf(one) - top, behavior: 'instant' })
    if (frames > 1) comeBackTo({ card, top }, frames - 1)
  })
}

/**
 * Shows the card that was pressed where it stood, when a visitor comes back to a list of results.
 * The browser keeps a distance from the top, and cards that aren't drawn yet have another height.
 */
export function useSamePlace(): void {
  const { key } = useLocation()
  useLayoutEffect(() => {
    const place = left.get(key)
    if (place) comeBackTo(place)
    const onClick = (event: Event): void => keep(key, event)
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [key])
}
