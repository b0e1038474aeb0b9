import { ChevronDown, Users } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** How many come along. */
export function GuestsField({
  adults,
  max,
  onChange,
}: {
  adults: number
  max: number
  onChange: (adults: number) => void
}) {
  const t = useCatalogueText()
  const [open, setOpen] = useState(false)
  return (
    <Field label={t('guests')}>
      {(ids) => (
        <div className="relative">
          <button
            {...ids}
            type="button"
            className="field-box w-full text-[15.5px]"
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Users aria-hidden />
            <span className="flex-1 text-start">{t('adultsCount', { count: adults })}</span>
            <ChevronDown aria-hidden />
          </button>
          <Popover
            open={open}
            onClose={() => setOpen(false)}
            label={t('guests')}
            sheet
            className="md:min-w-[290px]!"
          >
            <Stepper
              label={t('adults')}
              note={t('adultsNote', { max })}
              value={adults}
              min={1}
              max={max}
              onChange={onChange}
            />
          </Popover>
        </div>
      )}
    </Field>
  )
}
