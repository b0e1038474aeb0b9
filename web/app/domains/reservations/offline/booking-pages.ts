import type { PaperFact, Ticket } from '@rihla/contract/papers'
import type { Language } from '@rihla/contract/values/language'
import { codePart, escape, fact, keptFrame } from '../../../platform/offline/frame.ts'
import type { Code } from '../../papers/index.ts'

type Line = { readonly label: string; readonly value: string }

/** What a list says of a booking. */
type Summary = {
  readonly name: string
  readonly kind: string
  readonly status: string
  readonly reference: Line
  readonly facts: readonly Line[]
  /** Of which day this is. */
  readonly asOf: string
}

/** A booking in short, for when there is no connection. */
export const summaryPage = (language: Language, it: Summary): string =>
  keptFrame(
    language,
    it.name,
    `<main><header><h1>${escape(it.kind)}</h1><bdi dir="ltr">${escape(it.reference.value)}</bdi></header>
<section><h2><bdi>${escape(it.name)}</bdi></h2><p>${escape(it.status)}</p>
<dl>${fact(it.reference.label, it.reference.value, true)}${it.facts
      .map(({ label, value }) => fact(label, value))
      .join('')}</dl><p><small>${escape(it.asOf)}</small></p></section></main>`,
  )

const factOf =
  (language: Language) =>
  ({ Label, Value }: PaperFact): string =>
    fact(Label[language], Value[language])

function ticketPart(it: Ticket, code: Code, language: Language): string {
  const name = [it.Way?.[language], it.Name[language]].filter(Boolean).join(' · ')
  const facts = [...it.Facts, ...it.Amounts].map(factOf(language)).join('')
  const notes = it.Notes.map((note) => `<li><small>${escape(note[language])}</small></li>`)
  return `<header><h1>${escape(it.Title[language])}</h1><bdi dir="ltr">${escape(it.Reference)}</bdi>
</header><section><h2><bdi>${escape(name)}</bdi></h2>${codePart(code, it.CodeHint[language])}
<dl>${facts}</dl><ul>${notes.join('')}</ul></section>`
}

/** Tickets of any kind as one page, as they are printed; a code for each. Null: there is none. */
export function ticketsPage(
  language: Language,
  tickets: readonly Ticket[],
  codes: readonly Code[],
): string | null {
  const [first] = tickets
  if (!first) return null
  const parts = tickets.flatMap((it, at) => {
    const code = codes[at]
    return code ? [ticketPart(it, code, language)] : []
  })
  const title = `${first.Title[language]} ${first.Reference}`
  return keptFrame(
    language,
    title,
    `<main>${parts.join('')}</main>`,
    'header:not(:first-child){margin-top:20px}',
  )
}
