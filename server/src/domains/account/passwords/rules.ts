/** The longest password that is taken, in UTF-16 units, as the contract counts. */
const PASSWORD_MAX = 200
const STRONG = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/

/** Whether a password may be chosen at registration or in the profile. */
export const isStrongPassword = (password: string): boolean =>
  password.length <= PASSWORD_MAX && STRONG.test(password)

/** Whether a password may be chosen with a mailed code: no special character is asked for. */
export const isNewPassword = (password: string): boolean =>
  [...password].length >= 8 &&
  password.length <= PASSWORD_MAX &&
  /[a-z]/.test(password) &&
  /[A-Z]/.test(password) &&
  /\d/.test(password)
