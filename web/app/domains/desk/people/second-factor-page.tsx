import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { KeyRound, ShieldCheck, Smartphone } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import {
  canRenewCodes,
  knowsPasskeys,
  PasskeyList,
  PasskeySetUp,
  RenewCodes,
  secondFactorQuery,
  SetUpSecondFactor,
} from '../../account/index.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { NotThereYet } from '../shell/not-there-yet.tsx'
import { useDeskText } from '../use-desk-text.ts'

/** A kind of second factor: what it is, and what can be done about it. */
const Kind = ({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}) => (
  <section className="desk-row grid gap-4" aria-label={title}>
    <div className="grid gap-1">
      <h2 className="type-title flex items-center gap-3">
        {icon}
        {title}
      </h2>
      <p className="type-small text-ink-2">{text}</p>
    </div>
    {children}
  </section>
)

/** /desk/second-factor: whether mine is on, setting it up, and my passkeys. */
export function SecondFactorPage() {
  const t = useDeskText()
  const client = useQueryClient()
  const [begun, setBegun] = useState<'app' | 'passkey' | 'codes' | null>(null)
  const { data, error, refetch } = useQuery(secondFactorQuery(useApi()))
  const leave = (): void => {
    setBegun(null)
    void client.invalidateQueries({ queryKey: ['second-factor'] })
  }
  if (begun)
    return (
      <main id="main" className="desk-main">
        {begun === 'app' && <SetUpSecondFactor text={t('secondFactorText')} onDone={leave} />}
        {begun === 'codes' && data && (
          <RenewCodes standing={data} onDone={leave} onBack={() => setBegun(null)} />
        )}
        {begun === 'passkey' && (
          <PasskeySetUp
            onBack={() => setBegun(null)}
            onDone={() => {
              leave()
              showToast({ title: t('passkeyIsAdded'), tone: 'ok' })
            }}
          />
        )}
      </main>
    )
  return (
    <DeskPage title={t('mySecondFactor')} path="/desk/second-factor" text={t('secondFactorText')}>
      {data ? (
        <div className="desk-rows">
          <section className="desk-row grid gap-2" aria-label={t('mySecondFactor')}>
            <p className="flex items-center gap-3 font-semibold">
              <ShieldCheck className={data.IsOn ? 'text-teal-700' : 'text-ink-3'} aria-hidden />
              {t(data.IsOn ? 'secondFactorOn' : 'secondFactorOff')}
            </p>
            {data.IsOn && (
              <p className="type-small text-ink-2">
                {t('recoveryLeft', { count: data.RecoveryCodesLeft })} {t('secondFactorLost')}
              </p>
            )}
            {data.IsOn && canRenewCodes(data) && (
              <div>
                <Button onClick={() => setBegun('codes')}>{t('newRecoveryCodes')}</Button>
              </div>
            )}
          </section>
          <Kind icon={<KeyRound aria-hidden />} title={t('passkeys')} text={t('passkeysText')}>
            <PasskeyList standing={data} />
            {knowsPasskeys() ? (
              <div>
                <Button kind="teal" onClick={() => setBegun('passkey')}>
                  {t('addPasskey')}
                </Button>
              </div>
            ) : (
              <p className="type-small text-ink-2">{t('passkeysUnknown')}</p>
            )}
          </Kind>
          <Kind
            icon={<Smartphone aria-hidden />}
            title={t('authenticatorApp')}
            text={t(data.HasAuthenticator ? 'authenticatorOn' : 'authenticatorOff')}
          >
            {!data.HasAuthenticator && (
              <div>
                <Button kind={data.IsOn ? undefined : 'teal'} onClick={() => setBegun('app')}>
                  {t('setUpSecondFactor')}
                </Button>
              </div>
            )}
          </Kind>
        </div>
      ) : (
        <NotThereYet error={error} retry={refetch} />
      )}
    </DeskPage>
  )
}
