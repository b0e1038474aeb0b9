import { BUS_PASSENGERS } from '@rihla/contract/bus/limits'
import { Users } from '../../../ui/brand/icons.ts'
import { PopoverField } from '../../../ui/form/popover-field.tsx'
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
  return (
    <PopoverField
      label={t('passengers')}
      icon={<Users aria-hidden />}
      text={t('passengersCount', { count: props.count })}
      end
    >
      <PassengersStepper {...props} />
    </PopoverField>
  )
}
