import type { PasskeyAssertion, passkeyPurposes } from '@rihla/contract/account/passkeys'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { askDevice, knowsPasskeys } from './ask-device.ts'

/** How a second factor is proven. */
export type Way = 'passkey' | 'code' | 'recovery'
type Standing = { readonly HasPasskey: boolean; readonly HasAuthenticator: boolean }
type ProofOf = { readonly Code: string } | { readonly Credential: PasskeyAssertion }

type Purpose = (typeof passkeyPurposes)[number]

/** The second factors of somebody in this browser, the easiest first: recovery codes aren't among them. */
const factorsOf = ({ HasPasskey, HasAuthenticator }: Standing): readonly Way[] => [
  ...(HasPasskey && knowsPasskeys() ? (['passkey'] as const) : []),
  ...(HasAuthenticator ? (['code'] as const) : []),
]

/** Whether new recovery codes can be asked for in this browser: a passkey is no use where none can be asked. */
export const canRenewCodes = (standing: Standing): boolean => factorsOf(standing).length > 0

/** The ways of somebody in this browser; no recovery code becomes ten new ones. */
const waysOf = (standing: Standing, purpose: Purpose): readonly Way[] =>
  purpose === 'renew' ? factorsOf(standing) : [...factorsOf(standing), 'recovery']

/** A proof that is being given: which way, what was typed, and what came of it. */
export function useProof(
  standing: Standing,
  purpose: Purpose,
  send: (proof: ProofOf) => Promise<unknown>,
) {
  const api = useApi()
  const ways = waysOf(standing, purpose)
  const [chosen, setWay] = useState<Way | null>(null)
  const [code, setCode] = useState('')
  const way = chosen ?? ways[0] ?? 'recovery'
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () =>
      send(
        way === 'passkey' ? { Credential: await askDevice(api, purpose) } : { Code: code.trim() },
      ),
  })
  return {
    ways,
    way,
    code,
    error,
    isPending,
    type(typed: string): void {
      reset()
      setCode(typed)
    },
    choose(next: Way): void {
      reset()
      setCode('')
      setWay(next)
    },
    submit(): void {
      if (!isPending && (way === 'passkey' || code.trim() !== '')) mutate()
    },
  }
}
export type Proof = ReturnType<typeof useProof>
