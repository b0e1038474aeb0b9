/** Numbers that look drawn by lot and are the same in every run. */
export function createRandom(seed: number) {
  let last = seed
  const below = (n: number): number => {
    last = (last * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((last / 4_294_967_296) * n)
  }
  /** The value in this share of calls (0 to 1), else undefined. */
  const maybe = <T>(share: number, value: T): T | undefined =>
    below(100) < share * 100 ? value : undefined
  return { below, maybe }
}

/** The calendar date so many days ahead. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
