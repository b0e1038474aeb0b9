export { exportContent } from './files/export-content.ts'
export { importContent } from './files/import-content.ts'
export { contentPaths, type Files } from './files/read-files.ts'
export { contentRoutes } from './routes.ts'
