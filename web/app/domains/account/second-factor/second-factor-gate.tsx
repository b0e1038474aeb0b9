import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { ErrorBlock, LoadingBlock } from '../../../ui/feedback/result-block.tsx'
import { useAccountText } from '../use-account-text.ts'
import { ChooseSetUp } from './choose-set-up.tsx'
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
  const { data, isPending, refetch } = useQuery(secondFactorQuery(useApi()))
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
  return data.IsRequired ? <ChooseSetUp onDone={onDone} /> : children
}
