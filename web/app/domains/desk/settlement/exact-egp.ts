import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { grouped } from '@rihla/contract/values/money'

const NO_BREAK_SPACE = '\u00a0'

/** EGP to the piastre, where figures must add up to it: `EGP 1,250.00`, `1,250.00 ج.م`; a true minus. */
export function formatExactEgp(egp: number, language: Language): string {
  const piastres = Math.round(Math.abs(egp) * 100)
  const amount = `${grouped(Math.floor(piastres / 100))}.${String(piastres % 100).padStart(2, '0')}`
  const texts: LocalizedText = {
    en: `${egp < 0 ? `−${NO_BREAK_SPACE}` : ''}EGP${NO_BREAK_SPACE}${amount}`,
    ar: `${egp < 0 ? '−' : ''}${amount}${NO_BREAK_SPACE}ج.م`,
  }
  return texts[language]
}
