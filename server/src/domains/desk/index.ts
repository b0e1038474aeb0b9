/** Where staff work, and what they must look at. */
export { alertStaff } from './alert-staff.ts'
export { deskRefusalTexts } from './refusal-texts.ts'
export { deskRoutes } from './routes.ts'
