import { Check, Clock } from '../brand/icons.ts'
import { Fragment } from 'react'
import { useUiText } from '../use-ui-text.ts'

export type StepState = 'done' | 'now' | 'next'

/** Where one is in a short sequence; on phones only the current step shows its name. */
export function Steps({ names, current }: { names: readonly string[]; current: number }) {
  const t = useUiText()
  return (
    <ol
      className="steps"
      aria-label={t('steps', { n: current + 1, total: names.length, name: names[current] ?? '' })}
    >
      {names.map((name, at) => {
        const state: StepState = at < current ? 'done' : at === current ? 'now' : 'next'
        return (
          <Fragment key={name}>
            {at > 0 && <li className="steps-line" aria-hidden />}
            <li
              className="step"
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className="step-disc" aria-hidden>
                {state === 'done' ? <Check /> : at + 1}
              </span>
              <span className="step-name">{name}</span>
            </li>
          </Fragment>
        )
      })}
    </ol>
  )
}

export type TimelineItem = { title: string; text?: string; state: StepState }

/** What happened, what happens now, what comes. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  const t = useUiText()
  const words = { done: 'stepDone', now: 'stepNow', next: 'stepNext' } as const
  return (
    <ol className="timeline">
      {items.map(({ title, text, state }, at) => (
        <li key={title} className="timeline-item" data-state={state}>
          <span className="timeline-disc" role="img" aria-label={t(words[state])}>
            {state === 'done' ? <Check /> : state === 'now' ? <Clock /> : at + 1}
          </span>
          <div>
            <p className="font-semibold">{title}</p>
            {text && <p className="type-caption text-ink-3">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
