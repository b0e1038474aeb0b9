import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { LoadingBlock } from '../../../ui/feedback/result-block.tsx'
import { useAccountText } from '../use-account-text.ts'
import { CodeStep } from './code-step.tsx'
import { secondFactorQuery } from './second-factor-query.ts'
import { SetUp } from './set-up.tsx'

/** Whoever is staff but for their second factor proves it here, or sets it up; `children` for all others. */
export function SecondFactorGate({
  onDone,
  children,
}: {
  onDone: () => void
  children: ReactNode
}) {
  const t = useAccountText()
  const { data, isPending } = useQuery(secondFactorQuery(useApi()))
  if (isPending) return <LoadingBlock text={t('checkingAccess')} />
  if (!data?.IsStaff || data.IsProven) return children
  if (data.IsOn) return <CodeStep onDone={onDone} />
  return data.IsRequired ? <SetUp text={t('secondRequired')} onDone={onDone} /> : children
}
