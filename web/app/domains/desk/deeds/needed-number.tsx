import { grouped } from '@rihla/contract/values/money'
import { createContext, useContext, type ComponentProps } from 'react'
import { NumberField } from '../../../ui/form/text-field.tsx'
import { useDeskText } from '../use-desk-text.ts'

/** Whether a deed was tried to be done with what its fields say. */
export const Tried = createContext(false)

/** The first field, of those in `its`, that a deed can't do without and that isn't filled in. */
export const lackingIn = (its: HTMLElement | null): HTMLElement | null =>
  its?.querySelector<HTMLElement>('[data-lacking]') ?? null

type Props = Omit<ComponentProps<typeof NumberField>, 'error' | 'maxLength'> & {
  readonly min: number
  readonly max: number
  /** What is wrong with another number, in words of its own. */
  readonly wrong?: string
}

/** A whole number that a deed can't do without: none is no 0, and nothing is done until it is one that fits. */
export function NeededNumber({ min, max, wrong, ...rest }: Props) {
  const t = useDeskText()
  const isTried = useContext(Tried)
  const { value } = rest
  const isLacking = value === null || value < min || value > max
  const text = wrong ?? t('numberWrong', { min: grouped(min), max: grouped(max) })
  return (
    <NumberField
      {...rest}
      required
      data-lacking={isLacking ? '' : undefined}
      maxLength={String(max).length}
      error={isLacking && isTried ? text : null}
    />
  )
}

/** A number as it is sent: a field that lacks one has kept its deed from being done. */
export function neededOf(value: number | null): number {
  if (value === null) throw new Error('A number is missing')
  return value
}
