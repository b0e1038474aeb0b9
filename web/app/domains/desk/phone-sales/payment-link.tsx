import type { DeskReservation } from '@rihla/contract/desk/reservations'
import { languages, type Language } from '@rihla/contract/values/language'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Copyable } from '../../../ui/button/copyable.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { Select } from '../../../ui/form/select.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { longMomentText } from '../moments.ts'
import { languageNames } from '../language-names.ts'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'

type Link = NonNullable<DeskReservation['PaymentLink']>

function SendAgain({ id }: { id: number }) {
  const t = useDeskText()
  const api = useApi()
  const [language, setLanguage] = useState<Language>(useLanguage())
  return (
    <DeedButton
      icon={<Send aria-hidden />}
      text={t('sendLink')}
      title={t('sendLinkTitle')}
      reason={t('sendLinkReason')}
      run={async (deed) => {
        await api.call('sendPaymentLink', { id, Language: language, ...deed })
        return t('linkSent')
      }}
    >
      <Select
        label={t('saleLanguage')}
        value={language}
        onChange={(wanted) => setLanguage(languages.find((known) => known === wanted) ?? language)}
        options={languages.map((value) => ({ value, text: languageNames[value] }))}
      />
    </DeedButton>
  )
}

/** What pays for a sale on the phone: to copy, to read out, and until when. */
export function PaymentLink({
  link,
  reference,
  id,
}: {
  link: Link
  reference: string
  id: number
}) {
  const t = useDeskText()
  const language = useLanguage()
  const may = useMay()
  const onFailed = (): void => showToast({ title: t('failed'), text: t('copyFailed'), tone: 'bad' })
  if (!link.IsOpen) return <p className="notice notice-warn">{t('payLinkOver')}</p>
  return (
    <section className="grid gap-3" aria-label={t('payLink')}>
      <dl className="desk-facts">
        <div>
          <dt>{t('saleAmount')}</dt>
          <dd>
            <Money egp={link.Amount} />
          </dd>
        </div>
        <div>
          <dt>{t('saleUntil')}</dt>
          <dd>{longMomentText(link.Until, language)}</dd>
        </div>
      </dl>
      <div>
        <Copyable
          label={t('saleLink')}
          value={`${location.origin}${link.Path}`}
          onFailed={onFailed}
        />
        <Copyable label={t('saleReference')} value={reference} onFailed={onFailed} />
        <Copyable label={t('salePin')} value={link.Pin} onFailed={onFailed} />
      </div>
      <p className="type-caption text-ink-2">{t('saleReadOut')}</p>
      {may('sendPaymentLink') && (
        <div className="desk-deeds">
          <SendAgain id={id} />
        </div>
      )}
    </section>
  )
}
