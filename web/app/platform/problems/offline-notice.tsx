import WifiOff from 'icon:wifi-off'
import { useSyncExternalStore } from 'react'
import { useProblemText } from './use-problem-text.ts'

const watch = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** A bar that says that the connection is gone, for as long as it is. */
export function OfflineNotice() {
  const t = useProblemText()
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="sticky top-0 z-(--z-toast)">
      {!online && (
        <p className="type-small flex items-center justify-center gap-2 bg-warn-50 px-5 py-2 text-warn-text">
          <WifiOff size={16} aria-hidden />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
