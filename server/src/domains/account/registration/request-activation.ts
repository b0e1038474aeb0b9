import type { Trx } from '../../../platform/database/connect.ts'
import type { AccountDeps } from '../deps.ts'
import type { RegistrationRow } from './store.ts'

const MINUTE = 60_000

/** Asks for the activation mail of a registration; more than one a minute are one. */
export const requestActivation = (
  { publish, clock }: AccountDeps,
  trx: Trx,
  registration: RegistrationRow,
): Promise<void> =>
  publish(trx, {
    type: 'RegistrationReceived',
    registrationId: registration.id,
    email: registration.email,
    language: registration.language,
    mailKey: `activate-account:${registration.id}:${Math.floor(clock.now().getTime() / MINUTE)}`,
  })
