import { Save } from '../../../ui/brand/icons.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DeedButton, type Deed } from '../deeds/deed-button.tsx'
import { useDeskText } from '../use-desk-text.ts'

/** Stays in sight below what is written: whether it is saved, the way back, and saving it with a reason. */
export function SaveBar({
  what,
  changed,
  blocked,
  check,
  save,
  saved,
  onUndo,
}: {
  what: string
  changed: boolean
  /** Something has to be decided first. */
  blocked: boolean
  /** What isn't right yet, in words; nothing is sent then. */
  check: () => string | null
  save: (deed: Deed) => Promise<void>
  /** What came of it, in words. */
  saved: string
  onUndo: () => void
}) {
  const t = useDeskText()
  return (
    <div className="desk-content-save">
      <p className="type-small text-ink-2" role="status">
        {t(changed ? 'contentUnsaved' : 'contentAllSaved')}
      </p>
      <Button size="small" disabled={!changed} onClick={onUndo}>
        {t('contentUndo')}
      </Button>
      <DeedButton
        about={what}
        kind="teal"
        icon={<Save aria-hidden />}
        text={t('contentSave')}
        title={t('contentSaveOf', { what })}
        note={t('contentSaveNote')}
        disabled={!changed || blocked}
        check={check}
        run={async (deed) => {
          await save(deed)
          return saved
        }}
      />
    </div>
  )
}
