import type { ReservationStatus } from '@rihla/contract/reservations'
import type { Clock } from '../../../platform/clock.ts'
import { withoutTerms, type ReservationFacts } from '../facts.ts'
import type { MailRequest } from '../mail-request.ts'
import type { BalanceFacts } from '../mails/deposit/deposit-paid.ts'
import { toItsGuest, type GuestDeps } from './to-its-guest.ts'

/** How a reservation stands while a mail about it is written. */
export type Standing = {
  readonly reservationId: number
  readonly status: ReservationStatus
  /** How often it was changed. */
  readonly changes: number
  /** Its traveller has yet to choose what becomes of late money. */
  readonly chooses: boolean
}

/** What is said of a reservation as it is now: its `amountPiastres` is what is paid. */
export type Renewed = {
  readonly facts: ReservationFacts
  readonly total: number
  /** What is left to pay of one with a deposit. */
  readonly balance?: BalanceFacts
  /** What of it was changed since the mail was asked for. */
  readonly changedSince: readonly string[]
}

export type StandingDeps = GuestDeps & {
  readonly clock: Clock
  /** In one question; without those that aren't known. */
  standingsOf(reservationIds: readonly number[]): Promise<readonly Standing[]>
  renewed(facts: ReservationFacts): Promise<Renewed | null>
  /** Whether the account of a booking is deleted by then. */
  hasLeft(userId: number): Promise<boolean>
  /** Whether a change that was agreed to waits for its difference still. */
  isChangeAwaited(changeId: number): Promise<boolean>
}

type Of<Kind> = Extract<MailRequest, { readonly kind: Kind }>
type AboutOne = Extract<MailRequest, { readonly facts: ReservationFacts }>
type Written = MailRequest | null

/** What they say was so, whatever came after it. */
const history: ReadonlySet<MailRequest['kind']> = new Set([
  'reservation-cancelled',
  'balance-unpaid',
  'payment-refunded',
  'refund-sent',
])

const over: ReadonlySet<ReservationStatus> = new Set(['Cancelled', 'Expired', 'Rejected'])
const isOver = ({ status }: Standing): boolean => over.has(status)

const isChanged = ({ changes }: Standing, facts: ReservationFacts): boolean =>
  facts.changes !== undefined && facts.changes !== changes

/**
 * A mail may have waited for hours: as it is true when it is written, from what its reservation is by then; null where
 * nothing of it is, and what is true has a mail of its own. A guest's goes to the address that stands there by then.
 */
export async function asItStands(deps: StandingDeps, request: MailRequest): Promise<Written> {
  const userId = 'facts' in request ? request.facts.userId : null
  // A mail that was being tried while its account was deleted is none of those that were taken back then.
  if (userId !== null && (await deps.hasLeft(userId))) return null
  const current = await ofWhatIsNow(deps, request)
  return current && toItsGuest(deps, current)
}

async function ofWhatIsNow(deps: StandingDeps, request: MailRequest): Promise<Written> {
  if (!('facts' in request) || history.has(request.kind)) return request
  const ways = 'back' in request && request.back ? [request.facts, request.back] : [request.facts]
  const found = await deps.standingsOf(ways.map(({ reservationId }) => reservationId))
  const standings = ways.map(({ reservationId: id }) => found.find((it) => it.reservationId === id))
  const [standing, other] = standings
  if (!standing) return request
  if (request.kind === 'round-trip-confirmed')
    return other ? bothWays(deps, request, [standing, other]) : request
  return oneOf(deps, request, standing)
}

function oneOf(
  deps: StandingDeps,
  request: Exclude<AboutOne, Of<'round-trip-confirmed'>>,
  it: Standing,
): Written | Promise<Written> {
  switch (request.kind) {
    case 'reservation-confirmed':
      return isOver(it) ? null : anew(deps, request, it, (now) => ({ amountPiastres: now.total }))
    case 'balance-paid':
      return isOver(it) ? null : anew(deps, request, it)
    case 'deposit-paid':
      return isOver(it) ? null : deposit(deps, request, it)
    case 'balance-due':
      return it.status === 'Deposit Paid' ? withBalance(deps, request, it) : null
    case 'reservation-changed':
      return isOver(it) ? null : changed(deps, request, it)
    case 'stop-moved':
    case 'cancelling-refused':
      return isOver(it) ? null : anew(deps, request, it, keepAmount(request))
    case 'payment-due':
    case 'payment-link':
    case 'how-to-pay':
      return it.status === 'Pending Payment' ? request : null
    case 'change-link':
      return isOver(it) ? null : changeLink(deps, request, it)
    case 'late-choice':
      return it.chooses ? request : null
    case 'proof-received':
    case 'confirmation-awaited':
      return it.status === 'Under Review' && !it.chooses ? request : null
    case 'proof-rejected':
      return rejected(request, it, deps.clock.now())
    case 'payment-returned':
      return anew(deps, returned(request, it), it, keepAmount(request))
    case 'letter':
      return anew(deps, ended(request, it), it, keepAmount(request))
    case 'reservation-cancelled':
    case 'balance-unpaid':
    case 'payment-refunded':
    case 'refund-sent':
      return request
  }
}

const keepAmount =
  ({ facts: { amountPiastres } }: AboutOne) =>
  () => ({ amountPiastres })

