import { useQuery } from '@tanstack/react-query'
import { Download, FileCheck2, Printer } from '../../../ui/brand/icons.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { recordedDay } from '../moments.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { saveFile } from '../../../platform/save-file.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { moneyQuery } from '../queries.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { NotThereYet } from '../shell/not-there-yet.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useModuleName } from '../use-module-name.ts'
import { csvOf } from './csv.ts'
import { MoneyTable, MoneyTotals, WentBack } from './money-table.tsx'
import { PeriodFields } from './period-fields.tsx'
import { sumBy, type Money, type MoneyLine } from './sum-lines.ts'
import { usePeriod, type Period } from './use-period.ts'

/** The whole period, a line a day, kind and method, as a file; or on paper. */
function Actions({ it, period }: { it: Money; period: Period }) {
  const t = useDeskText()
  const nameOf = useModuleName()
  const head = [
    t('day'),
    t('kind'),
    t('method'),
    t('moneyIn'),
    t('moneyTaken'),
    t('moneyHeld'),
    t('moneyDisputed'),
    t('moneyOwed'),
    t('moneyReturned'),
  ]
  const row = (line: MoneyLine) => [
    line.Day,
    nameOf(line.Module),
    line.MethodName,
    line.In,
    line.Taken,
    line.Held,
    line.Disputed,
    line.Owed,
    line.Returned,
  ]
  return (
    <>
      <Button
        size="small"
        onClick={() =>
          saveFile(csvOf([head, ...it.Lines.map(row)]), `money-${period.from}-${period.to}.csv`)
        }
      >
        <Download aria-hidden />
        {t('downloadCsv')}
      </Button>
      <Button size="small" onClick={() => globalThis.print()}>
        <Printer aria-hidden />
        {t('print')}
      </Button>
    </>
  )
}

function Tables({ it }: { it: Money }) {
  const t = useDeskText()
  const language = useLanguage()
  const nameOf = useModuleName()
  const methods = new Map(it.Lines.map((line) => [line.Method, line.MethodName]))
  const named = (of: (line: MoneyLine) => string, name: (key: string) => string) =>
    sumBy(it.Lines, of).map(({ key, amounts }) => ({ key, amounts, name: name(key) }))
  const total = it.Totals
  return (
    <>
      <MoneyTable
        id="by-method"
        title={t('moneyByMethod')}
        of={t('method')}
        rows={named(
          (line) => line.Method,
          (key) => methods.get(key) ?? key,
        )}
        total={total}
      />
      <MoneyTable
        id="by-kind"
        title={t('moneyByKind')}
        of={t('kind')}
        rows={named((line) => line.Module, nameOf)}
        total={total}
      />
      <MoneyTable
        id="by-day"
        title={t('moneyByDay')}
        of={t('day')}
        rows={named(
          (line) => line.Day,
          (day) => recordedDay(day, language),
        )}
        total={total}
      />
    </>
  )
}

/** /desk/money: what came in, where each pound of it is now, as a file and on paper. */
export function MoneyPage() {
  const t = useDeskText()
  const language = useLanguage()
  const [period, change] = usePeriod()
  const { data: it, error, refetch } = useQuery(moneyQuery(useApi(), language, period))
  const search = new URLSearchParams(period).toString()
  const [from, to] = [dayMonthYear(period.from, language), dayMonthYear(period.to, language)]
  return (
    <DeskPage
      title={t('money')}
      path="/desk/money"
      text={from === to ? t('moneyTextOfDay', { day: from }) : t('moneyText', { from, to })}
      end={
        <div className="desk-deeds desk-unprinted">
          <LinkButton size="small" to={{ pathname: '/desk/money/settlement', search }}>
            <FileCheck2 aria-hidden />
            {t('settlementLink')}
          </LinkButton>
          {it && it.Lines.length > 0 && <Actions it={it} period={period} />}
        </div>
      }
    >
      <PeriodFields period={period} change={change} />
      {error || !it ? (
        <NotThereYet error={error} retry={refetch} />
      ) : it.Lines.length === 0 ? (
        <>
          <EmptyBlock title={t('moneyNone')} text={t('moneyNoneText')} />
          {it.Out > 0 && <WentBack egp={it.Out} />}
        </>
      ) : (
        <>
          <MoneyTotals it={it.Totals} out={it.Out} />
          <Tables it={it} />
        </>
      )}
    </DeskPage>
  )
}
