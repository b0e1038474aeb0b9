import { DeskReviewsPage } from '../../domains/desk/index.ts'

export default DeskReviewsPage
