import type { ContentFields, ContentTable } from '@rihla/contract/content/tables'
import { useDeskText } from '../../use-desk-text.ts'
import { withCell, type Cell, type Entry } from '../draft/draft.ts'
import { placeOf, type Problems } from '../draft/problems.ts'
import { sidesOf } from '../draft/sides.ts'
import { fieldText, inLanguage } from '../field-texts.ts'
import { PictureField } from '../photo/picture-field.tsx'
import type { Placed } from '../photo/placed.ts'
import { FieldInput } from './field-input.tsx'
import { linesOf, type Line, type LineCell } from './lines.ts'

type Props = {
  table: ContentTable
  fields: ContentFields
  entry: Entry
  onChange: (entry: Entry) => void
  problems: Problems
}

function Side({
  line: { field, name: base },
  cell: { side, name, language },
  ...it
}: Props & { line: Line; cell: LineCell }) {
  const t = useDeskText()
  const label = inLanguage(t, fieldText(t, base), language)
  const value = it.entry.sides[side]?.[name] ?? ''
  const set = (entry: Entry, on: string, named: string, cell: Cell): Entry =>
    withCell(it.table, it.fields, entry, { side: on, name: named, value: cell })
  const problem = it.problems.get(placeOf(it.entry, side, name))
  const common = {
    label,
    onChange: (cell: Cell) => it.onChange(set(it.entry, side, name, cell)),
  }
  if (field.kind !== 'picture')
    return <FieldInput {...common} {...{ field, language, value, problem }} />
  const sides = sidesOf(it.table)
  const place = ({ url, alt, inBoth }: Placed): void => {
    let placed = it.entry
    for (const on of inBoth ? sides : [side]) {
      placed = set(placed, on, name, url)
      // What was said of the photograph is what the page says of it, unless something stands there.
      const words = alt[on]
      if (words && placed.sides[on]?.['alt'] === '') placed = set(placed, on, 'alt', words)
    }
    it.onChange(placed)
  }
  return (
    <PictureField
      {...common}
      shape={field.shape}
      error={problem ? t(problem) : null}
      address={String(value)}
      hasOther={sides.length > 1}
      onPlace={place}
    />
  )
}

/** The fields of a row: each text beside its other language. */
export function EntryFields(props: Props) {
  return (
    <div className="desk-content-lines">
      {linesOf(props.table, props.fields).map((line) => (
        <div key={line.name} className="desk-content-line" data-cells={line.cells.length}>
          {line.cells.map((cell) => (
            <Side key={`${cell.side} ${cell.name}`} {...props} line={line} cell={cell} />
          ))}
        </div>
      ))}
    </div>
  )
}
