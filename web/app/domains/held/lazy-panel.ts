import { lazyWithTexts } from '../../platform/locale/lazy-with-texts.ts'

/** Comes once there is something held to go on with. */
export const HeldPanel = lazyWithTexts(
  ['held'],
  async () => (await import('./held-panel.tsx')).HeldPanel,
)
