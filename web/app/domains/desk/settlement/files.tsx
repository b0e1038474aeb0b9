import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/api/use-api.ts'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { longMomentText } from '../moments.ts'
import { Queue } from '../queues/queue.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { settlementFilesQuery } from './settlement-queries.ts'

/** The files that were imported: their days, their lines, and by whom. */
export function Files() {
  const t = useDeskText()
  const language = useLanguage()
  const asked = useQuery(settlementFilesQuery(useApi()))
  return (
    <section className="desk-unprinted grid gap-3 min-w-0" aria-labelledby="settlement-files">
      <h2 id="settlement-files" className="type-h3">
        {t('settlementFiles')}
      </h2>
      <Queue
        asked={asked}
        empty={t('settlementFilesNone')}
        emptyText={t('settlementFilesNoneText')}
      >
        {(it) => (
          <div className="grid gap-1">
            <p className="wrap-anywhere">
              <bdi className="font-semibold">{it.Name}</bdi>{' '}
              {it.From === it.To
                ? t('fileDays', { from: dayMonthYear(it.From, language) })
                : t('fileSpan', {
                    from: dayMonthYear(it.From, language),
                    to: dayMonthYear(it.To, language),
                  })}
              {!it.IsWhole && ` · ${t('fileUnfinished')}`}
            </p>
            <p className="type-small text-ink-2 wrap-anywhere">
              {t('fileLines', { lines: it.Lines, fresh: it.New })} · {t('fileBy')}{' '}
              <bdi>{it.By}</bdi> · {longMomentText(it.At, language)}
            </p>
          </div>
        )}
      </Queue>
    </section>
  )
}
