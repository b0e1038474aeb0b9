import type { Language } from '@rihla/contract/values/language'
import { priceTurns } from '../../offer/price.ts'
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

/** A card as JSON, and the time (milliseconds) within which it says so: offer prices end. */
type Written = { readonly text: string; readonly from: number; readonly until: number }

/** Cards of one language and one snapshot, kept; at most so many, the older half goes at once. */
class WrittenCards {
  readonly snapshot: Snapshot
  #young = new Map<number, Written>()
  #old = new Map<number, Written>()

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot
  }

  at(row: number, now: number): string | undefined {
    const known = this.#young.get(row) ?? this.#old.get(row)
    return known && known.from <= now && now < known.until ? known.text : undefined
  }

  keep(row: number, card: Written): void {
    if (this.#young.size >= KEEP / 2) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(row, card)
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
  positions: readonly number[],
  parts: WriteDeps,
  language: Language,
): Promise<string[]> {
  const cards = cardsOf(index, parts.snapshot, language)
  const now = parts.now.getTime()
  const rows = positions.map((at) => index.layout.rowAt[at] ?? 0)
  const texts = rows.map((row) => cards.at(row, now))
  const missing = rows.filter((_, n) => texts[n] === undefined)
  if (missing.length === 0) return texts as string[]
  const pictures = await parts.pictures.of(missing.map((row) => index.cards.cover(row)))
  return rows.map(
    (row, n) => texts[n] ?? write(row, index, cards, { ...parts, pictures }, language),
  )
}

function write(
  row: number,
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
  const facts = index.cards.at(row, language)
  const picture = pictures.get(facts.cover ?? '')
  const text = JSON.stringify(present(facts, picture, snapshot, now, language))
  // A picture that wasn't read yet isn't left out for ever.
  if (facts.cover !== null && !picture) return text
  const turns = priceTurns(facts)
  const from = turns.findLast((turn) => turn <= now.getTime()) ?? -Infinity
  const until = turns.find((turn) => turn > now.getTime()) ?? Infinity
  cards.keep(row, { text, from, until })
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
