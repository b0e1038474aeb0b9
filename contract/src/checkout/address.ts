import { BOOKING, CHECKOUT } from './resume-address.ts'
import { PAY_PATH, payHeldHref, SEATS_PATH } from '../bus/pay-address.ts'

type Held = { readonly TempReseravtionId: number | null; readonly SessionID: string | null }

/** The page on which a held booking goes on, whatever tab or device began it. */
export const continueHref = ({ TempReseravtionId: id, SessionID: session }: Held): string =>
  session === null ? `${CHECKOUT}?${BOOKING}=${id ?? ''}` : payHeldHref(session)

/** Whether a page is where a held booking goes on already. */
export const goesOnAt = ({ SessionID: session }: Held, path: string): boolean =>
  session === null ? path === CHECKOUT : path === PAY_PATH || path === SEATS_PATH
