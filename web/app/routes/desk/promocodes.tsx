import { PromocodesPage } from '../../domains/desk/index.ts'

export default PromocodesPage
