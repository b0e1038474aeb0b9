export { Bell } from './lazy-bell.ts'
