import { TodayPage } from '../../domains/desk/index.ts'

export default TodayPage
