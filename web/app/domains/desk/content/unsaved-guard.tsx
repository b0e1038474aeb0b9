import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useDeskText } from '../use-desk-text.ts'

/** Asks before a page is left on which something isn't saved. */
export function UnsavedGuard({ unsaved, giveUp }: { unsaved: boolean; giveUp: () => void }) {
  const t = useDeskText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      open
      onClose={() => blocker.reset()}
      title={t('contentLeave')}
      actions={
        <>
          <Button onClick={() => blocker.reset()}>{t('contentStay')}</Button>
          <Button
            kind="danger"
            onClick={() => {
              giveUp()
              blocker.proceed()
            }}
          >
            {t('contentLeaveNow')}
          </Button>
        </>
      }
    >
      <p className="pt-2">{t('contentLeaveText')}</p>
    </Dialog>
  )
}
