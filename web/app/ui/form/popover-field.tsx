import { ChevronDown } from '../brand/icons.ts'
import { useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Popover } from '../overlay/popover.tsx'
import { useUiText } from '../use-ui-text.ts'
import { Field } from './field.tsx'

/** A field that says what was chosen, and opens what it is chosen with. */
export function PopoverField({
  label,
  icon,
  text,
  end,
  className = 'md:min-w-[290px]!',
  children,
}: {
  label: string
  icon: ReactNode
  /** What was chosen. */
  text: string
  /** Lines up with the end of the field instead of its start. */
  end?: boolean
  /** Of what opens. */
  className?: string
  children: ReactNode
}) {
  const t = useUiText()
  const [open, setOpen] = useState(false)
  return (
    <Field label={label}>
      {(ids) => (
        <div className="relative">
          <button
            {...ids}
            type="button"
            className="field-box w-full text-[0.96875rem]"
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {icon}
            <span className="min-w-0 flex-1 truncate text-start">{text}</span>
            <ChevronDown aria-hidden />
          </button>
          <Popover
            open={open}
            onClose={() => setOpen(false)}
            label={label}
            sheet
            end={end}
            className={className}
          >
            {children}
            <Button className="mt-4 w-full md:hidden" onClick={() => setOpen(false)}>
              {t('done')}
            </Button>
          </Popover>
        </div>
      )}
    </Field>
  )
}
