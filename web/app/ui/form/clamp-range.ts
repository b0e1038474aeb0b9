export type Range = { from: number; to: number }

/** Within the bounds, with the upper end raised to the lower one when they crossed. */
export function clampRange(range: Range, bounds: Range): Range {
  const within = (n: number): number => Math.min(bounds.to, Math.max(bounds.from, n))
  const from = within(range.from)
  return { from, to: Math.max(from, within(range.to)) }
}
