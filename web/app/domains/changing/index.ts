export { ChangeButton } from './change-button.tsx'
export type { ToPay } from './dialog-tools.ts'
export { PayDifference } from './lazy-pay-difference.ts'
export { ChangeSeatsButton } from './seats/change-seats-button.tsx'
