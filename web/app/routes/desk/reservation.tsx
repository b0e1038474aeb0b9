import { DeskReservationPage } from '../../domains/desk/index.ts'

export default DeskReservationPage
