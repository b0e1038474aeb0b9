import { Check, CircleX, Info, X } from '../brand/icons.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { IconButton } from '../button/button.tsx'
import { toasts } from './toast.ts'
import { useUiText } from '../use-ui-text.ts'

const looks = {
  ok: ['bg-ok-50 text-ok-ink', Check],
  info: ['bg-info-50 text-info-ink', Info],
  bad: ['bg-bad-50 text-bad-600', CircleX],
} as const

/** What is said in one language doesn't stay open over a page in another. */
function useOneLanguage(): void {
  const language = useLanguage()
  const shownIn = useRef(language)
  useEffect(() => {
    if (shownIn.current === language) return
    shownIn.current = language
    toasts.dismiss()
  }, [language])
}

/** Above an open dialog only what is in the browser's top layer is seen. */
function useAboveDialogs(shown: object | null) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const region = ref.current
    if (!shown || !region?.showPopover || !document.querySelector('dialog[open]')) return
    region.popover = 'manual'
    region.showPopover()
    return () => {
      region.popover = null
    }
  }, [shown])
  return ref
}

/** Where toasts appear; once per page. */
export function ToastRegion() {
  const t = useUiText()
  useOneLanguage()
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null)
  const region = useAboveDialogs(toast)
  const [colours, Icon] = looks[toast?.tone ?? 'ok']
  return (
    <div
      ref={region}
      className="toasts"
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      <div role={toast?.tone === 'bad' ? 'alert' : 'status'}>
        {toast && (
          <div key={toast.id} className="toast">
            <span className={`toast-icon ${colours}`}>
              <Icon aria-hidden />
            </span>
            <div>
              <p className="toast-title">{toast.title}</p>
              {toast.text && <p className="toast-text">{toast.text}</p>}
              {toast.link && (
                <Link
                  className="link text-[0.875rem]"
                  to={toast.link.href}
                  onClick={toasts.dismiss}
                >
                  {toast.link.text}
                </Link>
              )}
            </div>
            <IconButton label={t('close')} onClick={toasts.dismiss} className="-me-2 -mt-2">
              <X size={18} />
            </IconButton>
          </div>
        )}
      </div>
    </div>
  )
}
