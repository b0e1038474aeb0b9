import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useDeedKey } from '../deeds/use-deed-key.ts'
import type { Period } from '../money/use-period.ts'
import { DESK } from '../queries.ts'
import { useDeskText } from '../use-desk-text.ts'
import { Reading } from './reading.tsx'
import { useChosenSettlement } from './use-chosen-settlement.ts'
import { cairoToday } from '../../../platform/clock.ts'

/** A file of 5 MB over a phone's line. */
const TIMEOUT_MS = 120_000

/** A settlement file is chosen, read by the server and shown, and then kept. */
export function ImportDialog({
  onClose,
  onImported,
}: {
  onClose: () => void
  onImported: (days: Period) => void
}) {
  const t = useDeskText()
  const api = useApi()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const form = useId()
  const it = useChosenSettlement()
  const { file, from, to, reading } = it
  // Another file, or other days, are another deed.
  const { Key, renew, failed } = useDeedKey()
  const [today] = useState(cairoToday)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy || it.isReading) return
    if (!file || !reading) return setProblem(it.problem ?? t('importMissing'))
    setBusy(true)
    setProblem(null)
    try {
      const done = await api.call(
        'importSettlement',
        {
          File: file,
          Name: file.name,
          From: reading.From,
          To: reading.To,
          Reason: t('importBecause', { name: file.name }).slice(0, 300),
          Key,
        },
        { timeoutMs: TIMEOUT_MS },
      )
      const text = !done.IsNew
        ? t('importKnown')
        : done.Differences > 0
          ? t('importedDiffers', { count: done.Differences })
          : t('importedAlike', { count: done.New })
      showToast({ title: t('importFile'), text, tone: done.Differences > 0 ? 'info' : 'ok' })
      onImported({ from: done.From, to: done.To })
      onClose()
    } catch (error) {
      failed(error)
      setProblem(error instanceof ApiProblem ? error.message : t('failed'))
    } finally {
      setBusy(false)
      void client.invalidateQueries({ queryKey: [DESK] })
    }
  }
  const change = (days: Parameters<typeof it.change>[0]): void => {
    renew()
    void it.change(days)
  }
  const said = problem ?? it.problem
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={t('importTitle')}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('back')}
          </Button>
          <Button
            kind="teal"
            type="submit"
            form={form}
            disabled={it.isReading}
            busy={busy && t('importing')}
          >
            {t('importFile')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-4 pt-2" onSubmit={(event) => void send(event)}>
        <p className="desk-note">{t('importNote')}</p>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={t('importChoose')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            // The same file chosen again is another try.
            event.target.value = ''
            setProblem(null)
            renew()
            if (chosen) void it.choose(chosen)
          }}
        />
        <div className="grid justify-items-start gap-1">
          <Button size="small" disabled={busy} onClick={() => input.current?.click()}>
            {t(file ? 'importAnother' : 'importChoose')}
          </Button>
          <p className="field-hint">{t('importHint')}</p>
        </div>
        {file && (
          <>
            <p className="font-semibold wrap-anywhere">
              <bdi>{file.name}</bdi>
            </p>
            <div className="desk-fields">
              <DateField
                label={t('importFirst')}
                value={from}
                max={today}
                onChange={(day) => change({ from: day, to })}
              />
              <DateField
                label={t('importLast')}
                value={to}
                max={today}
                onChange={(day) => change({ from, to: day })}
              />
            </div>
          </>
        )}
        {it.isReading && (
          <LoadingArea text={t('importReading')}>
            <Skeleton className="h-20 rounded-image!" />
          </LoadingArea>
        )}
        {reading && !it.isReading && <Reading it={reading} />}
        {said && (
          <p className="desk-problem" role="alert">
            {said}
          </p>
        )}
      </form>
    </Dialog>
  )
}
