import type { Db, Trx } from '../../platform/database/connect.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../ports/mailer.ts'
import { Deliveries } from './deliveries.ts'
import type { MailRequest } from './mail-request.ts'
import { claimMail, finishMail, giveMailBack, type NotedMail } from './store.ts'
import { asItStands } from './writing/as-it-stands.ts'
import { writeMail, type WritingDeps } from './writing/write-mail.ts'

/** Two queues, each with workers of its own, so that codes never wait behind other mail. */
const SEND_CODE = 'send-code'
const SEND_MAIL = 'send-mail'

/** How many mails of each queue are under way at once in a process. */
const CODES_AT_ONCE = 8
const MAILS_AT_ONCE = 6
/** So many of them are left for all others when one server is slow. */
const FOR_OTHERS = 2
/** A mail server may be away for most of a day. A code that has ended meanwhile isn't sent. */
const CODES_AGAIN = { everySeconds: 5, hours: 24 }
const MAILS_AGAIN = { everySeconds: 30, hours: 24 }
/** A mail server that hasn't answered by then is asked again later; adapters give up earlier. */
const SEND_SECONDS = 20
/** Its ticket is drawn within 25 s, or left out, then it is sent: a mail that takes longer has lost its process. */
const MAIL_SECONDS = 60
/** How long a mail waits that another process sends at this moment. */
const ELSEWHERE_SECONDS = 5

export type MailDeps = WritingDeps & { readonly db: Db; readonly mailer: Mailer }

/**
 * Queues a mail in the transaction of the change that it reports: sent if and only if that commits.
 */
export const queueMail = (trx: Trx, jobs: Jobs, request: MailRequest): Promise<void> =>
  jobs.enqueue(trx, queueOf(request), { ...request, askedAt: new Date().toISOString() })

/** `askedAt`: ISO instant, from which it is late; missing of mails that were queued without. */
type Queued = MailRequest & { readonly askedAt?: string }

/** Mails that a user is waiting for go first: codes, and the link that activates an account. */
const queueOf = ({ kind }: MailRequest): string =>
  kind === 'code' || kind === 'activate-account' ? SEND_CODE : SEND_MAIL

/**
 * Removes this user's queued mails, by what they are about or by address. Keeps activation mails: a
 * new registration of that address is a new person to us.
 */
export async function purgeMailsOf(
  trx: Trx,
  jobs: Jobs,
  userId: number,
  email: string | null,
): Promise<void> {
  await jobs.forget(trx, SEND_MAIL, { facts: { userId } })
  if (email === null) return
  for (const kind of [
    'already-registered',
    'password-changed',
    'provider-linked',
    'second-factor-changed',
  ])
    await jobs.forget(trx, SEND_MAIL, { kind, to: email })
}

/** Says who sends the queued mails: call it once, before the jobs start. */
export function notificationJobs(jobs: Jobs, deps: MailDeps): void {
  const work = (queue: string, how: { atOnce: number; again: typeof MAILS_AGAIN }): void => {
    const deliveries = new Deliveries(how.atOnce - FOR_OTHERS)
    const handle = async (data: object): Promise<void> => {
      const request = data as Queued
      const { askedAt = new Date().toISOString() } = request
      const isOver = Date.now() - Date.parse(askedAt) >= how.again.hours * 3_600_000
      const again = await sendMail(deps, deliveries, request).catch(async (error: unknown) => {
        if (isOver) await giveUp(deps, request)
        throw error
      })
      if (again === 0) return
      // Put off is queued anew: it is no younger by that.
      if (isOver) return giveUp(deps, request)
      const startAfter = new Date(Date.now() + again * 1000)
      await jobs.enqueue(deps.db, queue, { ...request, askedAt }, { startAfter })
    }
    jobs.work(queue, handle, { ...how, withinSeconds: MAIL_SECONDS })
  }
  work(SEND_CODE, { atOnce: CODES_AT_ONCE, again: CODES_AGAIN })
  work(SEND_MAIL, { atOnce: MAILS_AT_ONCE, again: MAILS_AGAIN })
}

/**
 * Writes and sends one mail, unless that happened before: 0, or in how many seconds its turn may come (see
 * Deliveries). When sending fails, so does this, and the queue tries again. A second copy is possible only if we
 * die between the mail server's yes and our note of it, or after it kept us waiting for too long; it has the same
 * Message-ID then.
 */
async function sendMail(
  { db, ...deps }: MailDeps,
  deliveries: Deliveries,
  request: MailRequest,
): Promise<number> {
  const { key, kind } = request
  // Before a ticket is drawn for it.
  const postponed = 'to' in request ? deliveries.postponed(request.to) : 0
  if (postponed > 0) return postponed
  const claimed = await claimMail(db, key, kind, deps.clock.now())
  if (claimed === 'done') return 0
  if (claimed === 'elsewhere') return ELSEWHERE_SECONDS
  try {
    const current = await asItStands(deps, request)
    const written = current && (await writeMail(deps, current))
    if (!written) await finishMail(db, key, 'sent')
    if (!written) return 0
    const again = await deliveries.begin(written.to)
    if (again > 0) {
      await giveMailBack(db, key)
      return again
    }
    const sending = deps.mailer.send({ ...written, key }).finally(() => deliveries.end(written.to))
    const outcome = await inTime(sending)
    await finishMail(db, key, outcome, notedOf(current, written.to))
    return 0
  } catch (error) {
    await giveMailBack(db, key)
    throw error
  }
}

/** Its turn never came, or each try failed: to staff it is one that couldn't be delivered. */
async function giveUp({ db, clock }: MailDeps, request: MailRequest): Promise<void> {
  const { key, kind } = request
  if ((await claimMail(db, key, kind, clock.now())) !== 'claimed') return
  const noted = 'to' in request ? notedOf(request, request.to) : undefined
  await finishMail(db, key, 'undeliverable', noted)
}

/** What is kept of a mail about a reservation, or about both ways of a journey; undefined: it is about none. */
function notedOf(request: MailRequest, to: string): NotedMail | undefined {
  if (!('facts' in request)) return undefined
  const ways = 'back' in request ? [request.facts, request.back] : [request.facts]
  return { kind: request.kind, about: ways.map(({ reservationId }) => reservationId), to }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, SEND_SECONDS * 1000, new Error('The mail server takes too long'))
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