/** What a mail says of money on its way stays; everything else of its reservation is as it is now. */
const asNow = (was: ReservationFacts, { facts: now }: Renewed): ReservationFacts => ({
  ...now,
  ...(was.guest && { guest: was.guest }),
  ...(was.refundedByHand !== undefined && { refundedByHand: was.refundedByHand }),
  ...(was.byHandPiastres !== undefined && { byHandPiastres: was.byHandPiastres }),
  ...(was.waitsForBank && { waitsForBank: true }),
})

/** Of a reservation that was changed meanwhile, as it is now; its amount is what is paid, or as `say` says. */
async function anew<Kind extends AboutOne>(
  deps: StandingDeps,
  request: Kind,
  it: Standing,
  say: (now: Renewed) => Partial<ReservationFacts> = () => ({}),
): Promise<Kind> {
  const now = isChanged(it, request.facts) ? await deps.renewed(request.facts) : null
  return now ? { ...request, facts: { ...asNow(request.facts, now), ...say(now) } } : request
}

/** Where the rest is here, too, there is nothing left to ask for: it is confirmed. */
async function deposit(
  deps: StandingDeps,
  request: Of<'deposit-paid' | 'balance-due'>,
  it: Standing,
): Promise<Written> {
  if (it.status === 'Deposit Paid') return withBalance(deps, request, it)
  const { facts: was, to, language, key } = request
  const now = await deps.renewed(was)
  const facts = now ? { ...asNow(was, now), amountPiastres: now.total } : was
  return { kind: 'reservation-confirmed', facts, to, language, key }
}

async function withBalance(
  deps: StandingDeps,
  request: Of<'deposit-paid' | 'balance-due'>,
  it: Standing,
): Promise<Written> {
  const now = isChanged(it, request.facts) ? await deps.renewed(request.facts) : null
  if (!now?.balance) return request
  const facts = asNow(request.facts, now)
  const asks = request.kind === 'balance-due' && { amountPiastres: now.balance.left }
  return { ...request, balance: now.balance, facts: { ...facts, ...asks } }
}

/** A link to pay for what was paid, ended or agreed anew meanwhile asks for nothing that can be done. */
async function changeLink(
  deps: StandingDeps,
  request: Of<'change-link'>,
  it: Standing,
): Promise<Written> {
  const { changeId, facts } = request
  if (changeId === undefined) return isChanged(it, facts) ? null : request
  if (!(await deps.isChangeAwaited(changeId))) return null
  return anew(deps, request, it, keepAmount(request))
}

/** What was changed once more is said by the mail about that. */
async function changed(
  deps: StandingDeps,
  request: Of<'reservation-changed'>,
  it: Standing,
): Promise<Written> {
  const now = isChanged(it, request.facts) ? await deps.renewed(request.facts) : null
  if (!now) return request
  const changes = request.changes.filter(({ what }) => !now.changedSince.includes(what))
  const { paid, back } = request.money
  if (changes.length === 0 && paid === 0 && back === 0) return null
  const { balance: _before, ...rest } = request
  const { balance } = now
  return { ...rest, facts: asNow(request.facts, now), changes, ...(balance && { balance }) }
}

/** Of a round trip whose other way is cancelled by then, the one that is travelled. */
async function bothWays(
  deps: StandingDeps,
  request: Of<'round-trip-confirmed'>,
  [going, back]: readonly [Standing, Standing],
): Promise<Written> {
  const { facts, back: other, ...addressed } = request
  const ways = [
    { standing: going, was: facts },
    { standing: back, was: other },
  ]
  const staying = ways.filter(({ standing }) => !isOver(standing))
  const isAsAsked = !ways.some(({ standing, was }) => isOver(standing) || isChanged(standing, was))
  if (isAsAsked) return request
  const [first, second] = await Promise.all(
    staying.map(async ({ was }) => {
      const now = await deps.renewed(was)
      return now ? { ...asNow(was, now), amountPiastres: now.total } : was
    }),
  )
  if (!first) return null
  return second
    ? { ...request, facts: first, back: second }
    : { ...addressed, kind: 'reservation-confirmed', facts: first }
}

/** Why a receipt isn't taken is said all the same, unless another one was sent since. */
function rejected(request: Of<'proof-rejected'>, it: Standing, now: Date): Written {
  const { deadline, stands } = request
  if (it.chooses) return { ...request, deadline: null, stands: 'chooses' }
  if (it.status === 'Under Review') return null
  if (it.status === 'Pending Payment')
    return deadline && new Date(deadline) <= now ? { ...request, deadline: null } : request
  if (isOver(it)) return { ...request, deadline: null, ...(stands && { stands: 'over' }) }
  return { ...request, deadline: null, stands: 'booked' }
}

/** It may have been paid since, or be over. */
function returned(request: Of<'payment-returned'>, it: Standing): Of<'payment-returned'> {
  const { waitsFor, ...rest } = request
  const awaited = waitsFor === 'balance' ? 'Deposit Paid' : 'Pending Payment'
  return ended({ ...rest, ...(waitsFor && it.status === awaited && { waitsFor }) }, it)
}

const ended = <Kind extends AboutOne>(request: Kind, it: Standing): Kind =>
  isOver(it) || it.status === 'Completed'
    ? { ...request, facts: { ...withoutTerms(request.facts), isOver: true } }
    : request
