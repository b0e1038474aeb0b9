import { deviceStorage, tabStorage } from '../storage.ts'
const FLAG = 'rihla:session'
const MARK = 'rihla:signed-in'

/** Whether the current user is worth asking for; a second tab knows it from the mark. */
export function sessionHint(): boolean {
  return tabStorage.read(FLAG) === 'true' || deviceStorage.read(MARK) === 'true'
}

/** Remembers that a user signed in; `token` is kept only for social sign-in. */
export function setSessionHint(token?: string): void {
  tabStorage.write(FLAG, 'true')
  deviceStorage.write(MARK, 'true')
  if (token) deviceStorage.write('authToken', token)
}

/** Forgets the session: after signing out, and whenever a call is answered 401. */
export function clearSessionHint(): void {
  tabStorage.remove(FLAG)
  for (const key of [MARK, 'authToken', 'rihla:avatar'] as const) deviceStorage.remove(key)
}
