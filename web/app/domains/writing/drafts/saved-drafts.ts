import type { ArticleFields, ArticleState } from '@rihla/contract/blog/fields'
import { deviceStorage } from '../../../platform/storage.ts'
import type { Draft } from '../form/draft.ts'

/** The saved version that a text was written over. */
export type Base = {
  readonly version: number
  readonly fields: ArticleFields
  readonly when: Draft['when']
  /** Absent in what was kept before it was asked for. */
  readonly state?: ArticleState | undefined
}

/** What a browser keeps of a text that isn't saved. */
export type SavedDraft = {
  readonly draft: Draft
  /** Null: a new article. */
  readonly base: Base | null
  /** ISO instant. */
  readonly at: string
  /** Who wrote it; absent in what was kept before it was asked for. */
  readonly userId?: number | undefined
}

/** A text that is written: of which article (a new one is 0), in which of the tabs that write it, and by whom. */
export type DraftPlace = {
  readonly id: number
  readonly slot: number
  readonly userId?: number | undefined
}

/** Where the browser keeps it; the first tab's place is that of all who open no second. */
export const keyOf = ({ id, slot }: DraftPlace) =>
  `rihla:writing:${id === 0 ? 'new' : id}${slot === 1 ? '' : `:${slot}`}` as const

/** What anybody has kept; null for what isn't a draft, as after a version of the product that kept it otherwise. */
function readAny(place: DraftPlace): SavedDraft | null {
  const kept = deviceStorage.readJson<SavedDraft>(keyOf(place))
  const { draft, base = null, at, userId } = kept ?? {}
  const isWhole =
    typeof at === 'string' &&
    typeof draft?.fields?.content === 'string' &&
    Array.isArray(draft.fields.sections) &&
    Array.isArray(draft.fields.offers) &&
    typeof draft.when?.hour === 'string' &&
    typeof draft.stamp === 'number'
  return isWhole ? { draft, base, at, userId } : null
}

const isOthers = ({ userId }: SavedDraft, place: DraftPlace): boolean =>
  userId !== undefined && userId !== place.userId

/** What its writer has kept there; null for another's, who finds it when they sign in again. */
export function readDraft(place: DraftPlace): SavedDraft | null {
  const kept = readAny(place)
  return kept && !isOthers(kept, place) ? kept : null
}

/** Keeps a draft; false when the browser has no room or allows none. */
export function keepDraft(place: DraftPlace, kept: SavedDraft): boolean {
  deviceStorage.writeJson(keyOf(place), { ...kept, userId: place.userId })
  return readDraft(place)?.at === kept.at
}

/** Tabs in which one article can be written at once. */
const SLOTS = 9

/**
 * The places of an article where somebody may write, in the order in which tabs take them: with a text of theirs
 * that was left there, the newest first, then the empty ones. What others have left keeps its place.
 */
export function placesOf(id: number, userId: number | undefined): DraftPlace[] {
  const places = Array.from({ length: SLOTS }, (_, at) => ({ id, slot: at + 1, userId }))
  const left = places.filter((place) => readDraft(place) !== null)
  const leftAt = (place: DraftPlace): string => readDraft(place)?.at ?? ''
  const newestFirst = left.toSorted((a, b) => leftAt(b).localeCompare(leftAt(a)))
  return [...newestFirst, ...places.filter((place) => readAny(place) === null)]
}

/** Where a text is kept when other tabs have all its places; beside them where other people have. */
export const lastPlace = (places: readonly DraftPlace[]): { readonly slot: number } =>
  places.at(-1) ?? { slot: SLOTS + 1 }

/** Keeps a text for when its writer next opens an article, beside what is kept of it; false when it can't be. */
export function leaveDraft(id: number, userId: number | undefined, kept: SavedDraft): boolean {
  const free = placesOf(id, userId).find((place) => readDraft(place) === null)
  return free !== undefined && keepDraft(free, kept)
}

/** A text as one of a new article. */
const asNew = (draft: Draft, stamp: number): Draft => ({ ...draft, slug: null, stamp })

/** Keeps the text of an article that is gone as one of a new article; false when it can't be. */
export const leaveAsNew = (draft: Draft, userId: number | undefined, now: number): boolean =>
  leaveDraft(0, userId, { draft: asNew(draft, now), base: null, at: new Date(now).toISOString() })

/** Does so with whatever somebody has kept of an article; answers whether there was any. */
export function rescueDrafts(id: number, userId: number | undefined, now: number): boolean {
  const rescued = placesOf(id, userId).filter((place, at) => {
    const kept = readDraft(place)
    return kept !== null && leaveAsNew(kept.draft, userId, now + at)
  })
  rescued.forEach(forgetDraft)
  return rescued.length > 0
}

export const forgetDraft = (place: DraftPlace): void => deviceStorage.remove(keyOf(place))
