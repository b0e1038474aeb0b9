import type { Companion } from '@rihla/contract/account/companions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { cairoToday } from '../../platform/clock.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { countriesQuery, countryName, failureText, focusFirstProblem } from '../account/index.ts'
import { draftOf, faultsOfDraft, toCompanion, type CompanionDraft } from './companion-draft.ts'
import { companionsQuery } from './companions-query.ts'
import { useCompanionsText } from './use-companions-text.ts'

type Props = { readonly companion: Companion | null; readonly onDone: () => void }

/** Names, and what else hotels ask for, of a companion. */
export default function CompanionForm({ companion, onDone }: Props) {
  const t = useCompanionsText()
  const api = useApi()
  const language = useLanguage()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const countries = useQuery(countriesQuery(api))
  const [id] = useState(() => companion?.Id ?? crypto.randomUUID())
  const [draft, setDraft] = useState(() => draftOf(companion))
  const [tried, setTried] = useState(false)
  const faults = tried ? faultsOfDraft(draft, cairoToday()) : {}
  const save = useMutation({
    mutationFn: () => api.call('saveCompanion', toCompanion(id, draft)),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: companionsQuery(api).queryKey })
      showToast({ title: t('saved'), tone: 'ok' })
      onDone()
    },
  })
  const field = (key: keyof CompanionDraft, label: string) => ({
    label,
    name: key,
    value: draft[key],
    onChange: (value: string) => setDraft({ ...draft, [key]: value }),
    error: faultText(key, label),
  })
  const faultText = (key: keyof CompanionDraft, label: string): string | null => {
    const fault = faults[key]
    if (!fault) return null
    if (key === 'DocumentNumber') return t('numberNeeded')
    if (fault === 'guest_field_required') return t('isRequired', { field: label })
    return t(fault === 'guest_name_latin' ? 'nameLatin' : 'dateInvalid')
  }
  const submit = (): void => {
    setTried(true)
    if (Object.keys(faultsOfDraft(draft, cairoToday())).length > 0) {
      if (form.current) focusFirstProblem(form.current)
      return
    }
    save.mutate()
  }
  return (
    <form
      ref={form}
      className="mt-3 grid gap-4"
      noValidate
      onSubmit={(event) => (event.preventDefault(), submit())}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          {...field('Name', t('name'))}
          hint={t('latinHint')}
          dir="ltr"
          maxLength={60}
          required
        />
        <TextField
          {...field('Surname', t('surname'))}
          hint={t('latinHint')}
          dir="ltr"
          maxLength={60}
          required
        />
        <TextField {...field('LocalName', t('localName'))} maxLength={100} />
        <TextField {...field('BirthDate', t('birthDate'))} type="date" dir="ltr" />
        <Select
          {...field('Nationality', t('nationality'))}
          options={[
            { value: '', text: t('noCountry') },
            ...(countries.data ?? []).map((it) => ({
              value: it.Code,
              text: countryName(it, language),
            })),
          ]}
        />
        <Select
          {...field('DocumentType', t('documentType'))}
          options={[
            { value: '', text: t('noDocument') },
            { value: 'Passport', text: t('passport') },
            { value: 'NationalId', text: t('nationalId') },
          ]}
        />
        {draft.DocumentType !== '' && (
          <TextField
            {...field('DocumentNumber', t('documentNumber'))}
            dir="ltr"
            autoComplete="off"
            maxLength={60}
            required
          />
        )}
      </div>
      <p className="type-caption text-ink-3">{t('sealedText')}</p>
      <div className="empty:hidden" role="alert">
        {save.isError && (
          <p className="notice notice-bad">
            {failureText(save.error, { fallback: t('saveFailed'), network: t('saveFailed') })}
          </p>
        )}
      </div>
      <div className="step-actions">
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button type="submit" kind="teal" busy={save.isPending && t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
