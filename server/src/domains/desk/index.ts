/** Where staff work, and what they must look at. */
export { alertStaff } from './alert-staff.ts'
export { settleAbout } from './alerts/alert-store.ts'
export { noteOwnDeed } from './audit/note-own-deed.ts'
export { closeDays } from './reports/report-store.ts'
export { deskRefusalTexts } from './refusal-texts.ts'
export { forgetNotesOf } from './reservations/forget-notes.ts'
export { deskRoutes } from './routes.ts'
export { settleDifferences } from './settlement/differences.ts'
