import type { Module } from '@rihla/contract/modules'

/** A change that was agreed to, with where its difference is paid. */
export type ToPay = {
  readonly changeId: number
  readonly tempId: number
  readonly url: string
  readonly message: string
}

/** Where a traveller is between what a booking is and what it becomes. */
export type Step = 'choose' | 'contact' | 'sale' | 'quote'

/** What each step of the dialog is given. */
export type DialogTools = {
  id: number
  module: Module
  goTo: (step: Step) => void
  /** While something is under way the dialog stays open. */
  lock: (busy: boolean) => void
  onClose: () => void
  onChanged: (message: string) => void
  onToPay: (toPay: ToPay) => void
}
