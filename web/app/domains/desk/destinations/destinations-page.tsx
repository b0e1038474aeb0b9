import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ExternalLink } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { UnsavedGuard } from '../content/unsaved-guard.tsx'
import { useKeptEdits } from '../deeds/use-kept-edits.ts'
import { destinationQuery, destinationsQuery } from '../queries.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { NotThereYet } from '../shell/not-there-yet.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { DestinationEditor } from './destination-editor.tsx'
import { DestinationList } from './destination-list.tsx'
import { editOf, isChanged, keptEdit, type DestinationEdit } from './use-destination-edit.ts'

type Edits = Readonly<Partial<Record<number, DestinationEdit>>>

function One({
  id,
  edit,
  setEdit,
}: {
  id: number
  edit: DestinationEdit | undefined
  setEdit: (edit: DestinationEdit | null) => void
}) {
  const t = useDeskText()
  const language = useLanguage()
  const { data, error, refetch } = useQuery(destinationQuery(useApi(), id))
  const back = (
    <Link to="/desk/destinations" className="link inline-flex items-center gap-1">
      <ChevronLeft size={18} className="mirror" aria-hidden />
      {t('destinationsAll')}
    </Link>
  )
  if (!data)
    return (
      <>
        <p>{back}</p>
        <NotThereYet error={error} retry={refetch} />
      </>
    )
  const { En, Ar } = data.Destination
  const name = { en: En.Name, ar: Ar.Name }[language]
  return (
    <>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {back}
        <a
          className="link inline-flex items-center gap-1"
          href={`/destinations/${data.Slug}`}
          target="_blank"
          rel="noopener"
        >
          {t('destinationPage')}
          <ExternalLink size={16} aria-hidden />
        </a>
      </p>
      <h2 className="type-h3">
        <bdi>{name}</bdi>
      </h2>
      <DestinationEditor key={id} {...{ id, name, setEdit }} edit={edit ?? editOf(data)} />
    </>
  )
}

/** /desk/destinations: what each place is called, says and shows. */
export function DestinationsPage() {
  const t = useDeskText()
  const [params] = useSearchParams()
  const asked = params.get('id') ?? ''
  const id = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null
  // What is written of one stays while another is looked at.
  const [edits, setEdits] = useState<Edits>({})
  const { data, error, refetch } = useQuery(destinationsQuery(useApi()))
  const isUnsaved = (of: number): boolean => {
    const its = edits[of]
    return its !== undefined && isChanged(its)
  }
  const unsaved = Object.fromEntries(
    Object.entries(edits).flatMap(([of, its]) => (its && isUnsaved(Number(of)) ? [[of, its]] : [])),
  )
  const giveUp = useKeptEdits<DestinationEdit>(unsaved, (kept) => {
    const its = Object.entries(kept).flatMap(([of, one]) => {
      const edit = keptEdit(one)
      return edit ? [[Number(of), edit]] : []
    })
    setEdits((before) => ({ ...(Object.fromEntries(its) as Edits), ...before }))
  })
  const set = (of: number) => (next: DestinationEdit | null) => {
    const { [of]: _, ...others } = edits
    setEdits(next ? { ...others, [of]: next } : others)
  }
  return (
    <DeskPage title={t('destinations')} path="/desk/destinations" text={t('destinationsText')}>
      <UnsavedGuard unsaved={Object.keys(unsaved).length > 0} giveUp={giveUp} />
      {id !== null ? (
        <One id={id} edit={edits[id]} setEdit={set(id)} />
      ) : data ? (
        <DestinationList items={data.Items} isUnsaved={isUnsaved} />
      ) : (
        <NotThereYet error={error} retry={refetch} />
      )}
    </DeskPage>
  )
}
