import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { INTEGER_MAX, numberField, optionalField } from './values/fields.ts'

/** `Regex` applies to the national number after spaces, dashes and parentheses are removed. */
export const country = z.object({
  Code: z.string(),
  CountryCode: z.string(),
  Regex: z.string(),
  Placeholder: z.string(),
  Flag: z.string(),
  NameAr: z.string(),
  NameEn: z.string(),
})
export type Country = z.output<typeof country>

export const getAvailableCountries = endpoint({
  method: 'GET',
  path: '/api/AccountApi/GetAvailableCountries',
  summary: 'Countries with dial codes, in an order that never changes',
  audience: 'anyone',
  input: z.object({}),
  output: z.array(country),
  refusals: [],
})

/** The answer to every sign-in, by whatever way. */
export const loginResult = z.object({
  Token: z.string(),
  UserId: z.number(),
  FullName: z.string(),
  Email: z.nullable(z.string()),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/AccountApi/Login',
  summary: 'Sign in by e-mail and password',
  audience: 'anyone',
  input: z.object({
    Email: z.string().check(z.maxLength(254)),
    Password: z.string().check(z.maxLength(200)),
  }),
  output: loginResult,
  refusals: ['invalid_credentials', 'not_activated'],
  idempotentBy: 'a repeated sign-in opens another session of the same person',
})

/** `Country` is the 1-based position in GetAvailableCountries; the answer is the text to show. */
export const register = endpoint({
  method: 'POST',
  path: '/api/AccountApi/Register',
  summary: 'Open an account; an activation mail follows',
  audience: 'anyone',
  input: z.object({
    // What is missing is refused by its own text, not as nonsense.
    FullName: z._default(z.string().check(z.maxLength(1000)), ''),
    Email: z._default(z.string().check(z.maxLength(254)), ''),
    Password: z._default(z.string().check(z.maxLength(200)), ''),
    Country: z._default(optionalField(numberField(-INTEGER_MAX, INTEGER_MAX)), 0),
    Phone: optionalField(z.string().check(z.maxLength(40))),
  }),
  output: z.string(),
  refusals: [
    'full_name_required',
    'full_name_too_long',
    'email_invalid',
    'nationality_required',
    'phone_invalid',
    'password_weak',
  ],
  idempotentBy: 'the e-mail address: the same answer whether or not it is known',
})

export const currentUser = z.object({
  UserId: z.number(),
  Email: z.nullable(z.string()),
  FullName: z.string(),
  PhoneNumber: z.nullable(z.string()),
  Image: z.nullable(z.string()),
  AdditionPhoneNumber: z.nullable(z.string()),
  ProfileImage: z.nullable(z.string()),
  Country: z.nullable(z.object({ NameEn: z.string(), NameAr: z.string(), Code: z.string() })),
  RewardPoints: z.number(),
  TotalBookings: z.number(),
  MemberSince: z.string(),
  /** False for a user who only ever signed in through a provider. */
  HasPassword: z.boolean(),
})
export type CurrentUser = z.output<typeof currentUser>

export const getCurrentUserInfo = endpoint({
  method: 'GET',
  path: '/api/AccountApi/GetCurrentUserInfo',
  summary: 'Who is signed in',
  audience: 'traveller',
  input: z.object({}),
  output: currentUser,
  refusals: [],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/AccountApi/SignOut',
  summary: 'End this session',
  audience: 'anyone',
  input: z.object({}),
  output: z.boolean(),
  refusals: [],
  idempotentBy: 'an ended session stays ended',
})
