/** What a traveller holds in hand of a booking: tickets and invoices, as contents; the web draws them. */
export type { PapersDeps } from './read-papers.ts'
export { paperRoutes } from './routes.ts'
export { ticketFiles } from './ticket-files.ts'
