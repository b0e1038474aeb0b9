import type { Ticket } from '@rihla/contract/papers'

/** What the server hands to the pages. `transport` is the API, called in process by loaders. */
export type WebDeps = {
  transport: (request: Request) => Promise<Response>
  /** Origin that travellers see, without a slash at the end; canonical addresses start with it. */
  publicUrl: string
  /** Where the browser finds the API; empty means the same origin. */
  apiBaseUrl?: string
  /** Scripts of others that a page loads once its visitor agrees; null where we have none. */
  scripts?: { analyticsUrl: string | null; liveChatUrl: string | null }
  /** Shows `/ui`, the gallery of the design system. */
  development?: boolean
}

export type WebContext = {
  nonce: string
  clientAddress?: string
  requestId?: string
  /** The page is answered when it is whole, so that it can be made for a quick first paint. */
  whole?: boolean
}

/** A page in one text: no stream stands between what was rendered and what is sent. */
export type WholePage = {
  readonly html: string
  readonly status: number
  readonly headers: Headers
}

export type WebHandler = (request: Request, context: WebContext) => Promise<Response | WholePage>

/** Makes the function that answers every page request. */
export declare function createWebHandler(deps: WebDeps): WebHandler

/** Draws tickets as a PDF file, a page each: some tenths of a second of work, one at a time. */
export declare function renderPaper(contents: {
  readonly tickets: readonly Ticket[]
}): Promise<Uint8Array>
