import { prepareData } from './prepared-data.ts'

/** The data that the products of a run start from, where each file starts its own. */
export default prepareData
