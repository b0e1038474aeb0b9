import { TransfersPage } from '../../domains/desk/index.ts'

export default TransfersPage
