import { useQuery } from '@tanstack/react-query'
import {
  Banknote,
  CalendarClock,
  CreditCard,
  Gift,
  Info,
  Landmark,
  Smartphone,
  Store,
  Wallet,
} from '../../../ui/brand/icons.ts'
import type { Ref } from 'react'
import { formatEgp } from '@rihla/contract/values/money'
import type { PaymentMethod } from '@rihla/contract/checkout/payment'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useSignedOut } from '../../../platform/session/session.ts'
import { OptionCard } from '../../../ui/form/checkbox.tsx'
import { CopyFields } from '../../../ui/button/copy-fields.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { EmptyBlock, ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { isCardMethod, paysOnPage } from '../../payments/index.ts'
import { methodsQuery } from '../queries.ts'
import { StepHeading } from '../../../ui/navigation/step-heading.tsx'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { useCheckoutText } from '../use-checkout-text.ts'

const icons: Readonly<Record<string, typeof CreditCard>> = {
  Bank_Card: CreditCard,
  Wallet: Smartphone,
  Installment_Card: CalendarClock,
  Outlet_Code: Store,
  Bank_Transfer: Landmark,
  Credit_Points: Gift,
  PayPal: Wallet,
}

/** The ways to pay for this booking. */
export function useMethods(booking: BookingDraft) {
  const api = useApi()
  const language = useLanguage()
  return useQuery(methodsQuery(api, language, booking.held))
}

function MethodIcon({ id }: { id: string }) {
  const Icon = icons[id] ?? Banknote
  return (
    <span className="method-icon">
      <Icon size={18} aria-hidden />
    </span>
  )
}

function Chosen({ method }: { method: PaymentMethod }) {
  const t = useCheckoutText()
  const signedOut = useSignedOut()
  const card = isCardMethod(method)
  // All that there is to say of points stands above.
  if (method.MethodId === 'Credit_Points') return null
  return (
    <section className="panel checkout-panel" aria-live="polite">
      <h2 className="type-h3">
        {card ? t('cardDetails') : t('otherDetails', { name: method.MethodName })}
      </h2>
      {card && <p className="text-ink-2">{t('cardText')}</p>}
      {!card && paysOnPage(method) && <p className="text-ink-2">{t('pageText')}</p>}
      {method.Instructions && <p className="text-ink-2">{method.Instructions}</p>}
      {method.Fields.length > 0 && <CopyFields fields={method.Fields} />}
      {signedOut && (
        <p className="notice notice-info">
          <Info aria-hidden />
          {t('loginNeeded')}
        </p>
      )}
    </section>
  )
}

type MethodChoiceProps = {
  methods: ReturnType<typeof useMethods>
  chosen: PaymentMethod | undefined
  onChoose: (id: string) => void
  /** Where the methods stand once they are there. */
  list?: Ref<HTMLFieldSetElement>
}

/** The list of methods, and what there is to know about the chosen one. */
export function MethodChoice({ methods, chosen, onChoose, list }: MethodChoiceProps) {
  const t = useCheckoutText()
  const language = useLanguage()
  const { data, isError, refetch } = methods
  if (isError && !data)
    return (
      <ErrorBlock
        title={t('methodsFailed')}
        text={methods.error.message}
        action={{ text: t('tryAgain'), onClick: () => void refetch() }}
      />
    )
  if (data?.length === 0)
    return (
      <EmptyBlock
        title={t('methodsNone')}
        text={t('methodsNoneText')}
        action={{ text: t('tryAgain'), onClick: () => void refetch() }}
      />
    )
  return (
    <>
      <section className="panel checkout-panel">
        <div className="grid gap-1">
          <StepHeading>{t('method')}</StepHeading>
          <p className="type-small text-ink-2">{t('methodText')}</p>
        </div>
        {data ? (
          <fieldset className="grid gap-2.5" ref={list}>
            <legend className="sr-only">{t('method')}</legend>
            {data.map(({ MethodId, MethodName, Note, Fees, PriceWithFees }) => (
              <OptionCard
                key={MethodId}
                name="method"
                value={MethodId}
                checked={chosen?.MethodId === MethodId}
                onChange={onChoose}
                icon={<MethodIcon id={MethodId} />}
                title={MethodName}
                text={[Note, Fees > 0 && t('withFees', { fee: formatEgp(Fees, language) })]
                  .filter(Boolean)
                  .join('. ')}
                end={
                  <strong>
                    <Money egp={PriceWithFees} />
                  </strong>
                }
              />
            ))}
          </fieldset>
        ) : (
          <LoadingArea className="grid gap-2.5" text={t('methodsLoading')}>
            <Skeleton className="h-16 rounded-image!" />
          </LoadingArea>
        )}
      </section>
      {chosen && <Chosen method={chosen} />}
    </>
  )
}
