import { directionOf, type Language, type LocalizedText } from '@rihla/contract/values/language'
import { leftToRight } from '../phrases.ts'

/**
 * A mail as words: HTML and plain text are both made of it, so they can't say different things.
 * Values that come from people stand in `isolate` or `leftToRight`.
 */
export type MailContent = {
  readonly subject: string
  /** What a mailbox shows after the subject. */
  readonly preview: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** A code to type elsewhere: large, on a line of its own, always from left to right. */
  readonly code?: string
  readonly facts?: readonly MailFact[]
  readonly action?: { readonly label: string; readonly href: string }
  /** Small print below the action. */
  readonly notes: readonly string[]
}

/** A line of a table; with an address, the value leads there. */
export type MailFact = readonly [label: string, value: string, href?: string]

export type Rendered = { readonly subject: string; readonly text: string; readonly html: string }

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

/** Text as HTML: escaped, with isolated values in `<bdi>`. */
const toHtml = (text: string): string =>
  escaped(text)
    .replaceAll('\u2066', '<bdi dir="ltr">')
    .replaceAll('\u2068', '<bdi>')
    .replaceAll('\u2069', '</bdi>')

/** A mark right behind an address would be taken for a part of it by what makes links of addresses. */
const apart = (text: string): string =>
  text.replaceAll(/(https?:[^\s\u2066-\u2069]+)(?=[\u2066-\u2069])/g, '$1 ')

/** Left-to-right text needs no marks, and some mail programs draw them as boxes. */
const toPlain = (text: string, language: Language): string =>
  directionOf(language) === 'rtl' ? apart(text) : text.replaceAll(/[\u2066\u2068\u2069]/g, '')

const brand: LocalizedText = { en: 'Rihla', ar: 'رحلة' }

// The colours and sizes of the design board, inline: mail programs read no style sheets.
const colour = {
  band: '#083e43',
  brandLine: '#8fcacb',
  page: '#faf7f2',
  card: '#ffffff',
  ink: '#171a3d',
  ink2: '#4c506e',
  ink3: '#5e6280',
  hairline: '#e7decf',
  action: '#cc3f2a',
  link: '#0f7177',
} as const
const family = "'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif"

const styleOf = (language: Language) => {
  // Arabic letters need more size and more room between the lines.
  const arabic = directionOf(language) === 'rtl'
  const text = (size: number, line: number, color: string, weight = 400): string =>
    `font-family:${family};font-size:${size}px;line-height:${line}px;color:${color};font-weight:${weight};`
  return {
    title: `margin:0 0 16px;${arabic ? text(25, 42, colour.ink, 600) : text(26, 34, colour.ink, 600)}`,
    body: `margin:0 0 16px;${arabic ? text(17, 31, colour.ink2) : text(16, 26, colour.ink2)}`,
    label: `padding:${arabic ? '12px 0 12px 12px' : '12px 12px 12px 0'};white-space:nowrap;vertical-align:top;border-bottom:1px solid ${colour.hairline};${arabic ? text(15, 25, colour.ink3) : text(14, 21, colour.ink3)}`,
    value: `padding:12px 0;border-bottom:1px solid ${colour.hairline};text-align:${arabic ? 'left' : 'right'};${arabic ? text(16, 27, colour.ink, 500) : text(15, 23, colour.ink, 500)}`,
    button: `display:inline-block;padding:${arabic ? '10px' : '12px'} 28px;border-radius:12px;background:${colour.action};text-decoration:none;${arabic ? text(16, 28, '#ffffff', 600) : text(15, 24, '#ffffff', 600)}`,
    note: `margin:0 0 8px;${arabic ? text(14, 24, colour.ink3) : text(13, 20, colour.ink3)}`,
    link: `color:${colour.link};text-decoration:underline`,
    code: `margin:8px 0 24px;padding:16px 12px;border-radius:12px;background:${colour.page};border:1px solid ${colour.hairline};text-align:center;letter-spacing:8px;${text(34, 44, colour.ink, 600)}`,
    brand: `margin:0;${text(22, 32, '#ffffff', 600)}`,
  }
}

