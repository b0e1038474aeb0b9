import { prepareData } from '../prepared-data.ts'

/** The data that the attacked product starts from. */
export default prepareData
