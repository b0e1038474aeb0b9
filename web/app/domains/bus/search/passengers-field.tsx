import { BUS_PASSENGERS } from '@rihla/contract/bus/limits'
import { ChevronDown, Users } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { useBusText } from '../use-bus-text.ts'

type Count = { count: number; onChange: (count: number) => void }

/** How many travel, with the most that one booking takes. */
export function PassengersStepper({ count, onChange }: Count) {
  const t = useBusText()
  return (
    <Stepper
      label={t('passengers')}
      note={t('passengersHint', { max: BUS_PASSENGERS.max })}
      value={count}
      {...BUS_PASSENGERS}
      onChange={onChange}
    />
  )
}

/** The same in a field of the search. */
export function PassengersField(props: Count) {
  const t = useBusText()
  const [open, setOpen] = useState(false)
  return (
    <Field label={t('passengers')}>
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
            <span className="min-w-0 flex-1 truncate text-start">
              {t('passengersCount', { count: props.count })}
            </span>
            <ChevronDown aria-hidden />
          </button>
          <Popover
            open={open}
            onClose={() => setOpen(false)}
            label={t('passengers')}
            sheet
            end
            className="md:min-w-[290px]!"
          >
            <PassengersStepper {...props} />
          </Popover>
        </div>
      )}
    </Field>
  )
}
