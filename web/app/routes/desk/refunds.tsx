export { RefundsPage as default } from '../../domains/desk/index.ts'
