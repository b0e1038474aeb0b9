import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const text = (max: number) => z._default(z.string().check(z.maxLength(max)), '')

/** Seconds until a code may be asked for again. */
export const CODE_RESEND_SECONDS = 60

export const verifyCode = endpoint({
  method: 'POST',
  path: '/api/AccountApi/VerifyCode',
  summary: 'Mail a code to choose a new password with',
  audience: 'anyone',
  input: z.object({ Email: text(254) }),
  output: z.boolean(),
  refusals: ['email_invalid'],
  idempotentBy: 'one mail in any 50 seconds; the same answer whether or not the e-mail is known',
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/AccountApi/ResetPassword',
  summary: 'Choose a new password with a mailed code; every session ends',
  audience: 'anyone',
  input: z.object({ Email: text(254), Password: text(200), Code: text(20) }),
  output: z.boolean(),
  refusals: ['email_invalid', 'code_required', 'code_wrong', 'new_password_weak'],
  idempotentBy: 'the code: a repeated call with the same password finds it done',
})

export const updatePassword = endpoint({
  method: 'POST',
  path: '/api/AccountApi/UpdatePassword',
  summary: 'Change the password; every other session ends',
  audience: 'traveller',
  input: z.object({ CurrentPassword: text(200), NewPassword: text(200) }),
  output: z.boolean(),
  refusals: [
    'current_password_required',
    'current_password_wrong',
    'password_weak',
    'password_unchanged',
    'no_password',
  ],
  idempotentBy: 'the new password: a repeated call finds it done',
})
