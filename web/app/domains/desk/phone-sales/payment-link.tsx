import type { DeskReservation } from '@rihla/contract/desk/reservations'
import type { Language } from '@rihla/contract/values/language'
import { Send } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Copyable } from '../../../ui/button/copyable.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { DeedButton } from '../deeds/deed-button.tsx'
import { longMomentText } from '../moments.ts'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'
import { MailLanguage } from './mail-language.tsx'

type Link = NonNullable<DeskReservation['PaymentLink']>

function SendAgain({ id, speaks }: { id: number; speaks: Language }) {
  const t = useDeskText()
  const api = useApi()
  const [language, setLanguage] = useState(speaks)
  return (
    <DeedButton
      about={id}
      icon={<Send aria-hidden />}
      text={t('sendLink')}
      title={t('sendLinkTitle')}
      reason={t('sendLinkReason')}
      onOpen={() => setLanguage(speaks)}
      run={async (deed) => {
        await api.call('sendPaymentLink', { id, Language: language, ...deed })
        return t('linkSent')
      }}
    >
      <MailLanguage value={language} onChange={setLanguage} />
    </DeedButton>
  )
}

/** What pays for a sale on the phone or a change: to copy, to read out, and until when. */
export function PaymentLink({
  link,
  reference,
  id,
  speaks,
}: {
  link: Link
  reference: string
  id: number
  /** What its traveller reads. */
  speaks: Language
}) {
  const t = useDeskText()
  const language = useLanguage()
  const may = useMay()
  const onFailed = (): void => showToast({ title: t('failed'), text: t('copyFailed'), tone: 'bad' })
  if (!link.IsOpen) return <p className="notice notice-warn">{t('payLinkOver')}</p>
  return (
    <section className="grid gap-3" aria-label={t('payLink')}>
      <dl className="desk-facts">
        {link.ChangesTo && (
          <div>
            <dt>{t('changesTo')}</dt>
            <dd>
              <bdi>{link.ChangesTo}</bdi>
            </dd>
          </div>
        )}
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
          <SendAgain id={id} speaks={speaks} />
        </div>
      )}
    </section>
  )
}
