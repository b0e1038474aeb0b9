import type { SavedModule } from '@rihla/contract/modules'
import { familyKind } from './activities/family-kind.ts'
import { mountActivities } from './activities/mount-activities.ts'
import { searchActivities } from './activities/search-activities.ts'
import { mountDayUse } from './day-use/mount-day-use.ts'
import { searchDayUses } from './day-use/search-day-uses.ts'
import type { CatalogueKind } from './kind.ts'
import { mountPackages } from './packages/mount-packages.ts'
import { packageKind } from './packages/package-kind.ts'
import { mountStays } from './stays/mount-stays.ts'
import { stayKind } from './stays/stay-kind.ts'

/** Every kind of offer that the catalogue sells. */
export const catalogueKinds = {
  Activity: familyKind('Activity', searchActivities),
  DayUse: familyKind('DayUse', searchDayUses),
  Hotel: stayKind('hotel'),
  NileCruise: stayKind('cruise'),
  Honeymoon: packageKind('honeymoon'),
  Trip: packageKind('trip'),
} as const satisfies Readonly<Record<SavedModule, CatalogueKind>>

/** What puts the calls of the kinds in place; two may share theirs. */
export const mountKinds = [mountActivities, mountDayUse, mountStays, mountPackages] as const
