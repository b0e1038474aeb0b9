// Node writes thin and narrow spaces where Chrome writes plain ones (around the dash of a range, for
// one), which React reports as a hydration mismatch. Import this before anything formats a date.
const plain = (text: string): string => text.replaceAll(/[\u2009\u202f]/g, ' ')
const plainParts = <P extends { value: string }>(parts: P[]): P[] =>
  parts.map((part) => ({ ...part, value: plain(part.value) }))

const { prototype } = Intl.DateTimeFormat
const { formatRange, formatToParts, formatRangeToParts } = prototype
const format = Object.getOwnPropertyDescriptor(prototype, 'format')?.get

if (format && !('rihlaNormalized' in prototype)) {
  Object.defineProperty(prototype, 'rihlaNormalized', { value: true })
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      const own = format.call(this) as Intl.DateTimeFormat['format']
      return (date?: Date | number) => plain(own(date))
    },
  })
  prototype.formatRange = function (start, end) {
    return plain(formatRange.call(this, start, end))
  }
  prototype.formatToParts = function (date) {
    return plainParts(formatToParts.call(this, date))
  }
  prototype.formatRangeToParts = function (start, end) {
    return plainParts(formatRangeToParts.call(this, start, end))
  }
}
