/** Brings hearts in step with the account and with other tabs, wherever there are hearts. */
export { SavedOffersSync as default } from './domains/catalogue/index.ts'
