/**
 * Page numbers to show, `null` for an ellipsis: all when 7 or fewer, else the first, the last and
 * two either side of the current one.
 */
export function pageNumbers(current: number, total: number): (number | null)[] {
  if (total <= 7) return Array.from({ length: Math.max(0, total) }, (_, at) => at + 1)
  const shown: (number | null)[] = []
  for (let page = 1; page <= total; page += 1) {
    const near = Math.abs(page - current) <= 2
    if (page === 1 || page === total || near) shown.push(page)
    else if (shown.at(-1) !== null) shown.push(null)
  }
  return shown
}
