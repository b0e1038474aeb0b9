import type { DepositKind } from '@rihla/contract/desk/settings'

/** What the kinds of terms are called. */
export const kindNames = {
  activity: 'kindActivity',
  day_use: 'kindDayUse',
  hotel: 'kindHotel',
  cruise: 'kindNileCruise',
  honeymoon: 'kindHoneymoon',
  trip: 'kindTrip',
  partner_hotel: 'kindPartnerHotel',
} as const satisfies Readonly<Record<DepositKind, string>>

/** Whether a name in the records is one of them. */
export const isTermKind = (name: string): name is DepositKind => Object.hasOwn(kindNames, name)
