/** A day of an activity, and the places that it usually has. */
export type Usual = { itemId: number; day: string; capacity: number }

/** A number from 0 to 99 that only the offer and the day decide. */
function chance({ itemId, day }: Usual): number {
  let hash = 2_166_136_261 ^ itemId
  for (const letter of day) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0
  return ((hash ^ (hash >>> 13)) >>> 0) % 100
}

/** Places of a demo day: now and then sold out, some days with few, usually all. */
export function placesOf(usual: Usual): number {
  const n = chance(usual)
  if (n < 4) return 0
  if (n < 13) return Math.min(usual.capacity, 1 + (n % 5))
  return usual.capacity
}
