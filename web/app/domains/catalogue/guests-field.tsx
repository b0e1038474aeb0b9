import { ChevronDown, Users } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { MAX_ADULTS } from '@rihla/contract/catalogue/address-codec'
import { useCatalogueText } from './use-catalogue-text.ts'

/** How many come along. */
export function GuestsField({
  adults,
  onChange,
}: {
  adults: number
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
              note={t('adultsNote', { max: MAX_ADULTS })}
              value={adults}
              min={1}
              max={MAX_ADULTS}
              onChange={onChange}
            />
          </Popover>
        </div>
      )}
    </Field>
  )
}
