import { ALT_MAX, ALT_MIN, type PhotoShape } from '@rihla/contract/content/photo-shapes'
import { useId, useRef, useState } from 'react'
import { ApiProblem } from '../../../../platform/api/problem.ts'
import { useApi } from '../../../../platform/api/use-api.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { prose } from '../../../../ui/form/prose.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { useDeskText } from '../../use-desk-text.ts'
import { aspectOf, movesAlong } from './cut.ts'
import type { Placed } from './placed.ts'
import { useChosenFile, type Chosen } from './use-chosen-file.ts'

const MIDDLE = 50
/** A large file over a phone's line. */
const TIMEOUT_MS = 180_000

/** The part that is kept, as its place will show it, and where it lies. */
function Cut({
  shape,
  chosen: { url, size },
  at,
  onMove,
}: {
  shape: PhotoShape
  chosen: Chosen
  at: number
  onMove: (at: number) => void
}) {
  const t = useDeskText()
  const id = useId()
  const along = movesAlong(shape, size)
  return (
    <div className="grid gap-2">
      <img
        src={url}
        alt={t('photoCut')}
        className="desk-content-cut"
        data-shape={shape}
        style={{
          aspectRatio: aspectOf(shape, size),
          objectPosition: along === 'across' ? `${at}% 50%` : `50% ${at}%`,
        }}
      />
      {along && (
        <>
          <label htmlFor={id} className="type-small font-semibold">
            {t(along === 'across' ? 'photoAcross' : 'photoDown')}
          </label>
          {/* Pictures aren't mirrored: what lies left in one is left in either language. */}
          <input
            id={id}
            type="range"
            dir="ltr"
            className="desk-content-slider"
            min={0}
            max={100}
            value={at}
            onChange={(event) => onMove(Number(event.target.value))}
          />
        </>
      )}
    </div>
  )
}

/** A photograph is chosen, cut to the shape of its place, described in both languages, and sent. */
export function PhotoDialog({
  what,
  shape,
  hasOther,
  onClose,
  onPlace,
}: {
  what: string
  shape: PhotoShape
  hasOther: boolean
  onClose: () => void
  onPlace: (photo: Placed) => void
}) {
  const t = useDeskText()
  const api = useApi()
  const input = useRef<HTMLInputElement>(null)
  const { chosen, problem: fileProblem, choose } = useChosenFile()
  const [at, setAt] = useState(MIDDLE)
  const [AltEn, setAltEn] = useState('')
  const [AltAr, setAltAr] = useState('')
  const [inBoth, setInBoth] = useState(true)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (): Promise<void> => {
    if (!chosen) return setProblem(t('photoMissing'))
    if (AltEn.trim().length < ALT_MIN || AltAr.trim().length < ALT_MIN)
      return setProblem(t('photoAltShort'))
    setBusy(true)
    setProblem(null)
    const along = movesAlong(shape, chosen.size)
    try {
      const { Url } = await api.call(
        'uploadContentPhoto',
        {
          Key: crypto.randomUUID(),
          Image: chosen.file,
          Shape: shape,
          Across: along === 'across' ? at : MIDDLE,
          Down: along === 'down' ? at : MIDDLE,
          AltEn,
          AltAr,
        },
        { timeoutMs: TIMEOUT_MS },
      )
      onPlace({ url: Url, alt: { en: AltEn, ar: AltAr }, inBoth: hasOther && inBoth })
      onClose()
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.message : t('failed'))
    } finally {
      setBusy(false)
    }
  }
  const said = problem ?? (fileProblem && t(fileProblem))
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={t('photoTitle', { what })}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('back')}
          </Button>
          <Button kind="teal" busy={busy && t('photoSending')} onClick={() => void send()}>
            {t('photoUse')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-2">
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('photoChoose')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // The same file chosen again is another try.
            event.target.value = ''
            setAt(MIDDLE)
            setProblem(null)
            if (file) void choose(file)
          }}
        />
        {chosen && <Cut shape={shape} chosen={chosen} at={at} onMove={setAt} />}
        <div className="grid justify-items-start gap-1">
          <Button size="small" onClick={() => input.current?.click()}>
            {t(chosen ? 'photoAnother' : 'photoChoose')}
          </Button>
          <p className="field-hint">{t('photoHint')}</p>
        </div>
        <TextField
          label={t('photoAltEn')}
          lang="en"
          dir="ltr"
          {...prose}
          value={AltEn}
          onChange={setAltEn}
          maxLength={ALT_MAX}
        />
        <TextField
          label={t('photoAltAr')}
          lang="ar"
          dir="rtl"
          {...prose}
          value={AltAr}
          onChange={setAltAr}
          maxLength={ALT_MAX}
        />
        {hasOther && <Checkbox label={t('photoBoth')} checked={inBoth} onChange={setInBoth} />}
        {said && (
          <p className="desk-problem" role="alert">
            {said}
          </p>
        )}
      </div>
    </Dialog>
  )
}
