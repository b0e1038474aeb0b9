import type { ExternalProvider } from '@rihla/contract/account/external-login'
import { Button } from '../../../ui/button/button.tsx'
import { useAccountText } from '../use-account-text.ts'
import { ProviderLogo } from './provider-logos.tsx'
import { useExternalSignIn } from './use-external-sign-in.ts'

/** Buttons of the providers that the server has; nothing when it has none. */
export function ExternalButtons({
  providers,
  from,
}: {
  providers: readonly ExternalProvider[]
  from: string | null
}) {
  const t = useAccountText()
  const { start, waiting } = useExternalSignIn(from)
  if (providers.length === 0) return null
  return (
    <div className="grid gap-3">
      <p className="or-line type-caption">{t('orContinue')}</p>
      <div className="provider-buttons">
        {providers.map((provider) => (
          <Button
            key={provider}
            aria-label={t('continueWith', { name: provider })}
            onClick={() => start(provider)}
          >
            <ProviderLogo provider={provider} />
            <bdi>{provider}</bdi>
          </Button>
        ))}
      </div>
      <p className="type-caption min-h-5 text-center text-ink-2" role="status">
        {waiting && t('waitingFor', { name: waiting })}
      </p>
    </div>
  )
}
