import { Mail } from '../../ui/brand/icons.ts'
import { TextField, type TextFieldProps } from '../../ui/form/text-field.tsx'
import { useAccountText } from './use-account-text.ts'

/** An e-mail address; where it names the account, `autoComplete` is `username`. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type' | 'dir' | 'icon'>) {
  const t = useAccountText()
  return (
    <TextField
      label={t('email')}
      type="email"
      name="email"
      dir="ltr"
      icon={<Mail aria-hidden />}
      {...props}
    />
  )
}
