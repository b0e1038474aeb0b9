import { CHANGE_LIMITS } from '@rihla/contract/changing-limits'
import type { Customer } from '@rihla/contract/desk/phone-sales'
import { EMAIL_MAX, FIND_MIN, PHONE_MAX } from '@rihla/contract/desk/limits'
import type { Language } from '@rihla/contract/values/language'
import { useQuery } from '@tanstack/react-query'
import { Search } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { Button } from '../../../ui/button/button.tsx'
import { OptionCard } from '../../../ui/form/checkbox.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { customersQuery } from '../queries.ts'
import { useDeskText } from '../use-desk-text.ts'
import { KeptHours } from './kept-hours.tsx'
import { MailLanguage } from './mail-language.tsx'

/** Who calls, as it is typed; `account` null: a guest. */
export type Caller = {
  readonly account: number | null
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly requests: string
  /** The hotel that they are fetched from. */
  readonly pickUp: string
  readonly language: Language
  readonly hours: string
}
type Change = (change: Partial<Caller>) => void

const noteOf = ({ Email, Phone }: Customer): string => [Email, Phone].filter(Boolean).join(' · ')

function Accounts({ it, change }: { it: Caller; change: Change }) {
  const t = useDeskText()
  // An account that was chosen before this was shown, as for the offer before, is found again and stays in sight.
  const [text, setText] = useState(it.account === null ? '' : it.email || it.phone)
  const [asked, setAsked] = useState(text)
  const { data, error, refetch } = useQuery(customersQuery(useApi(), asked))
  const items = data?.Items ?? []
  const pick = (customer: Customer | null): void =>
    change(
      customer
        ? {
            account: customer.Id,
            name: customer.Name,
            email: customer.Email ?? '',
            phone: customer.Phone ?? it.phone,
          }
        : { account: null },
    )
  return (
    <div className="grid gap-3">
      <form
        className="desk-sale-find"
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = text.trim()
          if (wanted.length < FIND_MIN) return
          change({ account: null })
          if (wanted === asked) void refetch()
          setAsked(wanted)
        }}
      >
        <TextField
          label={t('saleFindCustomer')}
          dir="ltr"
          type="search"
          maxLength={EMAIL_MAX}
          autoComplete="off"
          value={text}
          onChange={setText}
        />
        <Button type="submit" kind="soft">
          <Search aria-hidden />
          {t('saleFind')}
        </Button>
      </form>
      <div aria-live="polite">
        {error && <p className="desk-problem">{error.message}</p>}
        {data && items.length === 0 && <p className="type-small text-ink-2">{t('saleNotFound')}</p>}
        {items.length > 0 && (
          <fieldset className="grid gap-2">
            <legend className="type-small font-semibold pb-2">{t('saleFound')}</legend>
            {items.map((customer) => (
              <OptionCard
                key={customer.Id}
                name="customer"
                value={String(customer.Id)}
                checked={it.account === customer.Id}
                onChange={() => pick(customer)}
                title={customer.Name}
                text={noteOf(customer)}
              />
            ))}
            <OptionCard
              name="customer"
              value="guest"
              checked={it.account === null}
              onChange={() => pick(null)}
              title={t('saleAsGuest')}
            />
          </fieldset>
        )}
      </div>
    </div>
  )
}

/** Who calls, how they are reached, and how long their places are kept. */
export function CustomerFields({
  it,
  change,
  fetches,
}: {
  it: Caller
  change: Change
  /** Whether people are fetched from their hotel. */
  fetches: boolean
}) {
  const t = useDeskText()
  return (
    <>
      <Accounts it={it} change={change} />
      <div className="desk-fields">
        <TextField
          label={t('saleName')}
          dir="auto"
          autoComplete="off"
          maxLength={100}
          value={it.name}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={t('saleEmail')}
          hint={t('saleEmailHint')}
          type="email"
          dir="ltr"
          autoComplete="off"
          maxLength={EMAIL_MAX}
          disabled={it.account !== null}
          value={it.email}
          onChange={(email) => change({ email })}
        />
        <TextField
          label={t('salePhone')}
          type="tel"
          dir="ltr"
          autoComplete="off"
          maxLength={PHONE_MAX}
          value={it.phone}
          onChange={(phone) => change({ phone })}
        />
        <MailLanguage value={it.language} onChange={(language) => change({ language })} />
        <KeptHours value={it.hours} onChange={(hours) => change({ hours })} />
      </div>
      {fetches && (
        <TextField
          label={t('salePickUp')}
          dir="auto"
          autoComplete="off"
          maxLength={CHANGE_LIMITS.pickUp}
          value={it.pickUp}
          onChange={(pickUp) => change({ pickUp })}
        />
      )}
      <TextArea
        label={t('saleRequests')}
        dir="auto"
        rows={2}
        maxLength={1000}
        value={it.requests}
        onChange={(requests) => change({ requests })}
      />
    </>
  )
}
