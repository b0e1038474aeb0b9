import { PeoplePage } from '../../domains/desk/index.ts'

export default PeoplePage