// Where the reader's screen is dark, and the mail program says so; others turn light colours over themselves.
const darkStyle = [
  ':root{color-scheme:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.page{background:#0d1b1d!important}',
  '.card{background:#14282b!important}',
  '.line{border-color:#2c474b!important}',
  '.ink{color:#f4f1ea!important}',
  '.soft{color:#b3c2c4!important}',
  '.link{color:#8fcacb!important}',
  '}',
].join('')

/** Pages open in the language of the mail that leads to them, also on a device that never chose one. */
function opensIn(language: Language, href: string): string {
  const address = new URL(href)
  address.searchParams.set('lang', language)
  return address.href
}

/** A letter whose action, and what else leads to its site, name its language. */
function inItsLanguage(letter: MailContent, language: Language): MailContent {
  const { action, facts } = letter
  if (!action) return letter
  const { origin } = new URL(action.href)
  const ofOurs = (fact: MailFact): MailFact => {
    const [label, value, href] = fact
    return href?.startsWith(`${origin}/`) ? [label, value, opensIn(language, href)] : fact
  }
  return {
    ...letter,
    action: { ...action, href: opensIn(language, action.href) },
    ...(facts && { facts: facts.map(ofOurs) }),
  }
}

/** Writes a letter out as HTML and as plain text, in the direction of its language. */
export function render(content: MailContent, language: Language): Rendered {
  const letter = inItsLanguage(content, language)
  const lines = [
    letter.title,
    ...letter.paragraphs,
    letter.code && leftToRight(letter.code),
    letter.facts?.map(factText).join('\n'),
    letter.action && `${letter.action.label}:\n${letter.action.href}`,
    ...letter.notes,
    brand[language],
  ]
  return {
    subject: toPlain(letter.subject, language),
    text: toPlain(`${lines.filter(Boolean).join('\n\n')}\n`, language),
    html: page(letter, language),
  }
}

/** An address to open stands below its line; a phone is its own. */
const factText = ([label, value, href]: MailFact): string =>
  `${label}: ${value}${href?.startsWith('http') ? `\n${href}` : ''}`

function page(letter: MailContent, language: Language): string {
  const style = styleOf(language)
  const direction = directionOf(language)
  const facts = letter.facts?.map(
    ([label, value, href]) =>
      `<tr><td class="line soft" style="${style.label}">${toHtml(label)}</td><td class="line ink" style="${style.value}">${href ? `<a class="link" href="${toHtml(href)}" style="${style.link}">${toHtml(value)}</a>` : toHtml(value)}</td></tr>`,
  )
  const content = [
    `<h1 class="ink" style="${style.title}">${toHtml(letter.title)}</h1>`,
    ...letter.paragraphs.map((text) => `<p class="ink" style="${style.body}">${toHtml(text)}</p>`),
    letter.code &&
      `<p class="page line ink" style="${style.code}">${toHtml(leftToRight(letter.code))}</p>`,
    facts &&
      `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-collapse:collapse">${facts.join('')}</table>`,
    letter.action &&
      `<p style="margin:24px 0"><a href="${toHtml(letter.action.href)}" style="${style.button}">${toHtml(letter.action.label)}</a></p>`,
    ...letter.notes.map((text) => `<p class="soft" style="${style.note}">${toHtml(text)}</p>`),
  ]
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${darkStyle}</style><title>${escaped(toPlain(letter.subject, language))}</title></head>
<body dir="${direction}" class="page" style="margin:0;padding:0;background:${colour.page}">
<div style="display:none;max-height:0;overflow:hidden">${toHtml(letter.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" class="page" style="background:${colour.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="card line" style="max-width:560px;background:${colour.card};border:1px solid ${colour.hairline};border-radius:20px;overflow:hidden">
<tr><td style="padding:20px 28px;background:${colour.band};border-bottom:2px solid ${colour.brandLine};border-radius:20px 20px 0 0"><p style="${style.brand}">${brand[language]}</p></td></tr>
<tr><td style="padding:28px">${content.filter(Boolean).join('\n')}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}
