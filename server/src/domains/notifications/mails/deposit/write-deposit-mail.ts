import type { Language } from '@rihla/contract/values/language'
import type { Attachment } from '../../../../ports/mailer.ts'
import type { ReservationFacts } from '../../facts.ts'
import type { Rendered } from '../mail-layout.ts'
import { balanceDueMail } from './balance-due.ts'
import { balancePaidMail } from './balance-paid.ts'
import { balanceUnpaidMail } from './balance-unpaid.ts'
import { depositPaidMail, type BalanceFacts } from './deposit-paid.ts'

/** A mail about what is paid in parts; amounts in piastres. */
export type DepositMail = { readonly facts: ReservationFacts } & (
  | { readonly kind: 'deposit-paid' | 'balance-due'; readonly balance: BalanceFacts }
  /** What was left, and is here. */
  | { readonly kind: 'balance-paid'; readonly balance: number }
  /** What stays with us. */
  | { readonly kind: 'balance-unpaid'; readonly kept: number }
)

type With = {
  readonly site: string
  readonly now: Date
  ticketsOf(facts: readonly ReservationFacts[]): Promise<readonly Attachment[]>
}

/** Writes a mail about what is paid in parts. */
export async function writeDepositMail(
  language: Language,
  mail: DepositMail,
  { site, now, ticketsOf }: With,
): Promise<Rendered & { readonly attachments?: readonly Attachment[] }> {
  switch (mail.kind) {
    case 'deposit-paid':
      return depositPaidMail(language, mail.facts, mail.balance, { site, now })
    case 'balance-due':
      return balanceDueMail(language, mail.facts, mail.balance, site)
    case 'balance-paid': {
      const tickets = await ticketsOf([mail.facts])
      return balancePaidMail(language, mail.facts, mail.balance, { site, tickets })
    }
    case 'balance-unpaid':
      return balanceUnpaidMail(language, mail.facts, mail.kept, site)
  }
}
