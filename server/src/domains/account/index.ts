/** Accounts: registration, activation, sign-in, sessions, identity. */
export { issueCode, type IssuedCode } from './codes/issue-code.ts'
export { resealCompanions } from './companions/reseal-companions.ts'
export { contactOf, isStaff } from './contact-of.ts'
export { createStaff } from './create-staff.ts'
export type { AccountEvent } from './events.ts'
export { credentialCookies } from './external/cookies.ts'
export { providerRoutes } from './external/provider-routes.ts'
export { purgeStale } from './purge-stale.ts'
export type { AccountDeps } from './deps.ts'
export {
  knowsCountry,
  readContactPhoneOf,
  readGuestPhone,
  readPhoneOf,
} from './profile/read-phone.ts'
export { profileImageRoute } from './profile/image-route.ts'
export { NOBODY, eraseLeaving, privacyJobs } from './privacy/erase-account.ts'
export type { PrivacyDeps } from './privacy/deps.ts'
export { privacyRoutes } from './privacy/routes.ts'
export { isDeleted, lastAddressOf } from './privacy/store.ts'
export { issueActivationLink } from './registration/activate-account.ts'
export { activationRoute } from './registration/activation-route.ts'
export { readEmail } from './registration/rules.ts'
export { accountRoutes } from './routes.ts'
export { createPasswords, type Passwords } from './sessions/passwords.ts'
export { identifyAndRenew } from './sessions/session-cookie.ts'
export { createSessions, STAFF_SESSION_SECONDS, type Sessions } from './sessions/sessions.ts'
export { resealSecondFactors } from './second-factor/reseal-second-factors.ts'
export { deleteSecondFactor } from './second-factor/store.ts'
export { leaveStaff } from './store.ts'
