import { InventoryPage } from '../../domains/desk/index.ts'

export default InventoryPage
