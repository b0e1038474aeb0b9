import { createHash } from 'node:crypto'
import type { Mail } from '../../ports/mailer.ts'

/** The Message-ID of a mail: the same for the same key, on the sender's domain. */
export function messageId(key: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(key).digest('base64url')}@${domain}>`
}

/** Throws unless the mail goes to exactly one plain address. */
export function assertOneRecipient({ to }: Mail): void {
  if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(to))
    throw new Error('A mail goes to exactly one address.')
}

export const oneLine = (text: string): string => text.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim()
