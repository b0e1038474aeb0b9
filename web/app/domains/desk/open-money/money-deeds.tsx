import type { About } from '@rihla/contract/desk/fields'
import type { OpenMoney } from '@rihla/contract/desk/open-money/open-money'
import { HandCoins, RefreshCw, Undo2 } from '../../../ui/brand/icons.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { TakeButton } from '../queues/take-button.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay, useMe } from '../use-me.ts'
import { queues, takenByHand } from './sentence.ts'

const answers = {
  paid: { name: 'askedPaid', tone: 'ok' },
  returned: { name: 'askedReturned', tone: 'info' },
  chooses: { name: 'askedChooses', tone: 'info' },
  review: { name: 'askedReview', tone: 'info' },
  declined: { name: 'askedDeclined', tone: 'info' },
  unpaid: { name: 'askedUnpaid', tone: 'info' },
  silent: { name: 'askedSilent', tone: 'bad' },
} as const

function AskButton({ it }: { it: OpenMoney }) {
  const t = useDeskText()
  const api = useApi()
  return (
    <DeedButton
      about={it.Id}
      kind="teal"
      icon={<RefreshCw aria-hidden />}
      text={t('askGateway')}
      title={t('askGatewayTitle')}
      note={t('askGatewayNote')}
      reason={t('askGatewayReason')}
      run={async (deed) => {
        const { State } = await api.call('askGateway', { id: it.Id, ...deed })
        const { name, tone } = answers[State]
        return { text: t(name), tone }
      }}
    />
  )
}

const returns = {
  done: 'returnedPayment',
  waiting: 'waitsForSecond',
  paid: 'askedPaid',
  chooses: 'askedChooses',
} as const

function ReturnButton({ it, taken }: { it: OpenMoney; taken: number }) {
  const t = useDeskText()
  const api = useApi()
  const me = useMe()
  const isBeside = it.Kind === 'charged_again'
  return (
    <DeedButton
      about={it.Id}
      icon={<Undo2 aria-hidden />}
      text={t('returnPayment')}
      title={t('returnPaymentTitle')}
      note={
        <>
          {t(isBeside ? 'returnChargedNote' : 'returnPaymentNote')}{' '}
          <Money egp={taken} className="font-semibold" />
          {me && taken > me.RefundLimit && <span className="block">{t('aboveLimit')}</span>}
        </>
      }
      reason={t(isBeside ? 'returnChargedReason' : 'returnPaymentReason')}
      run={async (deed) =>
        t(returns[(await api.call('returnPayment', { id: it.Id, ...deed })).State])
      }
    />
  )
}

/** What can be done about money that hasn't come, or isn't back. */
export function MoneyDeeds({ it, about }: { it: OpenMoney; about: About }) {
  const t = useDeskText()
  const may = useMay()
  const queue = queues[it.Kind]
  const byHand = takenByHand[it.Kind]
  return (
    <div className="desk-deeds">
      {queue && (
        <LinkButton kind="teal" size="small" to={queue.to}>
          {t(queue.text)}
        </LinkButton>
      )}
      {byHand && may('takePayment') && (
        <TakeButton
          id={it.Id}
          amount={it.Amount}
          about={about}
          text={t('take')}
          title={t(byHand.title)}
          reason={t(byHand.reason)}
          icon={<HandCoins aria-hidden />}
        />
      )}
      {it.MayAsk && may('askGateway') && <AskButton it={it} />}
      {it.Taken !== null && it.Taken > 0 && may('returnPayment') && (
        <ReturnButton it={it} taken={it.Taken} />
      )}
    </div>
  )
}
