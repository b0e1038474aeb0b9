import { SecondFactorPage } from '../../domains/desk/index.ts'

export default SecondFactorPage
