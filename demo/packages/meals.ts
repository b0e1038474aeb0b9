import type { Pair } from '../pair.ts'
import type { Board } from '../stays/styles.ts'
import type { Package, PackageNights } from './all.ts'
import { outside } from './words/outside.ts'
import { inclusions, type InclusionKey } from './words/additions.ts'

const saidAs: Readonly<Record<Board, InclusionKey | null>> = {
  RO: null,
  BB: 'breakfast',
  HB: 'halfBoard',
  FB: 'fullBoard',
  AI: 'allInclusive',
}
const meals: ReadonlySet<InclusionKey> = new Set([
  'breakfast',
  'halfBoard',
  'fullBoard',
  'allInclusive',
])

const nameOf = (it: PackageNights): Pair =>
  it.stay ? [it.stay.offer.en[0], it.stay.offer.ar[0]] : outside[it.key].name

type Line = { readonly text: Pair; readonly icon: string }

/** What a package includes, a line each: the meals as its houses serve them, then the rest. */
export function includedLines({ stays, offer }: Package): readonly Line[] {
  const served = stays.flatMap((it) => {
    const key = saidAs[it.board]
    return key ? [{ key, at: nameOf(it) }] : []
  })
  const keys = new Set(served.map(({ key }) => key))
  const alike = keys.size === 1 && served.length === stays.length
  const lines = alike
    ? [...keys].map((key): Line => inclusions[key])
    : served.map(({ key, at }): Line => {
        const { text, icon } = inclusions[key]
        return { icon, text: [`${at[0]}: ${text[0].toLowerCase()}`, `${at[1]}: ${text[1]}`] }
      })
  return [...lines, ...offer.has.filter((key) => !meals.has(key)).map((key) => inclusions[key])]
}
