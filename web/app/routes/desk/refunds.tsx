import { RefundsPage } from '../../domains/desk/index.ts'

export default RefundsPage
