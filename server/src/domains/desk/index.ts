/** What the staff must look at. */
export { alertStaff } from './alert-staff.ts'
