export { CashPage as default } from '../../domains/desk/index.ts'
