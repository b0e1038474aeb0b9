import { Timer, TimerOff } from '../brand/icons.ts'
import { clockText, useCountdown } from './use-countdown.ts'
import { useUiText } from '../use-ui-text.ts'

const placed = (text: string) => [...text].map((digit, at) => ({ digit, place: text.length - at }))

/** A time whose digits each have a cell, so that nothing moves. */
export const Digits = ({ text }: { text: string }) => (
  <span className="digits" translate="no" aria-hidden>
    {placed(text).map(({ digit, place }) => (
      <span key={place} className={digit === ':' ? 'digits-colon' : undefined}>
        {digit}
      </span>
    ))}
  </span>
)

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How much time is left: digits to see, whole minutes or hours to hear, when a reader comes by. */
export function TimeLeft({ ms, text = clockText(ms) }: { ms: number; text?: string }) {
  const t = useUiText()
  const words =
    ms >= HOUR
      ? t('hours', { count: Math.floor(ms / HOUR) })
      : ms >= MINUTE
        ? t('minutes', { count: Math.floor(ms / MINUTE) })
        : t('underAMinute')
  return (
    <>
      <Digits text={text} />
      <span className="sr-only">{words}</span>
    </>
  )
}

export type CountdownProps = {
  /** ISO instant by the server's clock. */
  until: string
  /** The server's time when the page was made, when it was rendered there. */
  startsAt?: string
  /** What is held, such as "Seats held for you". */
  label: string
  /** What ended, such as "The hold has ended". */
  endedText: string
  onCheckAgain?: () => void
}

/** How long a hold lasts: running, the last minute (announced once), over. */
export function Countdown({ until, startsAt, label, endedText, onCheckAgain }: CountdownProps) {
  const t = useUiText()
  const left = useCountdown(until, startsAt)
  const state = left === 0 ? 'ended' : left < MINUTE ? 'last' : 'running'
  return (
    <div className="countdown" data-state={state}>
      {state === 'ended' ? <TimerOff aria-hidden /> : <Timer aria-hidden />}
      <span className="countdown-words" role="status">
        {state === 'ended' ? endedText : state === 'last' ? t('lastMinute') : label}
      </span>
      {state === 'ended' ? (
        onCheckAgain && (
          <button type="button" className="link min-h-11" onClick={onCheckAgain}>
            {t('checkAgain')}
          </button>
        )
      ) : (
        <TimeLeft ms={left} />
      )}
    </div>
  )
}
