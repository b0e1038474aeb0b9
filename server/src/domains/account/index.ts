/** Accounts: registration, activation, sign-in, sessions, and who somebody is. */
export { issueCode, type IssuedCode } from './codes/issue-code.ts'
export { contactOf, type Contact } from './contact-of.ts'
export { createStaff } from './create-staff.ts'
export type {
  AccountActivated,
  AccountDeleted,
  AccountEvent,
  CodeAsked,
  KnownEmailRegistered,
  PasswordChanged,
  ProviderLinked,
  RegistrationReceived,
  SignedIn,
  TellAccount,
} from './events.ts'
export { credentialCookies } from './external/cookies.ts'
export { providerRoutes } from './external/provider-routes.ts'
export { forgetStale } from './forget-stale.ts'
export type { AccountParts } from './parts.ts'
export { readContactPhoneOf, readPhoneOf } from './profile/read-phone.ts'
export { profileImageRoute } from './profile/image-route.ts'
export { NOBODY, eraseLeaving, privacyJobs } from './privacy/erase-account.ts'
export type { DataGroup, PrivacyParts } from './privacy/parts.ts'
export { privacyRoutes } from './privacy/routes.ts'
export { lastAddressOf } from './privacy/store.ts'
export { issueActivationLink } from './registration/activate-account.ts'
export { activationRoute } from './registration/activation-route.ts'
export { accountRoutes } from './routes.ts'
export { createPasswords, type Passwords } from './sessions/passwords.ts'
export { createSessions, type Sessions } from './sessions/sessions.ts'
