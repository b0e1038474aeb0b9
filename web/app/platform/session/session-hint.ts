const FLAG = 'rihla:session'
const MARK = 'rihla:signed-in'

/** Whether the current user is worth asking for; a second tab knows it from the mark. */
export function sessionHint(): boolean {
  try {
    return sessionStorage.getItem(FLAG) === 'true' || localStorage.getItem(MARK) === 'true'
  } catch {
    return false
  }
}

/** Remembers that a user signed in; `token` is kept only for social sign-in. */
export function setSessionHint(token?: string): void {
  try {
    sessionStorage.setItem(FLAG, 'true')
    localStorage.setItem(MARK, 'true')
    if (token) localStorage.setItem('authToken', token)
  } catch {
    // The session cookie still signs calls; only the header won't know until the next page.
  }
}

/** Forgets the session: after signing out, and whenever a call is answered 401. */
export function clearSessionHint(): void {
  try {
    sessionStorage.removeItem(FLAG)
    localStorage.removeItem(MARK)
    localStorage.removeItem('authToken')
    localStorage.removeItem('rihla:avatar')
  } catch {
    // Nothing was kept.
  }
}
