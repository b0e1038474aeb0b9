import type { Revision } from '@rihla/contract/blog/history'
import { commaOf } from '@rihla/contract/values/language'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { ErrorBlock, LoadingBlock } from '../../../ui/feedback/result-block.tsx'
import { Dialog, Sheet } from '../../../ui/overlay/dialog.tsx'
import { changedFields } from '@rihla/contract/blog/fields'
import { moment } from '../date-labels.ts'
import { historyQuery, revisionQuery } from '../queries.ts'
import { useWritingText } from '../use-writing-text.ts'
import { FieldChanges } from './field-changes.tsx'
import { fieldNames } from './field-text.ts'

/** What a version changed against the one that stood before it. */
function Changes({ id, revision }: { id: number; revision: number }) {
  const t = useWritingText()
  const api = useApi()
  const { data, isError, refetch } = useQuery(revisionQuery(api, id, revision))
  if (isError)
    return (
      <Button size="small" onClick={() => void refetch()}>
        {t('historyFailed')}. {t('tryAgain')}
      </Button>
    )
  if (!data) return <p className="type-small text-ink-2">{t('loading')}</p>
  const { fields, before } = data
  if (!before) return <p className="type-small text-ink-2">{t('firstVersion')}</p>
  return <FieldChanges fields={changedFields(before, fields)} before={before} after={fields} />
}

const useName = () => {
  const t = useWritingText()
  return ({ version }: Revision): string =>
    version === null ? t('setAside') : t('versionOf', { n: version })
}

function About({ revision }: { revision: Revision }) {
  const t = useWritingText()
  const language = useLanguage()
  const { saved_by: name, saved_at: at, changed, restored } = revision
  const fields = changed.map((field) => t(fieldNames[field])).join(commaOf(language))
  return (
    <>
      <p className="type-caption text-ink-3">
        {t('savedBy', { name: name ?? t('somebody'), date: moment(at, language) })}
      </p>
      {restored !== null && <p className="type-small">{t('restoredFrom', { n: restored })}</p>}
      {fields !== '' && <p className="type-small">{t('changedFields', { fields })}</p>}
    </>
  )
}

function Version({
  id,
  revision,
  isCurrent,
  onRestore,
}: {
  id: number
  revision: Revision
  isCurrent: boolean
  onRestore: () => void
}) {
  const t = useWritingText()
  const name = useName()(revision)
  const [open, setOpen] = useState(false)
  return (
    <li className="writing-version">
      <div className="flex items-center gap-2">
        <h3 className="type-title flex-1">{name}</h3>
        {isCurrent && <Badge tone="ok">{t('current')}</Badge>}
        {revision.version === null && <Badge tone="info">{t('setAside')}</Badge>}
      </div>
      <About revision={revision} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-expanded={open}
          aria-label={open ? undefined : t('showOf', { name })}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'hide' : 'show')}
        </Button>
        {!isCurrent && (
          <Button size="small" kind="soft" onClick={onRestore}>
            {t('restore')}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
      {open && <Changes id={id} revision={revision.id} />}
    </li>
  )
}

type HistoryProps = {
  id: number
  /** The version that stands. */
  current: number
  /** Brings a version back; the answer says why it couldn't. */
  restore: (revision: number) => Promise<string | null>
  onClose: () => void
}

function RestoreQuestion({
  revision,
  restore,
  onDone,
}: {
  revision: Revision
  restore: HistoryProps['restore']
  onDone: (restored: boolean) => void
}) {
  const t = useWritingText()
  const name = useName()(revision)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (): Promise<void> => {
    setBusy(true)
    const problem = await restore(revision.id)
    setBusy(false)
    setFailure(problem)
    if (problem === null) onDone(true)
  }
  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      title={t('restoreQuestion', { name })}
      locked={busy}
      actions={
        <>
          <Button disabled={busy} onClick={() => onDone(false)}>
            {t('cancel')}
          </Button>
          <Button kind="teal" busy={busy && t('restoring')} onClick={() => void run()}>
            {t('restore')}
          </Button>
        </>
      }
    >
      <p className="mt-3 text-ink-2">{t('restoreText')}</p>
      {failure && (
        <p className="notice notice-bad mt-3" role="alert">
          {failure}
        </p>
      )}
    </Dialog>
  )
}

/** Every version of an article, who saved it and what changed; each can be brought back. */
export function HistorySheet({ id, current, restore, onClose }: HistoryProps) {
  const t = useWritingText()
  const api = useApi()
  const { data, isError, refetch } = useQuery(historyQuery(api, id))
  const [asked, setAsked] = useState<Revision | null>(null)
  return (
    <Sheet open onClose={onClose} title={t('historyTitle')} from="side">
      {isError ? (
        <ErrorBlock
          title={t('historyFailed')}
          action={{ text: t('tryAgain'), onClick: () => void refetch() }}
        />
      ) : !data ? (
        <LoadingBlock text={t('loading')} />
      ) : data.length === 0 ? (
        <p className="text-ink-2">{t('historyEmpty')}</p>
      ) : (
        <ol className="grid gap-4">
          {data.map((revision) => (
            <Version
              key={revision.id}
              id={id}
              revision={revision}
              isCurrent={revision.version === current}
              onRestore={() => setAsked(revision)}
            />
          ))}
        </ol>
      )}
      {asked && (
        <RestoreQuestion
          revision={asked}
          restore={restore}
          onDone={(restored) => {
            setAsked(null)
            if (restored) onClose()
          }}
        />
      )}
    </Sheet>
  )
}
