import type { Language, LocalizedText } from './language.ts'

/** Integer piastres: the only way money is kept, added and compared (100 piastres = 1 EGP). */
export type Piastres = number

export const CURRENCY = 'EGP'

/** Piastres to the whole EGP that goes over the wire, rounded half up, once per line. */
export const toWholeEgp = (piastres: Piastres): number => Math.floor((piastres + 50) / 100)

/** Whole (or decimal) EGP from the wire to piastres. */
export const fromEgp = (egp: number): Piastres => Math.round(egp * 100)

/** A whole number, none below zero, by thousands: `12,450`, in both languages. */
export const grouped = (whole: number): string =>
  whole.toString().replaceAll(/\B(?=(\d{3})+$)/g, ',')

const NO_BREAK_SPACE = '\u00a0'

/**
 * Whole EGP as text without decimals: `EGP 2,450`, `2,450 ج.م`, joined by a no-break space.
 * Negative amounts carry a true minus: `− EGP 350`, `−350 ج.م`.
 */
export function formatEgp(egp: number, language: Language): string {
  const amount = grouped(Math.abs(Math.round(egp)))
  const texts: LocalizedText = {
    en: `${egp < 0 ? `−${NO_BREAK_SPACE}` : ''}EGP${NO_BREAK_SPACE}${amount}`,
    ar: `${egp < 0 ? '−' : ''}${amount}${NO_BREAK_SPACE}ج.م`,
  }
  return texts[language]
}

/** Rounded drop from the original to the offer price, in percent. */
export const discountPercent = (original: number, offer: number): number =>
  Math.round(((original - offer) / original) * 100)

/**
 * Whether an offer price counts: above 0, below the price, and its expiry absent or in the future.
 * `expiresAt` is an ISO instant.
 */
export const isOfferValid = (
  price: number,
  offerPrice: number | null | undefined,
  expiresAt: string | null | undefined,
  now: Date,
): offerPrice is number =>
  !!offerPrice &&
  offerPrice > 0 &&
  offerPrice < price &&
  (!expiresAt || new Date(expiresAt).getTime() > now.getTime())
