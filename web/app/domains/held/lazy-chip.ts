import { lazyWithTexts } from '../../platform/locale/lazy-with-texts.ts'

/** Its script and texts come once something may be held. */
export const HeldChip = lazyWithTexts(
  ['held'],
  async () => (await import('./held-chip.tsx')).HeldChip,
)
