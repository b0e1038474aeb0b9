import { Button } from '../../../ui/button/button.tsx'
import { useAccountText } from '../use-account-text.ts'
import { minutesAndSeconds } from './use-resend-countdown.ts'

/** How long until another code can be sent; then the button that sends it. */
export function ResendLine({
  secondsLeft,
  busy,
  onResend,
}: {
  secondsLeft: number
  busy: boolean
  onResend: () => void
}) {
  const t = useAccountText()
  if (secondsLeft === 0 || busy)
    return (
      <Button
        kind="text"
        className="-ms-3 justify-self-start"
        busy={busy && t('resending')}
        onClick={onResend}
      >
        {t('resend')}
      </Button>
    )
  const [before, after] = t('newCodeIn').split('{time}')
  return (
    <p className="type-small flex min-h-12 items-center text-ink-2">
      <span>
        {before}
        <bdi dir="ltr">{minutesAndSeconds(secondsLeft)}</bdi>
        {after}
      </span>
    </p>
  )
}
