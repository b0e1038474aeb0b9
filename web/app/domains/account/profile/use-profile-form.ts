import type { Country, CurrentUser } from '@rihla/contract/account'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { adoptUser } from '../../../platform/session/session.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { focusFirstProblem } from '../focus-problem.ts'
import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'
import {
  profileProblems,
  profileValues,
  refusedField,
  toUpdateInput,
  type ProfileField,
  type ProfileValues,
} from './profile-rules.ts'
import { useProfileFailure } from './use-profile.ts'

/** What is typed over what is stored, what is wrong with it, and the save; a refusal keeps it all. */
export function useProfileForm(
  user: CurrentUser,
  countries: readonly Country[],
  onDone: () => void,
) {
  const t = useAccountText()
  const api = useApi()
  const failure = useFailureText()
  const fail = useProfileFailure()
  const [changes, setChanges] = useState<Partial<ProfileValues>>({})
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ field: ProfileField; text: string } | null>(null)
  const before = profileValues(user, countries)
  const now = { ...before, ...changes }
  const problems = profileProblems(now, before, countries)

  const { mutate: save, isPending: busy } = useMutation({
    mutationFn: async (_form: HTMLFormElement) => {
      adoptUser(await api.call('updateUserInfo', toUpdateInput(now, before, countries)))
      if (now.photo === 'none') adoptUser(await api.call('removeProfileImage', {}))
    },
    onSuccess: () => {
      showToast({ title: t('saved'), text: t('savedText') })
      onDone()
    },
    onError: async (problem, form) => {
      const code = problem instanceof ApiProblem ? problem.code : ''
      const field = refusedField(code, now, before)
      if (field) setRefused({ field, text: failure(problem, 'updateInfoFailed') })
      const ofImage = code === 'image_format' || code === 'image_too_large'
      await fail(problem, 'updateInfoFailed', ofImage ? 'imageInvalid' : 'updateProblem')
      focusFirstProblem(form)
    },
  })
  return {
    now,
    busy,
    change: (change: Partial<ProfileValues>): void => {
      setChanges({ ...changes, ...change })
      if (refused && refused.field in change) setRefused(null)
    },
    errorOf: (field: ProfileField): string | null => {
      if (refused?.field === field) return refused.text
      const problem = problems[field]
      return tried && problem ? t(problem) : null
    },
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault()
      setTried(true)
      if (busy) return
      if (Object.values(problems).some(Boolean)) focusFirstProblem(event.currentTarget)
      else save(event.currentTarget)
    },
  }
}
