import {
  destinationOf,
  fieldsOf,
  type DestinationFields,
} from '@rihla/contract/desk/destinations/fields'
import { differing } from '@rihla/contract/content/flat-rows'
import type { EditedDestination } from '@rihla/contract/desk/destinations/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import type { Deed } from '../deeds/deed-button.tsx'
import { destinationQuery } from '../queries.ts'
import { mergeFields } from './merge-fields.ts'

/** What is being edited: over which edition, what that says, and what is to be said. */
export type DestinationEdit = {
  readonly edition: string
  readonly base: DestinationFields
  readonly draft: DestinationFields
}
type Standing = { readonly Edition: string; readonly Destination: EditedDestination }

export function editOf({ Edition, Destination }: Standing): DestinationEdit {
  const base = fieldsOf(Destination)
  return { edition: Edition, base, draft: base }
}

/** An edit that was kept; null: it is none. */
export function keptEdit(it: Partial<DestinationEdit> | null | undefined): DestinationEdit | null {
  if (!it?.base || !it.draft || typeof it.edition !== 'string') return null
  return { edition: it.edition, base: it.base, draft: it.draft }
}

/** Whether a draft says something else than what it was made of. */
export const isChanged = ({ base, draft }: DestinationEdit): boolean =>
  differing(base, draft).length > 0

/** Saves an edit; where somebody saved meanwhile, says what they changed instead. */
export function useDestinationSave(
  id: number,
  edit: DestinationEdit,
  setEdit: (edit: DestinationEdit | null) => void,
) {
  const api = useApi()
  const client = useQueryClient()
  const [theirs, setTheirs] = useState<Standing | null>(null)
  // Over theirs already, as after an undo, there is nothing to join. What is typed beside the question counts too.
  const clash = theirs && theirs.Edition !== edit.edition ? theirs : null
  const merge = clash && mergeFields(edit.base, edit.draft, fieldsOf(clash.Destination))
  const save = async (deed: Deed): Promise<void> => {
    const query = destinationQuery(api, id)
    try {
      const Destination = destinationOf(edit.draft)
      const { Edition } = await api.call('saveDestination', {
        ...deed,
        id,
        Edition: edit.edition,
        Destination: { ...Destination, Image: Destination.Image ?? undefined },
      })
      // It is saved, also where it can't be read again just now.
      client.setQueryData(query.queryKey, (before) => before && { ...before, Edition, Destination })
      setEdit(null)
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'content_changed') {
        setTheirs(await client.fetchQuery({ ...query, staleTime: 0 }))
      }
      throw error
    }
  }
  return {
    save,
    merge,
    join: (): void => {
      if (!clash || !merge) return
      setTheirs(null)
      setEdit({ ...editOf(clash), draft: merge.joined })
    },
    takeTheirs: (): void => {
      setTheirs(null)
      setEdit(null)
    },
  }
}
