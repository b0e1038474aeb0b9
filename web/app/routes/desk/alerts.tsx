import { AlertsPage } from '../../domains/desk/index.ts'

export default AlertsPage
