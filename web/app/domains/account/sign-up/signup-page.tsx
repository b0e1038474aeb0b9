import type { Country } from '@rihla/contract/account'
import type { ExternalProvider } from '@rihla/contract/account/external-login'
import { toWesternDigits } from '@rihla/contract/values/digits'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Mail, MailCheck } from '../../../ui/brand/icons.ts'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import large from '../../../assets/boat-1200.avif'
import small from '../../../assets/boat-640.avif'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { LinkedText } from '../../privacy/index.ts'
import { AlreadySignedIn } from '../sign-in/already-signed-in.tsx'
import { AuthPage } from '../auth-page.tsx'
import { countriesQuery, dialCountries } from '../countries.ts'
import { EmailField } from '../email-field.tsx'
import { ExternalButtons } from '../external/external-buttons.tsx'
import { focusFirstProblem } from '../focus-problem.ts'
import { NationalityField } from '../nationality/nationality-field.tsx'
import { PasswordRules } from './password-rules.tsx'
import {
  NAME_MAX,
  refusedFields,
  signupProblems,
  toRegisterInput,
  type Registration,
  type SignupField,
} from './signup-rules.ts'
import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'

const NOTHING: Registration = { name: '', email: '', country: null, phone: '', password: '' }
type Refused = { field: SignupField; text: string } | null

/** The form's values, what is wrong with them, and the call; a refusal keeps everything typed. */
function useSignup(countries: readonly Country[], onDone: (email: string, text: string) => void) {
  const t = useAccountText()
  const api = useApi()
  const failure = useFailureText()
  const [values, setValues] = useState(NOTHING)
  const [tried, setTried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<SignupField>>(new Set())
  const [refused, setRefused] = useState<Refused>(null)
  const problems = signupProblems(values)
  const errorOf = (field: SignupField): string | null => {
    if (refused?.field === field) return refused.text
    const problem = problems[field]
    return problem && (tried || left.has(field)) ? t(problem) : null
  }
  const change = (change: Partial<Registration>): void => {
    setValues((now) => ({ ...now, ...change }))
    if (refused && refused.field in change) setRefused(null)
  }
  const { mutate: register, isPending: busy } = useMutation({
    mutationFn: ({ input }: { input: ReturnType<typeof toRegisterInput>; form: HTMLFormElement }) =>
      api.call('register', input, { retries: 0 }),
    onSuccess: (text, { input }) => onDone(input.Email, text),
    onError: (problem, { form }) => {
      const text = failure(problem, 'registrationFallback')
      const field = problem instanceof ApiProblem ? refusedFields[problem.code] : undefined
      if (field) setRefused({ field, text })
      showToast({ title: t('registrationFailed'), text, tone: 'bad' })
      focusFirstProblem(form)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTried(true)
    const form = event.currentTarget
    if (Object.values(problems).some(Boolean)) focusFirstProblem(form)
    else register({ input: toRegisterInput(values, countries), form })
  }
  const leave = (field: SignupField): void => {
    if (values[field]) setLeft((now) => new Set(now).add(field))
  }
  return { values, change, errorOf, leave, submit, busy }
}

function SignupForm({ onDone }: { onDone: (email: string, text: string) => void }) {
  const t = useAccountText()
  const api = useApi()
  const language = useLanguage()
  const { data: countries = [], isError, isPending, refetch } = useQuery(countriesQuery(api))
  const { values, change, errorOf, leave, submit, busy } = useSignup(countries, onDone)
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextField
        label={t('fullName')}
        name="name"
        autoComplete="name"
        counter={`${[...values.name].length}/${NAME_MAX}`}
        value={values.name}
        onChange={(name) => change({ name })}
        onBlur={() => leave('name')}
        error={errorOf('name')}
      />
      <EmailField
        autoComplete="email"
        placeholder={t('emailExample')}
        value={values.email}
        onChange={(email) => change({ email })}
        onBlur={() => leave('email')}
        error={errorOf('email')}
      />
      <NationalityField
        countries={countries}
        state={isError ? 'error' : isPending ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        value={values.country}
        onChange={(country) => change({ country })}
        error={errorOf('country')}
      />
      <PhoneField
        label={t('phone')}
        name="phone"
        countries={dialCountries(countries, language)}
        country={values.country?.Code ?? ''}
        value={values.phone}
        onChange={(phone) => change({ phone: toWesternDigits(phone) })}
        disabled={!values.country}
        hint={values.country ? undefined : t('phoneNeedsCountry')}
        error={errorOf('phone')}
      />
      <div className="grid gap-2">
        <PasswordField
          label={t('password')}
          name="new-password"
          autoComplete="new-password"
          value={values.password}
          onChange={(password) => change({ password })}
          onBlur={() => leave('password')}
          error={errorOf('password')}
        />
        <PasswordRules password={values.password} />
      </div>
      <Button type="submit" kind="primary" size="large" block busy={busy && t('createBusy')}>
        {t('create')}
      </Button>
      <p className="type-caption text-center text-ink-2">
        <LinkedText words={t('accept')} newTab />
      </p>
    </form>
  )
}

function MailSent({ email, text }: { email: string; text: string }) {
  const t = useAccountText()
  return (
    <div className="grid gap-4" role="status">
      <MailCheck size={40} className="text-ok-600" aria-hidden />
      <h1 className="type-h1" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('checkMail')}
      </h1>
      <p>{text}</p>
      <p className="notice notice-soft">
        <Mail aria-hidden />
        <span>
          {t('mailSentTo')}{' '}
          <bdi dir="ltr" className="font-semibold wrap-anywhere">
            {email}
          </bdi>
          . {t('mailNext')}
        </span>
      </p>
      <p className="type-small text-ink-2">{t('mailSpam')}</p>
      <LinkButton kind="teal" size="large" to="/login">
        {t('goLogin')}
      </LinkButton>
    </div>
  )
}

/** /signup: open an account, then look into the mailbox. */
export function SignupPage({ providers }: { providers: readonly ExternalProvider[] }) {
  const t = useAccountText()
  const [sent, setSent] = useState<{ email: string; text: string } | null>(null)
  return (
    <AuthPage
      title={t('signupTitle')}
      path="/signup"
      back={{ text: t('backLogin'), to: '/login' }}
      poster={{ small, large, text: t('signupPoster') }}
      posterFirst
    >
      {sent ? (
        <MailSent {...sent} />
      ) : (
        <>
          <div className="grid gap-1">
            <h1 className="type-h1">{t('signupTitle')}</h1>
            <p className="text-ink-2">{t('signupText')}</p>
          </div>
          <AlreadySignedIn />
          <SignupForm onDone={(email, text) => setSent({ email, text })} />
          <ExternalButtons providers={providers} from={null} />
          <p className="type-small text-center text-ink-2">
            {t('haveAccount')}{' '}
            <Link className="link inline-flex min-h-11 items-center" to="/login">
              {t('login')}
            </Link>
          </p>
        </>
      )}
    </AuthPage>
  )
}
