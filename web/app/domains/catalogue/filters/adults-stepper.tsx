import { Stepper } from '../../../ui/form/stepper.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

type Props = { max: number; value: number; onChange: (adults: number) => void }

/** How many adults, from one on. */
export function AdultsStepper({ max, ...chosen }: Props) {
  const t = useCatalogueText()
  return (
    <Stepper label={t('adults')} note={t('adultsNote', { max })} min={1} max={max} {...chosen} />
  )
}
