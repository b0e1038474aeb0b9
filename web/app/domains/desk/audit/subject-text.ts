import type { DeskDeed } from '@rihla/contract/desk/calls'
import { partText, tableNamed, type DeskText } from '../content/field-texts.ts'
import { sentenceOf } from '../queues/alert-kinds.ts'
import { isTermKind, kindNames } from '../settings/kind-names.ts'

const ofKinds: ReadonlySet<string> = new Set<DeskDeed>([
  'setDepositTerms',
  'setCancellation',
  'setSaleEnd',
])

/** What a deed was about, in words: a part of the public pages, a kind of alert or of offer, or what has a name. */
export function subjectText(t: DeskText, action: string, subject: string): string {
  if (action === 'settleAlert') return t(sentenceOf(subject))
  const table = action === 'saveContent' ? tableNamed(subject) : null
  if (table) return partText(t, table)
  return ofKinds.has(action) && isTermKind(subject) ? t(kindNames[subject]) : subject
}
