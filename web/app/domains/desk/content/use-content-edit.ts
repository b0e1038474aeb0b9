import type { ContentTable } from '@rihla/contract/content/tables'
import type { ContentRowsByLanguage } from '@rihla/contract/desk/content'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import type { Deed } from '../deeds/deed-button.tsx'
import { contentQuery } from '../queries.ts'
import { draftOf, rowsOf, withOwnIds, type Draft } from './draft/draft.ts'
import { mergeRows } from './draft/merge.ts'

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

/** An edit that was kept; null: it is none. */
export function keptEdit(it: Partial<Edit> | null | undefined): Edit | null {
  if (!it?.base || !Array.isArray(it.draft) || typeof it.edition !== 'string') return null
  return { edition: it.edition, base: it.base, draft: withOwnIds(it.draft) }
}

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
  const [theirs, setTheirs] = useState<Standing | null>(null)
  const rows = rowsOf(table, edit.draft)
  // Over theirs already, as after an undo, there is nothing to join. What is typed beside the question counts too.
  const clash = theirs && theirs.Edition !== edit.edition ? theirs : null
  const merge = clash && mergeRows(table, edit.base, rows, clash.Rows)
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
        setTheirs(await client.fetchQuery({ ...query, staleTime: 0 }))
      }
      throw error
    }
  }
  return {
    rows,
    save,
    merge,
    join: (): void => {
      if (!clash || !merge) return
      setTheirs(null)
      setEdit({ ...editOf(table, clash), draft: draftOf(table, merge.joined) })
    },
    takeTheirs: (): void => {
      setTheirs(null)
      setEdit(null)
    },
  }
}
