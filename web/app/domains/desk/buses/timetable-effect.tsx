import type { TimetablePreview } from '@rihla/contract/desk/buses/calls'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from '../../../ui/brand/icons.ts'
import { useDeferredValue } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { previewTimetableQuery, type TimetableAsked } from './bus-queries.ts'

/** As many as one reads. */
const NAMED = 7

function Refused({ it }: { it: TimetablePreview['Refused'] }) {
  const t = useDeskText()
  const language = useLanguage()
  const more = it.length - NAMED
  return (
    <div className="grid gap-2">
      <p className="flex gap-3">
        <TriangleAlert size={18} className="flex-none mt-1" aria-hidden />
        {t('busEffectRefused')}
      </p>
      <ul className="desk-refused">
        {it.slice(0, NAMED).map(({ Day, Departs, Sold, Held }) => (
          <li key={`${Day} ${Departs}`}>
            <strong>{weekdayDayMonth(Day, language)}</strong> <bdi>{Departs}</bdi>:{' '}
            {t('busClaimed', { sold: Sold, held: Held })}
          </li>
        ))}
        {more > 0 && <li>{t('busMoreClaimed', { count: more })}</li>}
      </ul>
    </div>
  )
}

function Effect({ it }: { it: TimetablePreview }) {
  const t = useDeskText()
  if (it.Refused.length > 0) return <Refused it={it.Refused} />
  const lines = [
    it.Repriced > 0 && t('busEffectRepriced', { count: it.Repriced }),
    it.SoldBefore > 0 && t('busEffectSold', { count: it.SoldBefore }),
    it.Withdrawn > 0 && t('busEffectWithdrawn', { count: it.Withdrawn }),
    it.Opened > 0 && t('busEffectOpened', { count: it.Opened }),
  ].filter((line) => line !== false)
  if (lines.length === 0) return <p>{t('busEffectNone')}</p>
  return (
    <ul className="grid gap-1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/**
 * What is asked of the timetable would do this: to be shown, and what of it keeps it from being saved, in words. `asked`
 * is null while nothing is; `edition` is that of the row.
 */
export function useTimetableEffect(edition: string, asked: TimetableAsked | null) {
  const t = useDeskText()
  const wanted = useDeferredValue(asked)
  const { data, error } = useQuery(previewTimetableQuery(useApi(), useLanguage(), edition, wanted))
  const isShown = wanted !== null && data !== undefined
  const problem =
    (wanted && error?.message) || (isShown && data.Refused.length > 0 && t('busEffectRefused'))
  return {
    problem: problem || null,
    shown: (
      <div className={problem ? 'desk-problem' : 'desk-note'} aria-live="polite">
        <p className="type-caption">{t('effect')}</p>
        {wanted && error ? (
          <p>{error.message}</p>
        ) : isShown ? (
          <Effect it={data} />
        ) : (
          <p>{t('busEffectAsk')}</p>
        )}
      </div>
    ),
  }
}
