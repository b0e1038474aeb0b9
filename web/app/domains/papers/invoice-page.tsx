import type { Invoice } from '@rihla/contract/papers'
import type { LocalizedText } from '@rihla/contract/values/language'
import { StyleSheet, View } from '@react-pdf/renderer'
import { FactRows, InColumns, Sheet } from './paper-parts.tsx'

const labels = {
  reference: { en: 'Reference', ar: 'رقم الحجز' },
  booking: { en: 'Booking', ar: 'الحجز' },
} satisfies Record<string, LocalizedText>

const styles = StyleSheet.create({
  block: { marginTop: 14 },
  name: { fontSize: 12, fontWeight: 600 },
  part: { fontWeight: 400, color: '#4c506e' },
  amounts: { marginTop: 10, padding: '4 10', borderRadius: 10, backgroundColor: '#faf7f2' },
  total: { fontSize: 11 },
})

/** An invoice on one page: who sells to whom, the price in its parts, and where the money is. */
export function InvoicePage({ it }: { it: Invoice }) {
  const same = { en: it.Reference, ar: it.Reference }
  return (
    <Sheet Title={it.Title} Notes={it.Notes}>
      <View style={styles.block}>
        {it.Seller.map((text) => (
          <InColumns
            key={text.en}
            text={text}
            style={text === it.Seller[0] ? styles.name : undefined}
          />
        ))}
      </View>
      <View style={styles.block}>
        <FactRows
          facts={[
            { Key: 'reference', Label: labels.reference, Value: same },
            { Key: 'booking', Label: labels.booking, Value: it.Name },
            ...it.Facts,
          ]}
        />
      </View>
      <View style={styles.block}>
        <FactRows
          facts={it.Lines}
          styleOf={(_, at) => (it.Lines[at]?.IsPart ? styles.part : undefined)}
          wide
        />
      </View>
      <View style={styles.amounts}>
        <FactRows facts={it.Amounts} style={styles.total} wide />
      </View>
    </Sheet>
  )
}
