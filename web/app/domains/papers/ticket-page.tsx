import type { Ticket } from '@rihla/contract/papers'
import type { LocalizedText } from '@rihla/contract/values/language'
import { Path, StyleSheet, Svg, View } from '@react-pdf/renderer'
import { columns, FactRows, Sheet, Words } from './paper-parts.tsx'
import { codeOf } from './qr-code.ts'

const reference: LocalizedText = { en: 'Reference', ar: 'رقم الحجز' }

const styles = StyleSheet.create({
  stub: {
    flexDirection: 'row',
    gap: 16,
    paddingVertical: 16,
    marginBottom: 10,
    borderBottom: '1 dashed #b9a888',
  },
  side: { flex: 1, gap: 4 },
  name: { fontSize: 13, fontWeight: 600, lineHeight: 1.4 },
  label: { fontSize: 8.5, color: '#4c506e' },
  reference: { fontSize: 13, fontWeight: 600 },
  code: { width: 150, height: 150 },
  amounts: { marginTop: 10, padding: '4 10', borderRadius: 10, backgroundColor: '#faf7f2' },
  amount: { fontSize: 10.5 },
})

/** Sharp at any size: squares, no picture. The border of four squares is part of what scanners need. */
function QrCode({ text }: { text: string }) {
  const { size, path } = codeOf(text)
  return (
    <Svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} style={styles.code}>
      <Path d={path} fill="#171a3d" />
    </Svg>
  )
}

/** What is torn off and shown: name, reference and code, a side for each language. */
function Stub({ it }: { it: Ticket }) {
  const [first, ...others] = columns.map((language) => (
    <View key={language} style={styles.side}>
      <Words language={language} style={styles.name}>
        {it.Name[language]}
      </Words>
      <Words language={language} style={{ ...styles.label, marginTop: 6 }}>
        {reference[language]}
      </Words>
      <Words language={language} style={styles.reference}>
        {it.Reference}
      </Words>
      <Words language={language} style={{ ...styles.label, marginTop: 6 }}>
        {it.CodeHint[language]}
      </Words>
    </View>
  ))
  return (
    <View style={styles.stub}>
      {first}
      <QrCode text={it.Code} />
      {others}
    </View>
  )
}

/** A ticket or a voucher on one page, in every language at once. */
export function TicketPage({ it }: { it: Ticket }) {
  return (
    <Sheet Title={it.Title} way={it.Way} Notes={it.Notes}>
      <Stub it={it} />
      <FactRows facts={it.Facts} hrefOf={({ Key }) => (Key === 'position' ? it.MapUrl : null)} />
      <View style={styles.amounts}>
        <FactRows facts={it.Amounts} style={styles.amount} />
      </View>
    </Sheet>
  )
}
