import { CashPage } from '../../domains/desk/index.ts'

export default CashPage
