/** What a spreadsheet takes for a formula when a text begins with it. */
const FORMULA = /^[=+\-@\t\r]/

/** A text as it stands in a table of others; numbers are numbers and need no guard. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a CSV file by RFC 4180, with the mark that lets spreadsheets read Arabic. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob([`\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`], {
    type: 'text/csv;charset=utf-8',
  })
