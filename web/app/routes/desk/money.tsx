import { MoneyPage } from '../../domains/desk/index.ts'

export default MoneyPage
