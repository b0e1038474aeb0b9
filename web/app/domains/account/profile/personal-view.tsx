import type { CurrentUser } from '@rihla/contract/account'
import { Pencil } from '../../../ui/brand/icons.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { countryName } from '../countries.ts'
import { useAccountText } from '../use-account-text.ts'

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="type-caption text-ink-3">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

/** The personal details as they are stored. */
export function PersonalView({
  user,
  edited,
  onEdit,
}: {
  user: CurrentUser
  /** The form was here a moment ago: the cursor goes back to where it was opened. */
  edited: boolean
  onEdit: () => void
}) {
  const t = useAccountText()
  const language = useLanguage()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (edited) section.current?.querySelector('button')?.focus()
  }, [edited])
  const none = <span className="text-ink-3">{t('notGiven')}</span>
  const ltr = (text: string | null) =>
    text ? (
      <bdi dir="ltr" className="one-piece">
        {text}
      </bdi>
    ) : (
      none
    )
  return (
    <section ref={section} className="panel profile-panel" aria-labelledby="personal">
      <div className="flex items-center justify-between gap-3">
        <h2 id="personal" className="type-h3">
          {t('personal')}
        </h2>
        <Button size="small" onClick={onEdit}>
          <Pencil aria-hidden />
          {t('edit')}
        </Button>
      </div>
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <Row name={t('fullName')}>
          <bdi>{user.FullName}</bdi>
        </Row>
        <Row name={t('email')}>
          {user.Email ? ltr(user.Email) : <span className="text-ink-3">{t('emailNone')}</span>}
        </Row>
        <Row name={t('phoneNumber')}>{ltr(user.PhoneNumber)}</Row>
        <Row name={t('additionalPhone')}>{ltr(user.AdditionPhoneNumber)}</Row>
        <Row name={t('nationality')}>
          {user.Country ? countryName(user.Country, language) : none}
        </Row>
      </dl>
    </section>
  )
}
