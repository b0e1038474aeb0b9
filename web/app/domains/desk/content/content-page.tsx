import { contentTableNames, type ContentTable } from '@rihla/contract/content/tables'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useKeptEdits } from '../deeds/use-kept-edits.ts'
import { contentQuery } from '../queries.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { NotThereYet } from '../shell/not-there-yet.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { ContentEditor } from './content-editor.tsx'
import { partText } from './field-texts.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { editOf, isChanged, keptEdit, type Edit } from './use-content-edit.ts'

/** In the order of the home page, then what stands around every page. */
const parts: readonly ContentTable[] = [
  'hero_content',
  'content_sections',
  'features',
  'trusted_providers',
  'content_translations',
  'customization_content',
  'screenshots_content',
  'stats_content',
  'testimonials_content',
  'partners',
  'app_store_links',
  'footer_content',
  'navigation_content',
]
type Edits = Readonly<Partial<Record<ContentTable, Edit>>>

/** /desk/content: what editors write for the public pages, part by part. */
export function ContentPage() {
  const t = useDeskText()
  const [params] = useSearchParams()
  const table = contentTableNames.find((it) => it === params.get('part')) ?? 'hero_content'
  // What is written in one part stays while another is looked at.
  const [edits, setEdits] = useState<Edits>({})
  const { data, error, refetch } = useQuery(contentQuery(useApi(), table))
  const edit = edits[table] ?? (data && editOf(table, data))
  const isUnsaved = (part: ContentTable): boolean => {
    const its = edits[part]
    return its !== undefined && isChanged(part, its)
  }
  const unsaved = Object.fromEntries(
    parts.flatMap((part) => {
      const its = edits[part]
      return its && isUnsaved(part) ? [[part, its]] : []
    }),
  )
  const giveUp = useKeptEdits<Edit>(unsaved, (kept) => {
    const its = parts.flatMap((part) => {
      const one = keptEdit(kept[part])
      return one ? [[part, one]] : []
    })
    setEdits((before) => ({ ...(Object.fromEntries(its) as Edits), ...before }))
  })
  const set = (next: Edit | null): void => {
    const { [table]: _, ...others } = edits
    setEdits(next ? { ...others, [table]: next } : others)
  }
  return (
    <DeskPage title={t('content')} path="/desk/content" text={t('contentText')}>
      <UnsavedGuard unsaved={Object.keys(unsaved).length > 0} giveUp={giveUp} />
      <nav aria-label={t('contentParts')}>
        <ul className="desk-content-parts">
          {parts.map((part) => (
            <li key={part}>
              <Link
                to={`?part=${part}`}
                replace
                preventScrollReset
                className="chip"
                aria-current={part === table ? 'page' : undefined}
              >
                {partText(t, part)}
                {isUnsaved(part) && <span aria-label={t('contentUnsaved')}>●</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {edit ? (
        <ContentEditor key={table} table={table} edit={edit} setEdit={set} />
      ) : (
        <NotThereYet error={error} retry={refetch} />
      )}
    </DeskPage>
  )
}
