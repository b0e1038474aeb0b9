import { lazyWithTexts } from '../../platform/locale/lazy-with-texts.ts'

/** Pays the difference of a change, in the page. */
export const PayDifference = lazyWithTexts(
  ['changing', 'payments'],
  async () => (await import('./pay-difference.tsx')).PayDifference,
)
