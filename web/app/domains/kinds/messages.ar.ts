import { kindTexts } from './texts.ts'

export default kindTexts('ar')
