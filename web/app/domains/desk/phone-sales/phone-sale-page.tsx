import type { PhoneQuote } from '@rihla/contract/desk/phone-sales'
import type { InventoryItem } from '@rihla/contract/desk/inventory'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useDeedKey } from '../deeds/use-deed-key.ts'
import { useKeptEdits } from '../deeds/use-kept-edits.ts'
import { ItemPicker, itemText } from '../inventory/item-picker.tsx'
import { keyOf } from '../inventory/use-inventory-address.ts'
import { DESK, phoneQuoteQuery } from '../queries.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'
import { CustomerFields, type Caller } from './customer-fields.tsx'
import { keptSale, type Sale } from './kept-sale.ts'
import { SalePrice } from './sale-price.tsx'
import { Sold, type SoldTo } from './sold.tsx'
import { blankSale, draftFor, inputOf, type SaleInput, type SaleDraft } from './sale-draft.ts'
import { SaleFields } from './sale-fields.tsx'
import { usePaused } from './use-paused.ts'

const nobody = {
  account: null,
  name: '',
  email: '',
  phone: '',
  requests: '',
  pickUp: '',
  hours: '24',
} as const

/** Whoever types a code goes on within this time, in ms. */
const PAUSE = 500

type DeedKey = ReturnType<typeof useDeedKey>

/** Sells; pressed again after a failure, it is the same sale. */
function useSell({ Key, renew, failed }: DeedKey, onSold: (sold: SoldTo) => void) {
  const api = useApi()
  const t = useDeskText()
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ input, it, quote }: { input: SaleInput; it: Caller; quote: PhoneQuote }) =>
      api.call('sellOnPhone', {
        ...input,
        Key,
        CustomerId: it.account ?? undefined,
        UserName: it.name.trim(),
        Email: it.account === null ? it.email.trim() : undefined,
        Phone: it.phone.trim(),
        Requests: it.requests.trim() || undefined,
        PickUpFrom: (quote.HotelPickUp && it.pickUp.trim()) || undefined,
        Language: it.language,
        Hours: Number(it.hours),
        Total: quote.Total,
        QuoteKey: quote.Key,
      }),
    onSuccess: (sold, { it }) => {
      renew()
      onSold({ id: sold.ReservationId, name: it.name.trim() })
    },
    onError: (error) => failed(error),
    // What it costs, and what is free, may be another by now.
    onSettled: () => client.invalidateQueries({ queryKey: [DESK] }),
  })
  const problem = error && (error instanceof ApiProblem ? error.message : t('failed'))
  return { sell: mutate, isPending, problem, reset }
}

type FormProps = {
  readonly deedKey: DeedKey
  readonly item: InventoryItem
  readonly draft: SaleDraft
  readonly setDraft: (next: (before: SaleDraft) => SaleDraft) => void
  readonly caller: Caller
  readonly setCaller: (next: (before: Caller) => Caller) => void
  readonly onSold: (sold: SoldTo) => void
}

