import type { Pair } from '../pair.ts'

/** What the page of a destination says, in both languages; those without a story have their summary alone. */
export type PlaceTexts = {
  readonly summary: Pair
  readonly guide?: {
    /** Paragraphs. */
    readonly story: readonly Pair[]
    readonly bestTime: Pair
    readonly gettingThere: Pair
  }
}
