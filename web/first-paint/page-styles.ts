import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** Classes, ids and elements that all must stand in a page for a selector to match there. */
type Needs = readonly string[]

type Kept =
  | { readonly kind: 'rule'; readonly text: string; readonly needs: readonly Needs[] }
  | { readonly kind: 'group'; readonly open: string; readonly children: readonly Kept[] }
  /** Keyframes and registered properties: kept when what is kept names them. */
  | { readonly kind: 'named'; readonly text: string; readonly name: string }
  | { readonly kind: 'always'; readonly text: string }

/**
 * Reads a built stylesheet once; what comes back gives the part of it that the HTML of a page uses. A rule
 * stays when every class and id of one of its selectors occurs in the page: what scripts add later
 * has to wait for the whole sheet.
 */
export function createPageStyles(sheet: string): (html: string) => string {
  const rules = readContainer(postcss.parse(sheet))
  const written = new Map<string, string>()
  return (html) => {
    const found = namesIn(html)
    const key = [...found].join(' ')
    const known = written.get(key)
    if (known !== undefined) return known
    const styles = write(rules, found, write(rules, found, null))
    if (written.size >= KEPT) written.clear()
    written.set(key, styles)
    return styles
  }
}

/** Parts of a sheet that are kept: most pages of a kind use the same names. Each has some 50 kB. */
const KEPT = 64

const readContainer = (container: Container): Kept[] =>
  (container.nodes ?? []).flatMap((node) => readNode(node) ?? [])

function readNode(node: ChildNode): Kept | null {
  if (node.type === 'comment') return null
  if (node.type === 'rule') return { kind: 'rule', text: node.toString(), needs: needsOf(node) }
  if (node.type !== 'atrule') return { kind: 'always', text: node.toString() }
  return readAtRule(node)
}

const GROUPS = new Set(['layer', 'media', 'supports', 'container'])

function readAtRule(node: AtRule): Kept {
  const text = node.toString()
  if (node.name === 'keyframes' || node.name === 'property')
    return { kind: 'named', text, name: node.params }
  if (GROUPS.has(node.name) && node.nodes)
    return { kind: 'group', open: `@${node.name} ${node.params}`, children: readContainer(node) }
  return { kind: 'always', text: node.nodes ? text : `${text};` }
}

/** `:is(...)` and `[...]`; an escaped sign is part of a name. */
const BRACKETS = /(?<!\\):[\w-]+\((?:\\.|[^()\\])*\)|(?<!\\)\[(?:\\.|[^\]\\])*\]/g

const needsOf = (rule: Rule): Needs[] =>
  rule.selectors.map((selector) => {
    let plain = selector
    // What stands in brackets is one choice of several, or must be missing: it is no need.
    for (let before = ''; before !== plain;)
      [before, plain] = [plain, plain.replaceAll(BRACKETS, '')]
    return [...plain.matchAll(/[.#](?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+/gi)].map(([name]) =>
      unescaped(name),
    )
  })

/** A name as it stands in HTML (CSS Syntax 3, 4.3.7). */
const unescaped = (name: string): string =>
  name.replaceAll(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, hex: string | undefined, sign: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : sign,
  )

function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const value of valuesOf(html, 'id')) names.add(`#${value}`)
  for (const value of valuesOf(html, 'class'))
    for (const name of value.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/))
      names.add(`.${name}`)
  return names
}

/** What an attribute says in all of a page, each once: a list says the same of each of its cards. */
function valuesOf(html: string, attribute: string): Set<string> {
  const begin = ` ${attribute}="`
  const values = new Set<string>()
  for (let at = html.indexOf(begin); at !== -1; at = html.indexOf(begin, at)) {
    const end = html.indexOf('"', at + begin.length)
    if (end === -1) break
    values.add(html.slice(at + begin.length, end))
    at = end
  }
  return values
}

/** `first` is what the rules alone come to, in which the named ones are looked for. */
function write(rules: readonly Kept[], found: Set<string>, first: string | null): string {
  let text = ''
  for (const rule of rules)
    if (rule.kind === 'always') text += rule.text
    else if (rule.kind === 'group') {
      const inner = write(rule.children, found, first)
      if (inner) text += `${rule.open}{${inner}}`
    } else if (rule.kind === 'named') {
      if (first?.includes(rule.name)) text += rule.text
    } else if (rule.needs.some((needs) => needs.every((name) => found.has(name)))) text += rule.text
  return text
}
