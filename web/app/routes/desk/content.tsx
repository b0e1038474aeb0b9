import { ContentPage } from '../../domains/desk/index.ts'

export default ContentPage
