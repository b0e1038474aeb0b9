import type { Device } from '@rihla/contract/account/devices'
import type { Caller } from '../../../platform/http/caller.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { SESSION_SECONDS, STAFF_SESSION_SECONDS } from '../sessions/sessions.ts'
import { deviceNames } from './device-names.ts'
import { devicesOf, type DeviceRow } from './store.ts'

/** Where the caller is signed in: this device first, then the newest. */
export async function listDevices(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  caller: Pick<Caller, 'identity'>,
): Promise<Device[] | Refusal<'unauthenticated'>> {
  const identity = await caller.identity()
  if (!identity) return refuse('unauthenticated')
  const { userId, sessionId } = identity
  const ago = (seconds: number): Date => new Date(clock.now().getTime() - seconds * 1000)
  const since = { seenSince: ago(SESSION_SECONDS), staffSince: ago(STAFF_SESSION_SECONDS) }
  const rows = await devicesOf(db, userId, sessionId, since)
  return rows.map((row) => presentDevice(row, sessionId))
}

function presentDevice(row: DeviceRow, currentId: number): Device {
  const { browser, system, isPhone } = deviceNames(row.user_agent)
  return {
    Id: row.id,
    Browser: browser,
    System: system,
    IsPhone: isPhone,
    Address: row.address,
    SignedInAt: row.created_at.toISOString(),
    LastSeenAt: row.last_seen_at.toISOString(),
    IsCurrent: row.id === currentId,
  }
}
