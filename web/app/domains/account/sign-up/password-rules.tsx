import { Circle, CircleCheck } from '../../../ui/brand/icons.ts'
import { passwordRules, SIGNS, type PasswordRule } from './signup-rules.ts'
import { useAccountText } from '../use-account-text.ts'

const every = Object.keys(passwordRules) as PasswordRule[]

/** What the password needs, ticked while it is typed. */
export function PasswordRules({
  password,
  rules = every,
}: {
  password: string
  rules?: readonly PasswordRule[]
}) {
  const t = useAccountText()
  return (
    <ul className="rule-list" aria-label={t('rules')}>
      {rules.map((rule) => {
        const met = passwordRules[rule](password)
        return (
          <li key={rule} data-met={met ? '' : undefined}>
            {met ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
            {rule === 'ruleSpecial' ? <SpecialRule /> : t(rule)}
            <span className="sr-only">{t(met ? 'ruleMet' : 'ruleMissing')}</span>
          </li>
        )
      })}
    </ul>
  )
}

function SpecialRule() {
  const t = useAccountText()
  const [before, after] = t('ruleSpecial').split('{signs}')
  return (
    <span>
      {before}
      <bdi dir="ltr">{SIGNS}</bdi>
      {after}
    </span>
  )
}
