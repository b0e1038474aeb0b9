export { AlertsPage as default } from '../../domains/desk/index.ts'