function SaleForm({ deedKey, item, draft, setDraft, caller, setCaller, onSold }: FormProps) {
  const t = useDeskText()
  const may = useMay()
  const language = useLanguage()
  const [tried, setTried] = useState(false)
  const { sell, isPending, problem, reset } = useSell(deedKey, onSold)
  const input = inputOf(item, draft)
  // Half a code isn't asked about, or called wrong.
  const promocode = usePaused(draft.promocode, PAUSE)
  const settled = inputOf(item, { ...draft, promocode })
  const asked = useDeferredValue(settled && JSON.stringify(settled))
  const { data, error, isPlaceholderData } = useQuery(
    phoneQuoteQuery(useApi(), language, asked === null ? null : (JSON.parse(asked) as SaleInput)),
  )
  const quote = asked === null || error ? undefined : data
  // What is shown is what is typed by now: another price isn't agreed to.
  const isCurrent = !isPlaceholderData && asked === (input && JSON.stringify(input))
  const changeDraft = (part: Partial<SaleDraft>): void => {
    reset()
    setDraft((before) => ({ ...before, ...part }))
  }
  const isMissing = [caller.name, caller.phone, caller.email || caller.account].some(
    (value) => !String(value ?? '').trim(),
  )
  const submit = (): void => {
    setTried(true)
    if (input && quote && !isMissing) sell({ input, it: caller, quote })
  }
  return (
    <div className="desk-sale">
      <section className="desk-row grid gap-4" aria-labelledby="sale-what">
        <div className="grid gap-1">
          <h2 id="sale-what" className="type-h3">
            <bdi>{itemText(item)}</bdi>
          </h2>
          {may('getInventory') && (
            <Link
              className="link type-small"
              to={`/desk/inventory?of=${keyOf({ kind: item.Kind, id: item.Id })}`}
              // Beside the form: a customer waits while it is looked at.
              target="_blank"
            >
              {t('saleFreeDays')}
            </Link>
          )}
        </div>
        <SaleFields {...{ item, quote, isCurrent }} it={draft} change={changeDraft} />
        <div className="grid gap-3" aria-live="polite">
          <SalePrice quote={quote} problem={asked !== null && error ? error.message : null} />
        </div>
      </section>
      <section className="desk-row grid gap-4" aria-labelledby="sale-who">
        <h2 id="sale-who" className="type-h3">
          {t('saleWho')}
        </h2>
        <CustomerFields
          it={caller}
          fetches={quote?.HotelPickUp ?? false}
          change={(part) => (reset(), setCaller((before) => ({ ...before, ...part })))}
        />
        <div className="grid gap-2 empty:hidden" role="alert">
          {tried && isMissing && <p className="desk-problem">{t('saleMissing')}</p>}
          {problem && <p className="desk-problem">{problem}</p>}
        </div>
        <Button
          kind="primary"
          size="large"
          disabled={!quote?.HasRoom || !isCurrent}
          busy={isPending && t('working')}
          onClick={submit}
        >
          {t('saleSell')}
        </Button>
      </section>
    </div>
  )
}

/** /desk/sell: books for whoever calls, by the same checkout, and mails them the link that pays. */
export function PhoneSalePage() {
  const t = useDeskText()
  const language = useLanguage()
  const [item, setItem] = useState<InventoryItem | null>(null)
  const [draft, setDraft] = useState<SaleDraft>(blankSale)
  const [caller, setCaller] = useState<Caller>({ ...nobody, language })
  const [sold, setSold] = useState<SoldTo | null>(null)
  const [isResumed, setIsResumed] = useState(false)
  const deedKey = useDeedKey()
  const unsent = item && !sold && { sale: { item, draft, caller, key: deedKey.Key } }
  useKeptEdits<Sale>(unsent || {}, ({ sale }) => {
    const kept = keptSale(sale, { ...nobody, language })
    if (!kept) return
    setItem(kept.item)
    setDraft(kept.draft)
    setCaller(kept.caller)
    deedKey.resume(kept.key)
    setIsResumed(true)
  })
  const startAnew = (): void => {
    deedKey.renew()
    setIsResumed(false)
    setSold(null)
    setItem(null)
    setDraft(blankSale)
    setCaller({ ...nobody, language })
  }
  return (
    <DeskPage title={t('phoneSale')} path="/desk/sell" text={t('phoneSaleText')}>
      {sold ? (
        <Sold it={sold} onAnother={startAnew} />
      ) : (
        <>
          {isResumed && (
            <div className="desk-note flex flex-wrap items-center gap-3" role="status">
              <p>{t('saleResumed')}</p>
              <Button kind="soft" onClick={startAnew}>
                {t('saleAnew')}
              </Button>
            </div>
          )}
          <ItemPicker
            onPick={(_which, picked) => {
              deedKey.renew()
              setDraft(draftFor(picked, item, draft))
              setItem(picked)
            }}
          />
          {item && (
            <SaleForm
              key={keyOf({ kind: item.Kind, id: item.Id })}
              {...{ deedKey, item, draft, setDraft, caller, setCaller }}
              onSold={setSold}
            />
          )}
        </>
      )}
    </DeskPage>
  )
}
