import type { ContentTable } from '@rihla/contract/content/tables'
import type { ContentRowsByLanguage } from '@rihla/contract/desk/content'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import type { Deed } from '../deeds/deed-button.tsx'
import { contentQuery } from '../queries.ts'
import { draftOf, rowsOf, type Draft } from './draft/draft.ts'
import { mergeRows, type Merge } from './draft/merge.ts'

/** What is being edited: over which edition, and what that says. */
export type Edit = {
  readonly edition: string
  readonly base: ContentRowsByLanguage
  readonly draft: Draft
}
type Standing = { readonly Edition: string; readonly Rows: ContentRowsByLanguage }

export const editOf = (table: ContentTable, { Edition, Rows }: Standing): Edit => ({
  edition: Edition,
  base: Rows,
  draft: draftOf(table, Rows),
})

/** Whether a draft says something else than what it was made of. */
export function isChanged(table: ContentTable, { base, draft }: Edit): boolean {
  const before = rowsOf(table, draftOf(table, base))
  return JSON.stringify(before) !== JSON.stringify(rowsOf(table, draft))
}

/** Saves an edit; where somebody saved meanwhile, says what they changed instead. */
export function useContentSave(
  table: ContentTable,
  edit: Edit,
  setEdit: (edit: Edit | null) => void,
) {
  const api = useApi()
  const client = useQueryClient()
  const [clash, setClash] = useState<{ merge: Merge; theirs: Standing } | null>(null)
  const rows = rowsOf(table, edit.draft)
  const save = async (deed: Deed): Promise<void> => {
    const query = contentQuery(api, table)
    try {
      // The rows are those of the table; the compiler knows each table's own, and no table of them all.
      const Content = { Table: table, Rows: rows } as never
      const { Edition } = await api.call('saveContent', { ...deed, Edition: edit.edition, Content })
      client.setQueryData(query.queryKey, { Table: table, Edition, Rows: rows })
      void client.invalidateQueries({ queryKey: ['desk-content-preview'] })
      setEdit(null)
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'content_changed') {
        const theirs = await client.fetchQuery({ ...query, staleTime: 0 })
        setClash({ merge: mergeRows(table, edit.base, rows, theirs.Rows), theirs })
      }
      throw error
    }
  }
  const settle = (draft: Draft | null): void => {
    if (!clash) return
    setClash(null)
    const { Edition, Rows } = clash.theirs
    setEdit(draft && { edition: Edition, base: Rows, draft })
  }
  return {
    rows,
    save,
    merge: clash?.merge ?? null,
    join: () => settle(clash && draftOf(table, clash.merge.joined)),
    takeTheirs: () => settle(null),
  }
}
