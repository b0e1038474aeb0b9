import type { Poster } from '../posters.ts'
import { coverSets, gallery, sets, type SetKey } from './pictures.ts'
import type { Stay } from './all.ts'

/** A stay with its place in the recommended order and its pictures, the cover first. */
export type ArrangedStay = Stay & { readonly score: number; readonly pictures: readonly string[] }

type Covered = { readonly stay: Stay; readonly cover: Poster; readonly set: SetKey }

const popularity = ({ offer: { rated, stars } }: Stay): number =>
  rated[0] * Math.log(rated[1] + 10) + stars

/**
 * Puts the most popular first, hotels and ships each in their own list, so that neither in a town's list nor in the whole one two neighbours
 * show the same thing.
 */
export function arrangeStays(stays: readonly Stay[]): readonly ArrangedStay[] {
  const used = new Map<string, number>()
  const kinds = Map.groupBy(stays, ({ kind }) => kind)
  const merged = [...kinds.values()].flatMap((ofKind) => {
    const towns = Map.groupBy(ofKind, ({ offer }) => offer.at)
    return recover(merge([...towns.values()].map((town) => coverTown(town, used))))
  })
  return merged.map(({ stay, cover }, n) => ({
    ...stay,
    score: stays.length - n,
    pictures: gallery(told(stay), stay.has, cover, stay.id),
  }))
}

const told = ({ offer, style }: Stay) => ({ ...offer, style })

function coverTown(town: readonly Stay[], used: Map<string, number>): Covered[] {
  const covered: Covered[] = []
  for (const stay of town.toSorted((a, b) => popularity(b) - popularity(a))) {
    const before = covered.slice(-3).toReversed()
    const choices = setsOf(stay).flatMap((set, n) => sets[set].map((cover) => ({ set, cover, n })))
    const cost = ({ set, cover, n }: (typeof choices)[number]): number =>
      before.reduce(
        (sum, it, far) => sum + (scene(it.set) === scene(set) ? 900 / 3 ** far : 0),
        0,
      ) +
      (before[0]?.cover.light === cover.light ? 60 : 0) +
      (used.get(cover.file) ?? 0) * 12 +
      n * 8
    const [best] = choices.toSorted((a, b) => cost(a) - cost(b))
    if (!best) throw new Error(`No picture suits ${stay.offer.en[0]}`)
    used.set(best.cover.file, (used.get(best.cover.file) ?? 0) + 1)
    covered.push({ stay, cover: best.cover, set: best.set })
  }
  return covered
}

const setsOf = (stay: Stay): readonly SetKey[] => coverSets(told(stay), stay.has)

/** Terraces look alike, whatever is seen from them. */
const scene = (set: SetKey): string => (set.startsWith('terrace') ? 'terrace' : set)

/** Takes the most popular of the towns' first ones that doesn't look like the last two. */
function merge(lines: Covered[][]): Covered[] {
  const merged: Covered[] = []
  for (;;) {
    const heads = lines
      .flatMap((line) => line.slice(0, 1).map((head) => ({ line, head })))
      .sort((a, b) => popularity(b.head.stay) - popularity(a.head.stay))
    const near = merged.slice(-2)
    const next =
      heads.find(
        ({ head }) =>
          !near.some((it) => scene(it.set) === scene(head.set)) &&
          near.at(-1)?.stay.offer.at !== head.stay.offer.at &&
          near.at(-1)?.cover.light !== head.cover.light,
      ) ??
      heads.find(({ head }) => near.at(-1)?.set !== head.set) ??
      heads[0]
    if (!next) return merged
    next.line.shift()
    merged.push(next.head)
  }
}

/** At the end of the list only look-alikes may be left: gives those another of their pictures. */
function recover(list: readonly Covered[]): Covered[] {
  const better = [...list]
  for (const [n, it] of list.entries()) {
    const near = [better[n - 1], list[n + 1]].flatMap((other) => (other ? [scene(other.set)] : []))
    if (n === 0 || near[0] !== scene(it.set)) continue
    const set = setsOf(it.stay).find((key) => !near.includes(scene(key)))
    const cover = set && sets[set][n % sets[set].length]
    if (set && cover) better[n] = { ...it, set, cover }
  }
  return better
}
