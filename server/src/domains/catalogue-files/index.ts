/** The catalogue and the buses as files of operators' own words: taken out, and brought in. */
export { exportCatalogue, type Format } from './export-catalogue.ts'
export { importCatalogue } from './import-catalogue.ts'
export { nouns } from './nouns/index.ts'
export { sentence } from './reading/words.ts'
