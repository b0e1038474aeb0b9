import { BusesPage } from '../../domains/desk/index.ts'

export default BusesPage
