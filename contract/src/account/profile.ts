import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { optionalField, textField } from '../values/fields.ts'
import { currentUser } from '../account.ts'

/** Largest profile image, in bytes. */
export const IMAGE_MAX_BYTES = 2_097_152
/** Largest form that carries files, in bytes; what of it is too large is then named. */
export const FORM_MAX_BYTES = 6_291_456
export const imageTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const

/**
 * The profile as it shall be. A missing field stays as it is, an empty phone is taken away.
 * `Country` is a country Code, and says which country both phones are of when they lack a `+`.
 */
export const updateUserInfo = endpoint({
  method: 'POST',
  path: '/api/AccountApi/UpdateUserInfo',
  summary: 'Change name, phones, nationality, image',
  audience: 'traveller',
  carriedBy: 'multipart',
  input: z.object({
    FullName: z.optional(z.string().check(z.maxLength(1000))),
    ProfileImage: optionalField(z.file().check(z.maxSize(FORM_MAX_BYTES))),
    PhoneNumber: z.optional(z.string().check(z.maxLength(40))),
    AdditionPhoneNumber: z.optional(z.string().check(z.maxLength(40))),
    Country: optionalField(textField(60)),
  }),
  output: currentUser,
  refusals: [
    'full_name_required',
    'full_name_too_long',
    'phone_invalid',
    'country_unknown',
    'image_format',
    'image_too_large',
  ],
  idempotentBy: 'the profile is what was sent, however often',
})

export const removeProfileImage = endpoint({
  method: 'POST',
  path: '/api/AccountApi/RemoveProfileImage',
  summary: 'Take the profile image away',
  audience: 'traveller',
  input: z.object({}),
  output: currentUser,
  refusals: [],
  idempotentBy: 'an image that is gone stays gone',
})

export const hasNationality = endpoint({
  method: 'GET',
  path: '/api/AccountApi/HasNationality',
  summary: 'Whether the nationality is known',
  audience: 'traveller',
  input: z.object({}),
  output: z.boolean(),
  refusals: [],
})

export const setOrUpdateCountry = endpoint({
  method: 'PUT',
  path: '/api/AccountApi/SetOrUpdateCountry',
  summary: 'Set the nationality',
  audience: 'traveller',
  carriedBy: 'query',
  input: z.object({ country: z._default(textField(60), '') }),
  output: z.boolean(),
  refusals: ['nationality_required', 'country_unknown'],
  idempotentBy: 'the country is what was sent, however often',
})

/** For accounts without an e-mail: mails a code to the address, which becomes theirs with it. */
export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/api/AccountApi/SendEmailCode',
  summary: 'Mail a code that proves a new e-mail address',
  audience: 'traveller',
  input: z.object({ Email: z._default(z.string().check(z.maxLength(254)), '') }),
  output: z.boolean(),
  refusals: ['email_invalid', 'email_already_set'],
  idempotentBy: 'one mail in any 50 seconds; the same answer whether or not the e-mail is known',
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/AccountApi/ConfirmEmail',
  summary: 'Set the e-mail address that a code has proved',
  audience: 'traveller',
  input: z.object({
    Email: z._default(z.string().check(z.maxLength(254)), ''),
    Code: z._default(z.string().check(z.maxLength(20)), ''),
  }),
  output: currentUser,
  refusals: ['email_invalid', 'email_already_set', 'code_required', 'code_wrong'],
  idempotentBy: 'an address that is set stays set',
})
