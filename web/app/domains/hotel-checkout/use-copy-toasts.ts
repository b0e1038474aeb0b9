import { showToast } from '../../ui/feedback/toast.ts'
import { useHotelCheckoutText } from './use-hotel-checkout-text.ts'

/** Says that something was copied, or that there is no clipboard to copy it to. */
export function useCopyToasts() {
  const t = useHotelCheckoutText()
  return {
    onCopied: (): void => showToast({ title: t('copied'), tone: 'ok' }),
    onCopyFailed: (): void => showToast({ title: t('copyFailed'), tone: 'bad' }),
  }
}
