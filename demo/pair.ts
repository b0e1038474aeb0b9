/** An English text and its Arabic one. */
export type Pair = readonly [en: string, ar: string]
