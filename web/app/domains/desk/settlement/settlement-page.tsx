import { listedStates, type ListedState } from '@rihla/contract/desk/settlement/states'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Download, FileUp, FileWarning } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { cairoTime, dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { saveFile } from '../../../platform/save-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { csvOf } from '../money/csv.ts'
import { PeriodFields } from '../money/period-fields.tsx'
import { usePeriod, type Period } from '../money/use-period.ts'
import { cairoDayOf } from '../moments.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { NotThereYet } from '../shell/not-there-yet.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { ByDay } from './by-day.tsx'
import { allDifferences } from './difference-rows.ts'
import { Differences } from './differences.tsx'
import { Files } from './files.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { settlementQuery, type Listed, type Settlement } from './settlement-queries.ts'
import { SideBySide } from './side-by-side.tsx'
import { movementNames, stateNames } from './state-names.ts'

/** Days that are named one by one. */
const NAMED = 7

/** Days without a file, which nothing can be said of yet. */
function Unfiled({ days }: { days: readonly string[] }) {
  const t = useDeskText()
  const language = useLanguage()
  if (days.length === 0) return null
  const named = days.slice(0, NAMED).map((day) => dayMonthYear(day, language))
  const list = named.join(t('listComma'))
  const count = days.length - named.length
  return (
    <p className="desk-warning">
      <FileWarning size={20} aria-hidden />
      <span>
        {t('unfiledDays', { days: count > 0 ? t('unfiledMore', { days: list, count }) : list })}
      </span>
    </p>
  )
}

/** What is listed, all pages of it, as a file. */
function CsvButton({ period, state }: { period: Period; state: ListedState | null }) {
  const t = useDeskText()
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const rows = (await allDifferences(api, period, state)).map((it) => [
        // As spreadsheets sort it.
        `${cairoDayOf(it.At)} ${cairoTime(new Date(it.At))}`,
        t(stateNames[it.State].name),
        t(movementNames[it.Movement]),
        it.Number ?? '',
        it.Order ?? '',
        it.Reference ?? '',
        it.Ours ?? '',
        it.Theirs ?? '',
        it.MethodName ?? '',
        it.Reservation?.Reference ?? '',
      ])
      const head = [
        t('csvDay'),
        t('csvState'),
        t('movement'),
        t('transactionNumber'),
        t('orderNumber'),
        t('referenceNumber'),
        t('ledger'),
        t('gatewayFiles'),
        t('method'),
        t('csvReservation'),
      ]
      saveFile(csvOf([head, ...rows]), `settlement-${period.from}-${period.to}.csv`)
    } catch {
      showToast({ title: t('downloadCsv'), text: t('failed'), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" busy={busy && t('working')} onClick={() => void save()}>
      <Download aria-hidden />
      {t('downloadCsv')}
    </Button>
  )
}

/** Which movements are listed, in the address; another period begins anew. */
function useListed(): Listed {
  const [params] = useSearchParams()
  const page = Number(params.get('page'))
  return {
    state: listedStates.find((it) => it === params.get('show')) ?? null,
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  }
}

function Match({ it, period, listed }: { it: Settlement; period: Period; listed: Listed }) {
  const t = useDeskText()
  const [, setParams] = useSearchParams()
  const addressOf = (state: ListedState | null, page: number) => ({
    ...period,
    ...(state && { show: state }),
    ...(page > 1 && { page: String(page) }),
  })
  return (
    <>
      <Unfiled days={it.Unfiled} />
      {it.States.length === 0 ? (
        <EmptyBlock title={t('settlementNone')} text={t('settlementNoneText')} />
      ) : (
        <>
          <SideBySide it={it} />
          <Differences
            it={it}
            listed={listed}
            choose={(state) =>
              setParams(addressOf(state, 1), { replace: true, preventScrollReset: true })
            }
            hrefOf={(page) => ({
              search: new URLSearchParams(addressOf(listed.state, page)).toString(),
            })}
          />
          <ByDay days={it.Days} />
        </>
      )}
    </>
  )
}

/** /desk/money/settlement: what the gateway's files say beside the ledger, and where they differ. */
export function SettlementPage() {
  const t = useDeskText()
  const language = useLanguage()
  const [period, change] = usePeriod()
  const listed = useListed()
  const [isImporting, setIsImporting] = useState(false)
  const asked = useQuery(settlementQuery(useApi(), language, period, listed))
  const { data: it, error, refetch } = asked
  const days = [...new Set([period.from, period.to])]
    .map((day) => dayMonthYear(day, language))
    .join(' – ')
  return (
    <DeskPage
      title={t('settlement')}
      path="/desk/money/settlement"
      text={t('settlementText', { days })}
      end={
        <div className="desk-deeds desk-unprinted">
          <Button kind="teal" size="small" onClick={() => setIsImporting(true)}>
            <FileUp aria-hidden />
            {t('importFile')}
          </Button>
          {it && it.Total > 0 && <CsvButton period={period} state={listed.state} />}
        </div>
      }
    >
      <Link to="/desk/money" className="link desk-back desk-unprinted">
        <ChevronLeft size={18} className="mirror" aria-hidden />
        {t('backToMoney')}
      </Link>
      <PeriodFields period={period} change={change} />
      {error || !it ? (
        <NotThereYet error={error} retry={refetch} />
      ) : (
        <Match it={it} period={period} listed={listed} />
      )}
      <Files />
      {isImporting && (
        <ImportDialog onClose={() => setIsImporting(false)} onImported={(to) => change(to)} />
      )}
    </DeskPage>
  )
}
