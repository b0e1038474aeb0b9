import { Check, Copy } from '../../../ui/brand/icons.ts'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useCopied } from '../../../ui/button/use-copied.ts'
import { useAccountText } from '../use-account-text.ts'

/** The codes that sign in without the second factor, this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useAccountText()
  const { copied, copy } = useCopied()
  return (
    <section className="panel staff-card" aria-labelledby="recovery">
      <PageSeo title={t('secondKeep')} path="/desk/second-factor" noindex />
      <div className="grid gap-1">
        <h1 id="recovery" className="type-h2">
          {t('secondKeep')}
        </h1>
        <p className="text-ink-2">{t('secondKeepText')}</p>
      </div>
      <ol className="second-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button onClick={() => void copy(codes.join('\n'))}>
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span aria-live="polite">{t(copied ? 'secondCopied' : 'secondAllCodes')}</span>
      </Button>
      <Button kind="primary" size="large" onClick={onDone}>
        {t('secondKept')}
      </Button>
    </section>
  )
}
