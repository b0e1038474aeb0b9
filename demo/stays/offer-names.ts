import type { Pair } from '../pair.ts'

/**
 * Names of offers, as the card's tag shows them. Demo offers run all year, for any party and however soon one
 * comes: a name says nothing that depends on those.
 */
export const offerNames = {
  own: ['Rihla rate', 'سعر رحلة'],
  soon: ['Ends soon', 'ينتهي قريبًا'],
  quiet: ['Quiet stay', 'إقامة هادئة'],
  good: ['Good rate', 'سعر مناسب'],
  house: ['House rate', 'سعر الفندق'],
  renewed: ['Newly renovated', 'بعد التجديد'],
  special: ['Special rate', 'سعر خاص'],
  opening: ['Opening rate', 'سعر الافتتاح'],
} as const satisfies Record<string, Pair>

export type OfferKey = keyof typeof offerNames
