import { DAY_USE_TYPE } from '@rihla/contract/catalogue/activities'

/** Activities and day-use share a table: type 13 is day-use, every other an activity's. */
export type Family = 'Activity' | 'DayUse'

/** SQL: whether a row belongs to the family. As a literal: partial indexes are chosen by it. */
export const ofFamilySql = (family: Family, type = 'a.type_id'): string =>
  `${type} ${family === 'DayUse' ? '=' : '<>'} ${DAY_USE_TYPE}`
