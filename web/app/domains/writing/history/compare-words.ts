import { diffArrays } from 'diff'

export type Piece = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }

/** Of what stayed, so many words beside a change are shown. */
const AROUND = 12

const wordsOf = (text: string): string[] => text.split(/(?<=\s)/)

/** The middle of a long stretch that stayed is left out. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  const words = wordsOf(text)
  const start = isFirst ? 0 : AROUND
  const end = isLast ? 0 : AROUND
  if (words.length <= start + end + 4) return text
  const tail = end === 0 ? [] : words.slice(-end)
  return `${words.slice(0, start).join('')}… ${tail.join('')}`
}

/** What was taken out and put in between two texts, word by word, in either script. */
export function compareWords(before: string, after: string): Piece[] {
  const parts = diffArrays(wordsOf(before), wordsOf(after))
  return parts.map(({ value, removed, added }, at) => {
    const text = value.join('')
    if (removed) return { kind: 'removed', text }
    if (added) return { kind: 'added', text }
    return { kind: 'same', text: shorten(text, at === 0, at === parts.length - 1) }
  })
}
