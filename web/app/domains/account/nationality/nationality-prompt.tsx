import type { Country } from '@rihla/contract/account'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Globe } from '../../../ui/brand/icons.ts'
import { useState, type FormEvent } from 'react'
import { createPortal } from 'react-dom'
import { useApi } from '../../../platform/api/use-api.ts'
import { ServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { countriesQuery } from '../countries.ts'
import { focusFirstProblem } from '../focus-problem.ts'
import { NationalityField } from './nationality-field.tsx'
import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useLoginRedirect } from '../use-login-redirect.ts'

const NONE: readonly Country[] = []

/** Saves a nationality, here and in the session; a failure keeps what was chosen. */
function useSave(onDone: () => void) {
  const t = useAccountText()
  const api = useApi()
  const { user } = useSession()
  const failure = useFailureText()
  const detour = useLoginRedirect()
  const { mutate: save, isPending: busy } = useMutation({
    mutationFn: (country: Country) => api.call('setOrUpdateCountry', { country: country.Code }),
    onSuccess: (_, country) => {
      if (user) adoptUser({ ...user, Country: country })
      onDone()
    },
    onError: async (problem) => {
      if (await detour(problem)) return
      const text = failure(problem, 'nationalityUpdateFailed')
      showToast({ title: t('updateProblem'), text, tone: 'bad' })
    },
  })
  return { save, busy }
}

function Question({ onClose }: { onClose: () => void }) {
  const t = useAccountText()
  const { data = NONE, isError, isPending, refetch } = useQuery(countriesQuery(useApi()))
  const [country, setCountry] = useState<Country | null>(null)
  const [tried, setTried] = useState(false)
  const { save, busy } = useSave(onClose)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTried(true)
    if (busy) return
    if (country) save(country)
    else {
      showToast({ title: t('validationError'), text: t('nationalityRequired'), tone: 'bad' })
      focusFirstProblem(event.currentTarget)
    }
  }
  // A disabled button would also stop Enter: pressing it there says what is missing.
  return (
    <form className="nationality-form" noValidate onSubmit={submit}>
      <p className="text-ink-2">{t('nationalityText')}</p>
      <NationalityField
        countries={data}
        state={isError ? 'error' : isPending ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        value={country}
        onChange={setCountry}
        error={tried && !country ? t('nationalityRequired') : null}
      />
      <input type="submit" hidden />
      <div className="grid gap-2">
        <Button
          type="submit"
          kind="teal"
          size="large"
          block
          disabled={!country}
          aria-describedby={country ? undefined : 'choose-country'}
          busy={busy && t('saving')}
        >
          {t('done')}
        </Button>
        {!country && (
          <p id="choose-country" className="field-hint text-center">
            {t('doneHint')}
          </p>
        )}
      </div>
    </form>
  )
}

/** The one question after signing in; shown once, and never when the answer is known. */
export default function NationalityPrompt({ onClose }: { onClose: () => void }) {
  const t = useAccountText()
  // The header may lie over the hero and be dark; a dialog is of the page, not of the header.
  return createPortal(
    <Dialog open onClose={onClose} title={t('nationalityTitle')} className="nationality-dialog">
      <Globe size={32} className="nationality-mark" aria-hidden />
      <ServerData>
        <Question onClose={onClose} />
      </ServerData>
    </Dialog>,
    document.body,
  )
}
