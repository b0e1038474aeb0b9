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
}

/** A text that is written: of which article (a new one is 0), and in which of the tabs that write it. */
export type DraftPlace = { readonly id: number; readonly slot: number }

/** Where the browser keeps it; the first tab's place is that of all who open no second. */
export const keyOf = ({ id, slot }: DraftPlace) =>
  `rihla:writing:${id === 0 ? 'new' : id}${slot === 1 ? '' : `:${slot}`}` as const

/** What was kept; null for what isn't a draft, as after a version of the product that kept it otherwise. */
export function readDraft(place: DraftPlace): SavedDraft | null {
  const kept = deviceStorage.readJson<SavedDraft>(keyOf(place))
  const { draft, base = null, at } = kept ?? {}
  const isWhole =
    typeof at === 'string' &&
    typeof draft?.fields?.content === 'string' &&
    Array.isArray(draft.fields.sections) &&
    Array.isArray(draft.fields.offers) &&
    typeof draft.when?.hour === 'string' &&
    typeof draft.stamp === 'number'
  return isWhole ? { draft, base, at } : null
}

/** Keeps a draft; false when the browser has no room or allows none. */
export function keepDraft(place: DraftPlace, kept: SavedDraft): boolean {
  deviceStorage.writeJson(keyOf(place), kept)
  return readDraft(place)?.at === kept.at
}

/** Tabs in which one article can be written at once. */
const SLOTS = 9

/** The places of an article, in the order in which tabs take them. */
export const placesOf = (id: number): DraftPlace[] =>
  Array.from({ length: SLOTS }, (_, at) => ({ id, slot: at + 1 }))

/** Keeps a text for whoever next opens an article, beside what is kept of it; false when it can't be kept. */
export function leaveDraft(id: number, kept: SavedDraft): boolean {
  const free = placesOf(id).find((place) => readDraft(place) === null)
  return free !== undefined && keepDraft(free, kept)
}

export const forgetDraft = (place: DraftPlace): void => deviceStorage.remove(keyOf(place))
