export type { StaySettings } from './stay-days.ts'
