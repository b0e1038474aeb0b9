import { FindPage } from '../../domains/desk/index.ts'

export default FindPage
