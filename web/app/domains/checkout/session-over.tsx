import { LogIn } from '../../ui/brand/icons.ts'
import { Button } from '../../ui/button/button.tsx'
import { useCheckoutText } from './use-checkout-text.ts'

/** The session ended in the middle: what is safe, and the way on. Nothing has failed by that. */
export function SessionOver({ paying, onLogIn }: { paying: boolean; onLogIn: () => void }) {
  const t = useCheckoutText()
  return (
    <div className="notice notice-warn mt-3" role="alert">
      <LogIn aria-hidden />
      <div className="grid flex-1 justify-items-start gap-2">
        <p>
          <strong className="block">{t('sessionOver')}</strong>
          {t(paying ? 'sessionOverPaying' : 'sessionOverText')}
        </p>
        <Button size="small" onClick={onLogIn}>
          {t('login')}
        </Button>
      </div>
    </div>
  )
}
