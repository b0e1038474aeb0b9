import * as z from 'zod/mini'
import { refusals } from '../refusals.ts'
import { soldModuleNames, soldModules, type SoldModuleName } from '../modules.ts'
import { MOST_EVENTS } from './limits.ts'
import { INTEGER_MAX, textField } from '../values/fields.ts'
import { languages, type Language } from '../values/language.ts'

/** From looking for something to having paid for it, in this order. */
export const funnelSteps = ['search', 'view_offer', 'hold', 'payment_page', 'paid'] as const

export const signInMethods = ['password', 'google', 'facebook', 'apple'] as const
// Both lists are written down and have items; their types don't say so.
const languageNames = languages as readonly [Language, ...Language[]]
const moduleNames = soldModuleNames as [SoldModuleName, ...SoldModuleName[]]

/** One thing that happened; `value` is in whole EGP, of what is held, to be paid or paid. */
const countedEvent = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('page_view'),
    path: textField(300),
    language: z.enum(languageNames),
  }),
  z.object({
    name: z.literal('login_failed'),
    method: z.enum(signInMethods),
    code: textField(60),
  }),
  z.object({
    name: z.enum(funnelSteps),
    module: z.enum(moduleNames),
    value: z.optional(z.number().check(z.gte(0), z.lte(INTEGER_MAX))),
  }),
])
export type CountedEvent = z.output<typeof countedEvent>

export const countedBatch = z.object({
  events: z.array(countedEvent).check(z.minLength(1), z.maxLength(MOST_EVENTS)),
})

/** Pages by what they are, beside those of the kinds; one with an id after it is another page. */
const otherPages =
  '/ /app /destinations /destinations/:id /last-minute /saved /blog /blog/:id /login /signup /reset-password ' +
  '/auth/external/done /profile /find-booking /checkout /hotel-checkout /booking-confirmation /payment/return ' +
  '/transportation/seats-selection /transportation/payment /reservations /reservations/:id /bus-bookings ' +
  '/bus-bookings/:id /privacy /terms-of-service /cookie-policy /data-deletion'

/** A path that is none of these is counted as `other`. */
const countedPages = new Set([
  ...soldModuleNames.flatMap((name) => {
    const { list, details } = soldModules[name]
    return details ? [list, details, `${details}/:id`] : [list, `${list}/search`]
  }),
  ...otherPages.split(' '),
])
export const OTHER = 'other'

/** The page that a path is one of, so that whatever is sent, few names are kept. */
export function pageOf(path: string): string {
  const whole = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (countedPages.has(whole)) return whole
  const family = `/${whole.split('/')[1] ?? ''}/:id`
  return countedPages.has(family) ? family : OTHER
}

/** Why signing in failed: one of our refusals, or `other`. */
export const failureOf = (code: string): string => (Object.hasOwn(refusals, code) ? code : OTHER)
