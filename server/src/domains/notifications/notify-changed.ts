import { inEachLanguage } from '@rihla/contract/values/language'
import type { Trx } from '../../platform/database/connect.ts'
import { nameOf, type ReservationFacts } from './facts.ts'
import { queueMail } from './mail-queue.ts'
import { changesText, type ChangeFacts } from './mails/changing/change-facts.ts'
import { stopsText, type StopFacts } from './mails/changing/moved-stops.ts'
import { createNotification, type NotifyDeps } from './notify-traveller.ts'
import { amountText, bookingInWords, isolate, momentText } from './phrases.ts'

const saying = {
  en: (name: string, changes: string) => `Your booking of ${name} was changed. ${changes}`,
  ar: (name: string, changes: string) => `تم تعديل حجزك ${name}. ${changes}`,
}

/** A reservation is another one as its traveller asked: notice and mail with its ticket, once for each change. */
export async function notifyChanged(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  change: ChangeFacts & { readonly key: string },
): Promise<void> {
  const message = inEachLanguage((language) =>
    saying[language](isolate(nameOf(facts, language)), changesText(change.changes, language)),
  )
  const occasion = `:${change.key}`
  const key = await createNotification(trx, clock, facts, 'ReservationChanged', message, occasion)
  if (!facts.email) return
  const { email: to, language } = facts
  const { changes, money, balance } = change
  await queueMail(trx, jobs, {
    kind: 'reservation-changed',
    facts,
    changes,
    money,
    ...(balance && { balance }),
    to,
    language,
    key,
  })
}

/** Stops of its bus are elsewhere by now: notice and mail, with its ticket where it has one, once for each move. */
export async function notifyStopMoved(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  { key: occasion, ...moved }: StopFacts & { readonly key: string },
): Promise<void> {
  const message = inEachLanguage((language) =>
    stopsText(moved.stops, bookingInWords(facts, language), language),
  )
  const own = `:${occasion}`
  const key = await createNotification(trx, clock, facts, 'ReservationChanged', message, own)
  if (!facts.email) return
  const { email: to, language } = facts
  await queueMail(trx, jobs, { kind: 'stop-moved', facts, ...moved, to, language, key })
}

type Link = Pick<ChangeFacts, 'changes'> & {
  readonly changeId: number
  /** On what terms it is cancelled once it is changed. */
  readonly after: ReservationFacts['cancellation']
  readonly deadline: Date
  readonly key: string
}

/** Another booking waits for its difference, which staff agreed on: notice, and the mail with the link that pays, once for each `key`. */
export async function notifyChangeLink(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  { changeId, changes, after, deadline, key: occasion }: Link,
): Promise<void> {
  const message = {
    en: `Pay ${amountText(facts.amountPiastres, 'en')} by ${momentText(deadline, 'en')} to change your booking of ${isolate(nameOf(facts, 'en'))}. ${changesText(changes, 'en')}`,
    ar: `ادفع ${amountText(facts.amountPiastres, 'ar')} قبل ${momentText(deadline, 'ar')} لتعديل حجزك ${isolate(nameOf(facts, 'ar'))}. ${changesText(changes, 'ar')}`,
  }
  const link = `:change-link:${occasion}`
  const key = await createNotification(trx, clock, facts, 'PaymentDue', message, link)
  if (!facts.email) return
  const { email: to, language } = facts
  const due = deadline.toISOString()
  await queueMail(trx, jobs, {
    kind: 'change-link',
    facts,
    changeId,
    changes,
    ...(after && { after }),
    deadline: due,
    to,
    language,
    key,
  })
}
