import { ReportsPage } from '../../domains/desk/index.ts'

export default ReportsPage
