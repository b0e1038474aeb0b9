import { prepareData } from '../prepared-data.ts'

/** The data that each proof's product starts from. */
export default prepareData
