import { KeyRound, Smartphone } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useAccountText } from '../use-account-text.ts'
import { knowsPasskeys } from './ask-device.ts'
import { PasskeySetUp } from './passkey-set-up.tsx'
import { SetUp } from './set-up.tsx'

/** Which second factor to set up, for whoever needs one and has none. */
export function ChooseSetUp({ onDone }: { onDone: () => void }) {
  const t = useAccountText()
  const [chosen, setChosen] = useState<'app' | 'passkey' | null>(null)
  if (chosen === 'passkey') return <PasskeySetUp onDone={onDone} onBack={() => setChosen(null)} />
  if (chosen === 'app' || !knowsPasskeys())
    return <SetUp text={t('secondRequired')} onDone={onDone} />
  return (
    <section className="panel staff-card" aria-labelledby="choose-second">
      <PageSeo title={t('secondSetUp')} path="/desk/second-factor" noindex />
      <div className="grid gap-1">
        <h1 id="choose-second" className="type-h2">
          {t('secondSetUp')}
        </h1>
        <p className="text-ink-2">{t('secondRequired')}</p>
      </div>
      <div className="grid gap-2">
        <Button kind="primary" size="large" onClick={() => setChosen('passkey')}>
          <KeyRound aria-hidden />
          {t('passkeyChoose')}
        </Button>
        <p className="type-small text-ink-2">{t('passkeyAddText')}</p>
      </div>
      <div className="grid gap-2">
        <Button size="large" onClick={() => setChosen('app')}>
          <Smartphone aria-hidden />
          {t('appChoose')}
        </Button>
        <p className="type-small text-ink-2">{t('appChooseText')}</p>
      </div>
    </section>
  )
}
