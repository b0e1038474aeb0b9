import { data } from 'react-router'
import { DeskNotFoundPage } from '../../domains/desk/index.ts'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export default DeskNotFoundPage
