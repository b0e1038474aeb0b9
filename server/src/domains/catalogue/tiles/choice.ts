/** Which offers of a kind: these, or those whose lower price ends within a time (milliseconds), at most so many. */
export type Choose =
  | { readonly ids: readonly number[] }
  | { readonly after: number; readonly until: number; readonly most: number }

/** Which of the first `count` things end within the time, the soonest first; `endOf` answers milliseconds. */
export function soonestOf(
  count: number,
  endOf: (at: number) => number,
  { after, until, most }: { readonly after: number; readonly until: number; readonly most: number },
): number[] {
  const found: number[] = []
  for (let at = 0; at < count; at += 1) {
    const end = endOf(at)
    if (end > after && end <= until) found.push(at)
  }
  return found.sort((a, b) => endOf(a) - endOf(b) || a - b).slice(0, most)
}
