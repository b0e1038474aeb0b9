import type { ChangeOptions, ChangeQuote } from '@rihla/contract/changing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { failureText } from '../account/index.ts'
import { ChooseStep } from './choose-step.tsx'
import { ContactStep, type Contact } from './contact-step.tsx'
import type { DialogTools, Step } from './dialog-tools.ts'
import { QuoteStep } from './quote-step.tsx'
import { SaleStep, type Sale } from './sale-step.tsx'
import { useChangingText } from './use-changing-text.ts'

type DialogProps = Omit<DialogTools, 'goTo' | 'lock'>

/** The steps of changing a booking. What was typed stays, whatever fails and wherever one goes back to. */
function Steps({
  options,
  tools,
  step,
}: {
  options: ChangeOptions
  tools: DialogTools
  step: Step
}) {
  const [contact, setContact] = useState<Contact>({
    name: options.UserName,
    request: options.SpecialRequest ?? '',
    pickUp: options.PickUpFrom ?? '',
  })
  const [sale, setSale] = useState<Sale>({
    from: options.FromDate,
    to: options.ToDate,
    party: { adults: options.AdultsCount, childAges: options.ChildrenAges },
  })
  const [quote, setQuote] = useState<ChangeQuote | null>(null)
  if (step === 'contact')
    return <ContactStep typed={contact} onType={setContact} tools={tools} options={options} />
  if (step === 'sale' || (step === 'quote' && !quote))
    return (
      <SaleStep
        typed={sale}
        onType={setSale}
        tools={tools}
        options={options}
        onQuoted={(quoted) => {
          setQuote(quoted)
          tools.goTo('quote')
        }}
      />
    )
  if (step === 'quote' && quote)
    return <QuoteStep quote={quote} options={options} tools={tools} onOld={() => setQuote(null)} />
  return <ChooseStep options={options} tools={tools} />
}

/** What can be changed of a booking, and changing it. */
export function ChangeDialog({ id, module, onClose, onChanged, onToPay }: DialogProps) {
  const t = useChangingText()
  const api = useApi()
  const language = useLanguage()
  const [step, goTo] = useState<Step>('choose')
  const [locked, lock] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['change-options', language, module, id],
    staleTime: 0,
    gcTime: 0,
    meta: { personal: true },
    queryFn: ({ signal }) =>
      api.call('getChangeOptions', { ReservationId: id, Module: module }, { signal }),
  })
  const texts = { fallback: t('loadFailed'), network: t('loadFailed') }
  const tools = { id, module, goTo, lock, onClose, onChanged, onToPay }
  return (
    <Dialog open locked={locked} onClose={onClose} title={t('title')} className="change-dialog">
      {data ? (
        <Steps options={data} tools={tools} step={step} />
      ) : error ? (
        <div className="notice notice-bad mt-3 items-center" role="alert">
          <p className="flex-1">{failureText(error, texts)}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      ) : (
        <div className="mt-3 grid gap-3" role="status">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <span className="sr-only">{t('loading')}</span>
        </div>
      )}
    </Dialog>
  )
}
