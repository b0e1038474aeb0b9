import type { ContentFields, ContentTable } from '@rihla/contract/content/tables'
import { ArrowDown, ArrowUp, Plus, Trash2 } from '../../../../ui/brand/icons.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button, IconButton } from '../../../../ui/button/button.tsx'
import { useDeskText } from '../../use-desk-text.ts'
import type { Entry } from '../draft/draft.ts'
import type { Problems } from '../draft/problems.ts'
import { EntryFields } from '../fields/entry-fields.tsx'

type Props = {
  table: ContentTable
  fields: ContentFields
  entries: readonly Entry[]
  onChange: (entries: readonly Entry[]) => void
  problems: Problems
  /** What the list is called. */
  name: string
  /** What each is called, where the page has a place for it: then none is added, moved or removed. */
  titleOf?: ((entry: Entry) => string) | undefined
  empty: () => Entry
  most: number
  none: string
}

const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const all = [...list]
  all.splice(to, 0, ...all.splice(from, 1))
  return all
}

/** Where the focus goes once the list is another: to a button of a row that moved, or to the one that adds. */
type Focus = { readonly id: string; readonly button: 'up' | 'down' } | 'add'

function useFocus() {
  const list = useRef<HTMLDivElement>(null)
  const next = useRef<Focus | null>(null)
  useEffect(() => {
    const focus = next.current
    if (focus === null) return
    next.current = null
    const within = (selector: string) => list.current?.querySelector<HTMLElement>(selector)
    if (focus === 'add') within('[data-button="add"]')?.focus()
    else {
      const row = `[data-entry="${focus.id}"] [data-button`
      const wanted =
        within(`${row}="${focus.button}"]:not(:disabled)`) ?? within(`${row}]:not(:disabled)`)
      wanted?.focus()
    }
  })
  const setFocus = (focus: Focus): void => {
    next.current = focus
  }
  return { list, setFocus }
}

function Card({
  entry,
  title,
  buttons,
  children,
}: {
  entry: Entry
  title: string
  buttons?: ReactNode
  children: ReactNode
}) {
  return (
    <li className="desk-row grid gap-3" data-entry={entry.id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{title}</h3>
        {buttons && <div className="flex gap-1">{buttons}</div>}
      </div>
      {children}
    </li>
  )
}

/** Rows in their order: written, moved, added and removed. */
export function EntryList({ entries, onChange, titleOf, name, ...it }: Props) {
  const t = useDeskText()
  const { list, setFocus } = useFocus()
  const move = (at: number, by: -1 | 1): void => {
    onChange(moved(entries, at, at + by))
    setFocus({ id: entries[at]?.id ?? '', button: by < 0 ? 'up' : 'down' })
  }
  const buttonsOf = (at: number, what: string) => (
    <>
      <IconButton
        label={t('contentUp', { what })}
        data-button="up"
        disabled={at === 0}
        onClick={() => move(at, -1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={t('contentDown', { what })}
        data-button="down"
        disabled={at === entries.length - 1}
        onClick={() => move(at, 1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton
        label={t('contentRemove', { what })}
        onClick={() => {
          onChange(entries.filter((_, one) => one !== at))
          setFocus('add')
        }}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </>
  )
  return (
    <div ref={list} className="grid grid-cols-1 gap-3">
      {entries.length === 0 && <p className="type-small text-ink-2">{it.none}</p>}
      <ol className="desk-rows">
        {entries.map((entry, at) => {
          const title = titleOf?.(entry) ?? t('contentEntry', { what: name, n: at + 1 })
          return (
            <Card
              key={entry.id}
              entry={entry}
              title={title}
              buttons={!titleOf && buttonsOf(at, title)}
            >
              <EntryFields
                table={it.table}
                fields={it.fields}
                problems={it.problems}
                entry={entry}
                onChange={(changed) =>
                  onChange(entries.map((one) => (one.id === changed.id ? changed : one)))
                }
              />
            </Card>
          )
        })}
      </ol>
      {!titleOf && (
        <div>
          <Button
            size="small"
            data-button="add"
            disabled={entries.length >= it.most}
            onClick={() => onChange([...entries, it.empty()])}
          >
            <Plus aria-hidden />
            {t('contentAdd', { what: name })}
          </Button>
        </div>
      )}
    </div>
  )
}
