import { commaOf, directionOf, type LocalizedText } from '@rihla/contract/values/language'
import { Document, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Code } from './qr-code.ts'
import { leftToRight, plain } from './pdf-text.ts'
import type { Ticket, TicketLeg } from './ticket.ts'

const brand: LocalizedText = { en: 'Rihla', ar: 'رحلة' }
const ink = '#171a3d'
const soft = '#4c506e'
const teal = '#083e43'
const line = '#e7decf'

const styles = StyleSheet.create({
  page: { padding: 36, fontFamily: ['Arabic', 'Latin'], fontSize: 11, color: ink },
  head: {
    backgroundColor: teal,
    color: '#ffffff',
    borderRadius: 12,
    padding: '16 20',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  brand: { fontSize: 20, fontWeight: 600 },
  leg: { border: `1 solid ${line}`, borderRadius: 12, marginTop: 14, padding: 18 },
  row: { justifyContent: 'space-between', alignItems: 'flex-start', gap: 14 },
  facts: { flexWrap: 'wrap', gap: 12, marginTop: 14 },
  fact: { width: 150 },
  label: { fontSize: 9, color: soft, marginBottom: 2 },
  strong: { fontWeight: 600 },
  time: { fontSize: 22, fontWeight: 600 },
  note: { fontSize: 10, color: soft, lineHeight: 1.6 },
})

type Side = { rtl: boolean }
const rowOf = ({ rtl }: Side) => ({ flexDirection: rtl ? 'row-reverse' : 'row' }) as const
const textOf = ({ rtl }: Side) =>
  ({ direction: rtl ? 'rtl' : 'ltr', textAlign: rtl ? 'right' : 'left' }) as const

function Words({ rtl, style, children }: Side & { style?: object; children: string }) {
  return <Text style={{ ...textOf({ rtl }), ...style }}>{plain(children)}</Text>
}

function Fact({
  rtl,
  label,
  value,
  digits,
}: Side & { label: string; value: string; digits?: boolean }) {
  return (
    <View style={styles.fact}>
      <Words rtl={rtl} style={styles.label}>
        {label}
      </Words>
      <Text style={{ ...textOf({ rtl }), ...styles.strong }}>
        {digits ? leftToRight(value) : plain(value)}
      </Text>
    </View>
  )
}

function QrCode({ code }: { code: Code }) {
  return (
    <Svg viewBox={`-1 -1 ${code.size + 2} ${code.size + 2}`} style={{ width: 118, height: 118 }}>
      <Path d={code.path} fill={ink} />
    </Svg>
  )
}

function Leg({
  rtl,
  leg,
  ticket: { labels, language },
  code,
}: Side & { leg: TicketLeg; ticket: Ticket; code: Code }) {
  const end = (time: string, place: string): ReactNode => (
    <View style={{ width: 150 }}>
      <Text style={{ ...textOf({ rtl }), ...styles.time }}>{leftToRight(time)}</Text>
      <Words rtl={rtl} style={{ color: soft, marginTop: 2 }}>
        {place}
      </Words>
    </View>
  )
  return (
    <View style={styles.leg} wrap={false}>
      <View style={{ ...rowOf({ rtl }), ...styles.row }}>
        <View style={{ flex: 1 }}>
          <Words rtl={rtl} style={styles.strong}>
            {[leg.title, leg.date].filter(Boolean).join(commaOf(language))}
          </Words>
          <View style={{ ...rowOf({ rtl }), gap: 12, marginTop: 12 }}>
            {end(leg.departs, leg.from)}
            {end(leg.arrives, leg.to)}
          </View>
          <View style={{ ...rowOf({ rtl }), ...styles.facts }}>
            <Fact rtl={rtl} label={labels.seats} value={leg.seats} digits />
            <Fact rtl={rtl} label={labels.class} value={leg.className} />
            <Fact rtl={rtl} label={labels.reference} value={leg.reference} digits />
            {leg.boarding && <Fact rtl={rtl} label={labels.boarding} value={leg.boarding} />}
          </View>
        </View>
        <View style={{ width: 122, alignItems: 'center' }}>
          <QrCode code={code} />
          <Text style={{ ...styles.label, direction: rtl ? 'rtl' : 'ltr', textAlign: 'center' }}>
            {plain(labels.qr)}
          </Text>
        </View>
      </View>
      <Words rtl={rtl} style={{ ...styles.note, marginTop: 10 }}>
        {leg.boardingTime}
      </Words>
    </View>
  )
}

/** The ticket on A4: the whole journey, a code for each ride, who travels, what to know. */
export function TicketDocument({ ticket, codes }: { ticket: Ticket; codes: readonly Code[] }) {
  const { labels, language } = ticket
  const rtl = directionOf(language) === 'rtl'
  return (
    <Document title={`${labels.ticket} ${ticket.reference}`} language={language}>
      <Page size="A4" style={styles.page}>
        <View style={{ ...styles.head, ...rowOf({ rtl }) }}>
          <Words rtl={rtl} style={styles.brand}>
            {brand[language]}
          </Words>
          <Words rtl={rtl}>{labels.ticket}</Words>
        </View>
        {ticket.legs.map((leg, at) => {
          const code = codes[at]
          return code && <Leg key={leg.reference} rtl={rtl} leg={leg} ticket={ticket} code={code} />
        })}
        <View style={{ ...rowOf({ rtl }), ...styles.facts, ...styles.leg }}>
          <Fact rtl={rtl} label={labels.passenger} value={ticket.passenger} />
          <Fact rtl={rtl} label={labels.phone} value={ticket.phone} digits />
          <Fact rtl={rtl} label={labels.total} value={ticket.total} />
        </View>
        <View style={{ marginTop: 14, gap: 3 }}>
          {ticket.notices.map((notice) => (
            <Words key={notice} rtl={rtl} style={styles.note}>
              {notice}
            </Words>
          ))}
        </View>
      </Page>
    </Document>
  )
}
