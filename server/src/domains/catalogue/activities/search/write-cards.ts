import type { Language } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import { priceOfDay, priceTurns } from '../../offer/price.ts'
import type { Picture, Pictures } from '../../offer/pictures.ts'
import type { Snapshot } from '../../offer/snapshot.ts'
import type { CardRow, VenueRow } from '../store.ts'
import type { FamilyIndex } from './family-index.ts'

/** Makes the card of a row in a language. */
export type Present = (
  row: CardRow & VenueRow,
  picture: Picture | undefined,
  snapshot: Snapshot,
  now: Date,
  language: Language,
) => unknown

/** Which card: the position of its offer, and what the day costs that it leads to; null: what all days do. */
export type CardAsked = { readonly at: number; readonly ownPrice: Piastres | null }

/** A row, and what its day costs where that is something of its own. */
type CardKey = number | string

const keyOf = (row: number, ownPrice: Piastres | null): CardKey =>
  ownPrice === null ? row : `${row} ${ownPrice}`

/** A card as JSON, and the time (milliseconds) within which it says so: offer prices end. */
type Written = { readonly text: string; readonly from: number; readonly until: number }

/** Cards of one language and one snapshot, kept; at most so many, the older half goes at once. */
class WrittenCards {
  readonly snapshot: Snapshot
  #young = new Map<CardKey, Written>()
  #old = new Map<CardKey, Written>()

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot
  }

  at(key: CardKey, now: number): string | undefined {
    const known = this.#young.get(key) ?? this.#old.get(key)
    return known && known.from <= now && now < known.until ? known.text : undefined
  }

  keep(key: CardKey, card: Written): void {
    if (this.#young.size >= KEEP / 2) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, card)
  }
}

const KEEP = 8000

/** Forgotten with the index that they are of. */
const written = new WeakMap<FamilyIndex, Partial<Record<Language, WrittenCards>>>()

export type WriteDeps = {
  readonly pictures: Pictures
  readonly snapshot: Snapshot
  readonly present: Present
  readonly now: Date
}

/**
 * The cards of these positions, each as JSON. A card changes only when an offer price ends or the
 * catalogue does, so that most are written once.
 */
export async function writeCards(
  index: FamilyIndex,
  asked: readonly CardAsked[],
  parts: WriteDeps,
  language: Language,
): Promise<string[]> {
  const cards = cardsOf(index, parts.snapshot, language)
  const now = parts.now.getTime()
  const wanted = asked.map(({ at, ownPrice }) => ({ row: index.layout.rowAt[at] ?? 0, ownPrice }))
  const texts = wanted.map(({ row, ownPrice }) => cards.at(keyOf(row, ownPrice), now))
  const missing = wanted.filter((_, n) => texts[n] === undefined)
  if (missing.length === 0) return texts as string[]
  const pictures = await parts.pictures.of(missing.map(({ row }) => index.cards.cover(row)))
  return wanted.map(
    (it, n) => texts[n] ?? write(it, index, cards, { ...parts, pictures }, language),
  )
}

function write(
  { row, ownPrice }: { readonly row: number; readonly ownPrice: Piastres | null },
  index: FamilyIndex,
  cards: WrittenCards,
  {
    snapshot,
    present,
    now,
    pictures,
  }: Omit<WriteDeps, 'pictures'> & { pictures: ReadonlyMap<string, Picture> },
  language: Language,
): string {
  const ofAllDays = index.cards.at(row, language)
  const facts = { ...ofAllDays, ...priceOfDay(ofAllDays, ownPrice) }
  const picture = pictures.get(facts.cover ?? '')
  const text = JSON.stringify(present(facts, picture, snapshot, now, language))
  // A picture that wasn't read yet isn't left out for ever.
  if (facts.cover !== null && !picture) return text
  const turns = priceTurns(facts)
  const from = turns.findLast((turn) => turn <= now.getTime()) ?? -Infinity
  const until = turns.find((turn) => turn > now.getTime()) ?? Infinity
  cards.keep(keyOf(row, ownPrice), { text, from, until })
  return text
}

function cardsOf(index: FamilyIndex, snapshot: Snapshot, language: Language): WrittenCards {
  const known = written.get(index) ?? {}
  const its = known[language]
  if (its?.snapshot === snapshot) return its
  const fresh = new WrittenCards(snapshot)
  written.set(index, { ...known, [language]: fresh })
  return fresh
}
