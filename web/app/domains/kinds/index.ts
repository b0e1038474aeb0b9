export { kinds } from './kinds.ts'
export { EndingCard } from './tiles/ending-card.tsx'
export { TileCard } from './tiles/tile-card.tsx'
export { useKindsText } from './use-kinds-text.ts'
