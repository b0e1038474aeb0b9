import { PhoneSalePage } from '../../domains/desk/index.ts'

export default PhoneSalePage
