import { Download } from '../../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { saveFile } from '../../../platform/save-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { csvOf } from '../money/csv.ts'
import { useDeskText } from '../use-desk-text.ts'

export type Column = { readonly name: string; readonly show: (value: number) => ReactNode }
export type Row = {
  readonly key: string
  readonly name: string
  readonly cells: readonly (number | null)[]
}
export type Sheet = {
  readonly id: string
  readonly title: string
  readonly of: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

function SheetTable({ it }: { it: Sheet }) {
  return (
    <section className="grid gap-2 min-w-0" aria-labelledby={it.id}>
      <h3 id={it.id} className="type-title">
        {it.title}
      </h3>
      {/* Wider than a phone: it scrolls by itself, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached */}
      <div className="desk-report-scroll" role="group" aria-labelledby={it.id} tabIndex={0}>
        <table className="desk-money desk-report-table">
          <thead>
            <tr>
              <th scope="col">{it.of}</th>
              {it.columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {it.rows.map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {it.columns.map((column, at) => {
                  const value = cells[at] ?? null
                  return <td key={column.name}>{value ? column.show(value) : '–'}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** A sheet as lines of a file: days and kinds as they are named, numbers as they are. */
const linesOf = ({ of, columns, rows }: Sheet): (string | number)[][] => [
  [of, ...columns.map(({ name }) => name)],
  ...rows.map(({ name, cells }) => [name, ...cells.map((it) => it ?? '')]),
]

/** The numbers behind a plot: folded away until they are wanted, and as a file. */
export function ReportTables({ sheets, file }: { sheets: readonly Sheet[]; file: string }) {
  const t = useDeskText()
  return (
    <details className="desk-report-tables">
      <summary>{t('reportTable')}</summary>
      <div className="grid gap-5 pt-3 min-w-0">
        <Button
          size="small"
          className="justify-self-start"
          onClick={() =>
            saveFile(
              csvOf(sheets.flatMap((it, at) => [...(at > 0 ? [['']] : []), ...linesOf(it)])),
              file,
            )
          }
        >
          <Download aria-hidden />
          {t('downloadCsv')}
        </Button>
        {sheets.map((it) => (
          <SheetTable key={it.id} it={it} />
        ))}
      </div>
    </details>
  )
}
