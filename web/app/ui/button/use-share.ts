import { showToast } from '../feedback/toast.ts'
import { useUiText } from '../use-ui-text.ts'

/** Shares by the device's own sheet, else copies the address and says so. Errors are ignored. */
export function useShare(): (title: string, link?: string | null) => Promise<void> {
  const t = useUiText()
  return async (title, link) => {
    const url = link || location.href
    try {
      if (navigator.share) {
        await navigator.share({ title, url })
      } else if (navigator.clipboard) {
        await navigator.clipboard.writeText(url)
        showToast({ title: t('linkCopied'), text: t('linkCopiedText'), tone: 'info' })
      } else {
        showToast({ title: t('shareUnsupported'), tone: 'info' })
      }
    } catch {
      // Closing the sheet is an error too; none of them matters.
    }
  }
}
