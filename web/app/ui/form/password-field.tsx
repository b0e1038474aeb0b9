import { Eye, EyeOff } from '../brand/icons.ts'
import { useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { useUiText } from '../use-ui-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password with a button that shows or hides it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  const t = useUiText()
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      end={
        <IconButton
          label={t(shown ? 'hidePassword' : 'showPassword')}
          aria-pressed={undefined}
          onClick={() => setShown(!shown)}
          className="-me-2"
        >
          {shown ? <EyeOff size={18} /> : <Eye size={18} />}
        </IconButton>
      }
    />
  )
}
