import { issueCode, type AccountEvent, type IssuedCode } from '../index.ts'
import type { AccountApp } from './account-app.ts'

type Person = { readonly Email?: unknown; readonly Password?: unknown }

/** Signs a user in on a new device; answers the headers of that session. */
export async function signedIn(
  { call }: Pick<AccountApp, 'call'>,
  { Email, Password }: Person,
  headers: Record<string, string> = {},
): Promise<{ 'auth-key': string }> {
  const { body } = await call<{ Token: string }>(
    '/api/AccountApi/Login',
    { Email, Password },
    { headers },
  )
  if (body.Error !== null) throw new Error(body.Error)
  return { 'auth-key': body.Data.Token }
}

/** Whether these headers belong to a signed-in user. */
export const isSignedIn = async (
  { call }: Pick<AccountApp, 'call'>,
  headers: Record<string, string>,
): Promise<boolean> =>
  (await call('/api/AccountApi/GetCurrentUserInfo', undefined, { method: 'GET', headers }))
    .status === 200

export const codeEvents = (events: readonly AccountEvent[]) =>
  events.filter((event) => event.type === 'CodeAsked')

/** The code that was asked for last, as its mail would carry it. */
export async function mailedCode({
  events,
  deps,
}: Pick<AccountApp, 'events' | 'deps'>): Promise<IssuedCode> {
  const code = await issueCode(deps, codeEvents(events).at(-1)?.codeId ?? 0)
  if (!code) throw new Error('No code was asked for')
  return code
}

/** Asks for a code to reset a password with, a minute after whatever was before; answers it. */
export async function resetCode(
  account: AccountApp,
  Email: string,
  headers: Record<string, string> = {},
): Promise<string> {
  account.clock.advance(61)
  await account.call('/api/AccountApi/VerifyCode', { Email }, { headers })
  return (await mailedCode(account)).code
}

/** Another code than this one. */
export const otherThan = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0')
