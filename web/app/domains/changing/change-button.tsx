import type { Module } from '@rihla/contract/modules'
import { Suspense, useState } from 'react'
import { lazyWithTexts } from '../../platform/locale/lazy-with-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import type { ToPay } from './dialog-tools.ts'

// Loaded when the button is reached for; the guests' choice brings texts of its own.
const loadDialog = () => import('./change-dialog.tsx')
const ChangeDialog = lazyWithTexts(
  ['changing', 'catalogue'],
  async () => (await loadDialog()).ChangeDialog,
)

export type ChangeButtonProps = {
  id: number
  module: Module
  text: string
  /** Changed, with what became of it in words. */
  onChanged: (message: string) => void
  /** Agreed to, and the difference is to be paid first. */
  onToPay: (toPay: ToPay) => void
}

/** Changes a booking: opens the steps from what it is to what it becomes. */
export function ChangeButton({ id, module, text, onChanged, onToPay }: ChangeButtonProps) {
  const [asking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  return (
    <>
      <Button block onPointerEnter={() => void loadDialog()} onClick={() => setAsking(true)}>
        {text}
      </Button>
      {asking && (
        <Suspense>
          <ChangeDialog
            id={id}
            module={module}
            onClose={close}
            onChanged={(message) => {
              close()
              onChanged(message)
            }}
            onToPay={(toPay) => {
              close()
              onToPay(toPay)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
