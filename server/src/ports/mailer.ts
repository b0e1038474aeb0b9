import type { Language } from '@rihla/contract/values/language'

export type Attachment = {
  readonly filename: string
  /** Media type with its parameters, e.g. `text/calendar; charset=utf-8`. */
  readonly contentType: string
  /** Text, or a file's bytes as they are. */
  readonly content: string | Uint8Array
}

/** A finished mail: the adapter adds nothing but the sender. */
export type Mail = {
  /** Exactly one address, without a display name. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: Language
  /** The same for every try at the same mail: mailboxes drop a second copy by it. */
  readonly key: string
  readonly attachments?: readonly Attachment[]
}

/**
 * Hands mails to the delivering service. Called by the queue's worker only, after the change that
 * the mail reports is final; the worker keeps count of what was sent and calls again after a fault.
 *
 * An adapter must not retry on its own, must not answer before the other side has taken the mail,
 * must not write addresses or contents to a log, and must give up within 20 seconds.
 */
export type Mailer = {
  /**
   * `sent`: taken over for delivery. `undeliverable`: this address was refused for good, another try
   * is useless. Throws when the outcome is unknown or may be better later.
   */
  send(mail: Mail): Promise<'sent' | 'undeliverable'>
}
