import { KeyRound, Smartphone } from '../../../ui/brand/icons.ts'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useAccountText } from '../use-account-text.ts'
import { PasskeySetUp } from './passkey-set-up.tsx'
import { SetUp } from './set-up.tsx'

export type SetUpWay = 'app' | 'passkey'

/** Which second factor to set up, for whoever needs one and has none, and then the way through it. */
export function ChooseSetUp({
  chosen,
  onChoose,
  onDone,
}: {
  chosen: SetUpWay | null
  onChoose: (way: SetUpWay | null) => void
  onDone: () => void
}) {
  const t = useAccountText()
  if (chosen === 'passkey') return <PasskeySetUp onDone={onDone} onBack={() => onChoose(null)} />
  if (chosen === 'app') return <SetUp text={t('secondRequired')} onDone={onDone} />
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
        <Button kind="primary" size="large" onClick={() => onChoose('passkey')}>
          <KeyRound aria-hidden />
          {t('passkeyChoose')}
        </Button>
        <p className="type-small text-ink-2">{t('passkeyAddText')}</p>
      </div>
      <div className="grid gap-2">
        <Button size="large" onClick={() => onChoose('app')}>
          <Smartphone aria-hidden />
          {t('appChoose')}
        </Button>
        <p className="type-small text-ink-2">{t('appChooseText')}</p>
      </div>
    </section>
  )
}
