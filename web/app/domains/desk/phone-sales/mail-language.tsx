import { languages, type Language } from '@rihla/contract/values/language'
import { Select } from '../../../ui/form/select.tsx'
import { languageNames } from '../language-names.ts'
import { useDeskText } from '../use-desk-text.ts'

/** What the mail with a link speaks. */
export function MailLanguage({
  value,
  onChange,
}: {
  value: Language
  onChange: (language: Language) => void
}) {
  const t = useDeskText()
  return (
    <Select
      label={t('saleLanguage')}
      value={value}
      onChange={(wanted) => onChange(languages.find((known) => known === wanted) ?? value)}
      options={languages.map((known) => ({ value: known, text: languageNames[known] }))}
    />
  )
}
