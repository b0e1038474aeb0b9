import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { optionalField } from '../values/fields.ts'
import { loginResult } from '../account.ts'

export const externalProviders = ['Google', 'Facebook', 'Apple'] as const
export type ExternalProvider = (typeof externalProviders)[number]

/** The name of the channel on which the popup tells the page that it has come back. */
export const EXTERNAL_CHANNEL = 'rihla-external-login'

/**
 * Where a popup (or, in browsers inside apps, the page itself) starts signing in elsewhere.
 * `returnTo`, a path of ours, makes it a full redirect; without it the last page closes itself.
 */
export const externalStartAddress = (provider: ExternalProvider, returnTo?: string): string => {
  const path = `/auth/external/start/${provider.toLowerCase()}`
  return returnTo === undefined ? path : `${path}?${new URLSearchParams({ return: returnTo })}`
}

/** The page that the server leads the browser to when the provider has answered. */
export const EXTERNAL_DONE_PATH = '/auth/external/done'

/** Which providers this server has. */
export const getExternalProviders = endpoint({
  method: 'GET',
  path: '/api/AccountApi/GetExternalProviders',
  summary: 'Providers one can sign in with',
  audience: 'anyone',
  input: z.object({}),
  output: z.array(z.enum(externalProviders)),
  refusals: [],
})

/**
 * How far this browser's newest sign-in elsewhere has come. `ready` carries what to post to
 * ExternalLogin; `ReturnTo` is set when it was begun as a full redirect.
 */
export const getExternalSignIn = endpoint({
  method: 'GET',
  path: '/api/AccountApi/GetExternalSignIn',
  summary: 'How far a sign-in through a provider has come',
  audience: 'anyone',
  input: z.object({}),
  output: z.object({
    State: z.enum(['none', 'pending', 'ready', 'cancelled', 'failed', 'unreachable']),
    Provider: z.nullable(z.enum(externalProviders)),
    Key: z.nullable(z.string()),
    Email: z.nullable(z.string()),
    DisplayName: z.nullable(z.string()),
    ImageUrl: z.nullable(z.string()),
    ReturnTo: z.nullable(z.string()),
  }),
  refusals: [],
})

const text = (max: number) => z._default(z.string().check(z.maxLength(max)), '')

/** Nothing in the body is believed: it must agree with the ticket that this browser holds. */
export const externalLogin = endpoint({
  method: 'POST',
  path: '/api/AccountApi/ExternalLogin',
  summary: 'Sign in with what a provider has proved',
  audience: 'anyone',
  input: z.object({
    Provider: text(40),
    Key: text(300),
    Email: optionalField(z.string().check(z.maxLength(254))),
    DisplayName: optionalField(z.string().check(z.maxLength(1000))),
    ImageUrl: optionalField(z.string().check(z.maxLength(2000))),
  }),
  output: loginResult,
  refusals: ['external_login_failed', 'external_email_taken'],
  idempotentBy: 'the ticket, which is used once; a repeated call changes nothing',
})
