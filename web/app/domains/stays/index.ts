export type { StaySettings } from './dates/stay-days.ts'
