import { DestinationsPage } from '../../domains/desk/index.ts'

export default DestinationsPage
