import { Mail } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { useAccountText } from '../use-account-text.ts'
import { EmailDialog } from './email-dialog.tsx'

/** Asks a user without an e-mail for one. */
export function EmailBanner() {
  const t = useAccountText()
  const [open, setOpen] = useState(false)
  return (
    <section className="notice notice-orange items-center! flex-wrap" aria-label={t('addEmail')}>
      <Mail aria-hidden />
      <div className="min-w-52 flex-1">
        <p className="font-semibold">{t('addEmail')}</p>
        <p>{t('addEmailText')}</p>
      </div>
      <Button size="small" kind="teal" onClick={() => setOpen(true)}>
        {t('addEmailStart')}
      </Button>
      <EmailDialog open={open} onClose={() => setOpen(false)} />
    </section>
  )
}
