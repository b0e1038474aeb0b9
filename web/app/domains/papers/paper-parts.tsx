import type { PaperFact, Ticket } from '@rihla/contract/papers'
import {
  directionOf,
  languages,
  type Language,
  type LocalizedText,
} from '@rihla/contract/values/language'
import { Link, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { paperFonts } from './fonts.ts'
import { drawn } from './pdf-text.ts'

const ink = '#171a3d'
const soft = '#4c506e'
const teal = '#083e43'
const line = '#d6cab5'

const brand: LocalizedText = { en: 'Rihla', ar: 'رحلة' }

const styles = StyleSheet.create({
  page: {
    padding: 36,
    fontFamily: paperFonts,
    fontSize: 9.5,
    lineHeight: 1.5,
    color: ink,
  },
  band: {
    backgroundColor: teal,
    color: '#ffffff',
    borderRadius: 12,
    padding: '12 20',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  logo: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  brand: { fontSize: 18, fontWeight: 600 },
  title: { fontSize: 13, fontWeight: 600 },
  label: { width: 88, fontSize: 8.5, color: soft },
  wideLabel: { width: 150 },
  row: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: 8,
    paddingVertical: 3.5,
    borderBottom: `0.5 solid ${line}`,
  },
  value: { flex: 1, fontWeight: 600 },
  note: { fontSize: 8.5, color: soft },
})

/** Columns of a paper, from left to right whatever their languages: Latin scripts stand left. */
export const columns: readonly Language[] = languages.toSorted(
  (a, b) => Number(directionOf(a) === 'rtl') - Number(directionOf(b) === 'rtl'),
)

type WordsProps = { language: Language; style?: object; children: string }

/** A text in the direction of its language. */
export function Words({ language, style, children }: WordsProps) {
  const direction = directionOf(language)
  const textAlign = direction === 'rtl' ? 'right' : 'left'
  return <Text style={{ direction, textAlign, ...style }}>{drawn(children)}</Text>
}

/** The same in every language, each in a column of its own. */
export function InColumns({ text, style }: { text: LocalizedText; style?: object }) {
  return (
    <View style={{ flexDirection: 'row', gap: 16 }}>
      {columns.map((language) => (
        <Words key={language} language={language} style={{ flex: 1, ...style }}>
          {text[language]}
        </Words>
      ))}
    </View>
  )
}

const isSame = (text: LocalizedText): boolean => new Set(Object.values(text)).size === 1

/** What is the same in every language stands once, between its labels. */
function Value({
  value,
  href,
  style,
}: {
  value: LocalizedText
  href: string | null
  style?: object
}) {
  const all = { ...styles.value, ...style }
  if (!isSame(value))
    return columns.map((language) => (
      <Words key={language} language={language} style={all}>
        {value[language]}
      </Words>
    ))
  const text = drawn(Object.values(value)[0] ?? '')
  const centred = { ...all, textAlign: 'center' } as const
  return href ? (
    <Link src={href} style={{ ...centred, color: '#0f7177' }}>
      {text}
    </Link>
  ) : (
    <Text style={centred}>{text}</Text>
  )
}

type FactRowsProps = {
  facts: readonly PaperFact[]
  style?: object
  styleOf?: (fact: PaperFact, at: number) => object | undefined
  /** An address that the value opens. */
  hrefOf?: (fact: PaperFact) => string | null
  /** The labels are what takes the room: lines of a price. */
  wide?: boolean
}

/** Label, values, label: the lines of a form in two languages. */
export function FactRows({ facts, style, styleOf, hrefOf, wide }: FactRowsProps) {
  return facts.map((fact, at) => {
    const [first, ...others] = columns.map((language) => (
      <Words key={language} language={language} style={wide ? styles.wideLabel : styles.label}>
        {fact.Label[language]}
      </Words>
    ))
    const last = at === facts.length - 1
    return (
      <View
        key={[fact.Key, fact.Label.en, fact.Value.en].join('\n')}
        style={last ? { ...styles.row, borderBottom: 0 } : styles.row}
        wrap={false}
      >
        {first}
        <Value
          value={fact.Value}
          href={hrefOf?.(fact) ?? null}
          style={{ ...style, ...styleOf?.(fact, at) }}
        />
        {others}
      </View>
    )
  })
}

function Felucca() {
  return (
    <Svg viewBox="0 0 36 34" style={{ width: 34, height: 32 }}>
      <Path d="M17 2 5 23h12z" fill="#ffffff" />
      <Path d="M20 8v15h10z" fill="#e5583f" />
      <Path
        d="M2 28c3.5-3 6.500-3 10 0s6.500 3 10 0 6.500-3 10 0"
        stroke="#8fcacb"
        strokeWidth={2.6}
        strokeLinecap="round"
        fill="none"
      />
    </Svg>
  )
}

type SheetProps = Pick<Ticket, 'Title' | 'Notes'> & {
  way?: LocalizedText | null
  children: ReactNode
}

/** A page of A4 with the band that all papers have, and what is small below. */
export function Sheet({ Title, way, Notes, children }: SheetProps) {
  const titleIn = (language: Language): string =>
    [Title[language], way?.[language]].filter(Boolean).join(' · ')
  return (
    <Page size="A4" style={styles.page}>
      <View style={styles.band}>
        <View style={styles.logo}>
          <Felucca />
          {columns.map((language) => (
            <Words key={language} language={language} style={styles.brand}>
              {brand[language]}
            </Words>
          ))}
        </View>
        <View style={{ alignItems: 'flex-end' }}>
          {columns.map((language) => (
            <Words key={language} language={language} style={styles.title}>
              {titleIn(language)}
            </Words>
          ))}
        </View>
      </View>
      {children}
      <View style={{ marginTop: 12, gap: 4 }}>
        {Notes.map((note) => (
          <InColumns key={note.en} text={note} style={styles.note} />
        ))}
      </View>
    </Page>
  )
}
