import { DIFFERENCES_SHOWN } from '@rihla/contract/desk/settlement/limits'
import {
  differenceStates,
  listedStates,
  type ListedState,
} from '@rihla/contract/desk/settlement/states'
import { CircleCheck } from '../../../ui/brand/icons.ts'
import { Link, type To } from 'react-router'
import { Select } from '../../../ui/form/select.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { useFocusOnTurn } from '../../../ui/navigation/use-focus-on-turn.ts'
import { useDeskText } from '../use-desk-text.ts'
import { DifferenceLine } from './difference-line.tsx'
import type { Listed, Settlement } from './settlement-queries.ts'
import { stateNames } from './state-names.ts'

/** Why nothing is listed: nothing differs at all, nothing in this way, or the list ends before this page. */
function NoneListed({
  listed,
  isPast,
  hrefOf,
}: {
  listed: Listed
  isPast: boolean
  hrefOf: (page: number) => To
}) {
  const t = useDeskText()
  if (isPast)
    return (
      <p className="desk-note" role="status">
        {t('differencesPast')}{' '}
        <Link className="link" to={hrefOf(1)} replace preventScrollReset>
          {t('differencesToFirst')}
        </Link>
      </p>
    )
  if (listed.state)
    return (
      <p className="desk-note" role="status">
        {t('differencesNoneOfKind')}
      </p>
    )
  return (
    <div className="desk-settled-well" role="status">
      <CircleCheck aria-hidden />
      <p>
        <strong>{t('differencesNone')}</strong> <span>{t('differencesNoneText')}</span>
      </p>
    </div>
  )
}

/** Differences one by one, a page at a time; also what is expected or undone, when it is asked for. */
export function Differences({
  it,
  listed,
  choose,
  hrefOf,
}: {
  it: Settlement
  listed: Listed
  choose: (state: ListedState | null) => void
  hrefOf: (page: number) => To
}) {
  const t = useDeskText()
  const countOf = (state: ListedState): number =>
    it.Counts.find(({ State }) => State === state)?.Count ?? 0
  const all = differenceStates.reduce((sum, state) => sum + countOf(state), 0)
  const heading = useFocusOnTurn(String(listed.state), listed.page)
  const isUnfiled = it.States.every(({ State }) => State === 'unfiled')
  const options = listedStates
    .filter((state) => countOf(state) > 0 || state === listed.state)
    .map((state) => ({
      value: state,
      text: t('oneState', { state: t(stateNames[state].name), count: countOf(state) }),
    }))
  return (
    <section className="grid gap-3 min-w-0" aria-labelledby="differences">
      <h2
        ref={heading}
        id="differences"
        tabIndex={-1}
        className="type-h3 scroll-mt-24 outline-none"
      >
        {t('differences')}
      </h2>
      {options.length > 0 && (
        <Select
          className="max-w-sm"
          label={t('showWhich')}
          value={listed.state ?? ''}
          onChange={(state) => choose(listedStates.find((one) => one === state) ?? null)}
          options={[{ value: '', text: t('allDifferences', { count: all }) }, ...options]}
        />
      )}
      {isUnfiled ? (
        <p className="desk-note">{t('differencesUnfiled')}</p>
      ) : it.Items.length === 0 ? (
        <NoneListed {...{ listed, isPast: it.Total > 0, hrefOf }} />
      ) : (
        <ul className="desk-rows">
          {it.Items.map((one, at) => (
            // A refund without a number has no other name than its place.
            <li key={`${one.Movement} ${one.Number ?? at}`} className="desk-row">
              <DifferenceLine it={one} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={listed.page}
        totalPages={Math.ceil(it.Total / DIFFERENCES_SHOWN)}
        hrefOf={hrefOf}
      />
    </section>
  )
}
