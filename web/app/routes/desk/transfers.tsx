export { TransfersPage as default } from '../../domains/desk/index.ts'
