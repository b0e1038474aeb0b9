import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { ErrorBlock, LoadingBlock } from '../../../ui/feedback/result-block.tsx'
import { useAccountText } from '../use-account-text.ts'
import { knowsPasskeys } from './ask-device.ts'
import { ChooseSetUp, type SetUpWay } from './choose-set-up.tsx'
import { ProofStep } from './proof-step.tsx'
import { secondFactorQuery } from './second-factor-query.ts'

/** Whoever is staff but for their second factor proves it here, or sets it up; `children` for all others. */
export function SecondFactorGate({
  onDone,
  children,
}: {
  onDone: () => void
  children: ReactNode
}) {
  const t = useAccountText()
  // Once begun, a set-up stays until it is done: its recovery codes are shown this once.
  const [chosen, setChosen] = useState<SetUpWay | null>(null)
  const query = secondFactorQuery(useApi())
  const { data, isPending, refetch } = useQuery({ ...query, enabled: chosen === null })
  const choice = { chosen, onChoose: setChosen, onDone }
  if (chosen) return <ChooseSetUp {...choice} />
  if (isPending) return <LoadingBlock heading={t('staffHome')} text={t('checkingAccess')} />
  // Unknown is no refusal: staff would read that they may not come in.
  if (!data)
    return (
      <ErrorBlock
        heading="h1"
        title={t('accessFailed')}
        action={{ text: t('tryAgain'), onClick: () => void refetch() }}
      />
    )
  if (!data.IsStaff || data.IsProven) return children
  if (data.IsOn) return <ProofStep standing={data} onDone={onDone} />
  if (!data.IsRequired) return children
  if (!knowsPasskeys()) setChosen('app')
  return <ChooseSetUp {...choice} />
}
