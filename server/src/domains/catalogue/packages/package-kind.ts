import { TWO_ADULTS } from '@rihla/contract/values/party'
import { isRefusal } from '../../../platform/refusal.ts'
import { sizeOf } from '../../../platform/memory-index/bitmap.ts'
import { searchOfCity, type CatalogueKind } from '../kind.ts'
import { packageTiles, tileOfPackage } from '../tiles/packages.ts'
import type { PackageKind } from './package.ts'
import { quotePackage } from './quote-package.ts'
import { searchPackages } from './search/search-packages.ts'

/** Honeymoons, or trips. */
export const packageKind = (kind: PackageKind) =>
  ({
    tiles: (deps, choose, language) => packageTiles(deps, kind, choose, language),
    async inCity(deps, page, language) {
      const asked = { ...searchOfCity(page), party: TWO_ADULTS }
      const { found, TotalRecords: total } = await searchPackages(deps, kind, asked, language)
      return { total, tiles: found.map((it) => tileOfPackage(kind, it)) }
    },
    async counter(deps) {
      const { byCity } = (await deps.packages.current()).kinds[kind]
      return (cityId) => {
        const there = byCity.get(cityId)
        return there ? sizeOf(there) : 0
      }
    },
    async quote(db, { id, date, party, now }) {
      const quote = await quotePackage(db, { kind, id, date, party, now })
      if (isRefusal(quote)) return quote
      const { sold, ...rest } = quote
      return { ...rest, ofKind: { package: sold } }
    },
  }) satisfies CatalogueKind
