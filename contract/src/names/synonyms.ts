/**
 * Words for one thing, normalised: typing one finds all of them. The first is the one that we write.
 * Names of places have spellings of their own (`destination_aliases`).
 */
const oneThing: readonly (readonly string[])[] = [
  ['بالون', 'منطاد', 'المنطاد', 'البالون', 'بالونات', 'مناطيد'],
  ['اتوبيس', 'باص', 'حافله'],
  ['كروز', 'باخره', 'كروس'],
]

const sameAs = new Map(oneThing.flatMap((words) => words.map((word) => [word, words] as const)))

/** The words that mean the same as a normalised one, itself among them; null when it has no other. */
export const synonymsOf = (word: string): readonly string[] | null => sameAs.get(word) ?? null

/** A normalised text in the words that we write. */
export const inOurWords = (normalised: string): string =>
  normalised
    .split(' ')
    .map((word) => synonymsOf(word)?.[0] ?? word)
    .join(' ')
