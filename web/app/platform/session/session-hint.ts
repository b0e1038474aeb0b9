import { deviceStorage, tabStorage } from '../storage.ts'
const FLAG = 'rihla:session'
const TAB_OF = 'rihla:typed-by'
const MARK = 'rihla:signed-in'
const SOMEBODY = 'true'

/** Who is signed in on this device, which all tabs know: a user's id, `true` until it is known, null for nobody. */
export const signedInMark = (): string | null => deviceStorage.read(MARK)

export const markUser = (userId: number): void => deviceStorage.write(MARK, String(userId))

/** Whether somebody else than this user is signed in on the device. */
export function isOthers(userId: number): boolean {
  const mark = signedInMark()
  return mark !== null && mark !== SOMEBODY && mark !== String(userId)
}

/** Whether the current user is worth asking for; a second tab knows it from the mark. */
export function sessionHint(): boolean {
  return tabStorage.read(FLAG) === 'true' || signedInMark() !== null
}

/**
 * Remembers who signed in, or that whoever is signed in got a new session; `token` is kept only for social sign-in,
 * and until another one: it ends then.
 */
export function setSessionHint(userId?: number, token?: string): void {
  tabStorage.write(FLAG, 'true')
  deviceStorage.write(MARK, userId === undefined ? (signedInMark() ?? SOMEBODY) : String(userId))
  if (token) deviceStorage.write('authToken', token)
  else deviceStorage.remove('authToken')
}

/** Whose tab this is, also after a reload and once their session is over: what was typed in it is theirs. */
export const tabOwner = (): number | undefined => Number(tabStorage.read(TAB_OF)) || undefined

export const markTab = (userId: number): void => tabStorage.write(TAB_OF, String(userId))

/** Another user's page begins with nothing that was typed or chosen in this tab. */
export const emptyTab = (): void => tabStorage.clear()

/** Forgets the session: after signing out, and whenever a call is answered 401. */
export function clearSessionHint(): void {
  tabStorage.remove(FLAG)
  for (const key of [MARK, 'authToken', 'rihla:avatar'] as const) deviceStorage.remove(key)
}
