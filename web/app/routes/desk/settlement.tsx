import { SettlementPage } from '../../domains/desk/index.ts'

export default SettlementPage
