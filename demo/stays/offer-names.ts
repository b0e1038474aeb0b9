import type { Pair } from '../pair.ts'

/** Names of offers, as the card's tag shows them. None belongs to a season: demo offers run all year. */
export const offerNames = {
  early: ['Book early', 'حجز مبكر'],
  soon: ['Last-minute rooms', 'غرف اللحظة الأخيرة'],
  quiet: ['Quiet weeks', 'أسابيع الهدوء'],
  family: ['Family rate', 'سعر العائلة'],
  residents: ['Residents’ rate', 'سعر المقيمين'],
  renewed: ['Newly renovated', 'بعد التجديد'],
  couple: ['For two', 'عرض لشخصين'],
  opening: ['Opening rate', 'سعر الافتتاح'],
} as const satisfies Record<string, Pair>

export type OfferKey = keyof typeof offerNames
