import { DisputesPage } from '../../domains/desk/index.ts'

export default DisputesPage
