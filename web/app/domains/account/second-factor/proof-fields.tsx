import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useAccountText } from '../use-account-text.ts'
import { useProofFailure } from './use-proof-failure.ts'
import type { Proof } from './use-proof.ts'

/** What each way asks for, and how to choose it instead. */
export const wayTexts = {
  passkey: { text: 'passkeyText', use: 'secondUsePasskey' },
  code: { text: 'secondCodeText', use: 'secondUseCode' },
  recovery: { text: 'secondRecoveryText', use: 'secondUseRecovery' },
} as const

/** The card in which a second factor is asked for, by itself or before something is done. */
export function ProofForm({ proof, children }: { proof: Proof; children: ReactNode }) {
  return (
    <form
      className="panel staff-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        proof.submit()
      }}
    >
      {children}
    </form>
  )
}

/** What the chosen way needs to be typed; a passkey needs nothing, and says here why it failed. */
export function ProofFields({ proof: { way, code, error, type } }: { proof: Proof }) {
  const t = useAccountText()
  const failure = useProofFailure()
  const wrong = error && failure(error)
  if (way === 'code')
    return <CodeField label={t('secondCode')} value={code} onChange={type} error={wrong} />
  if (way === 'recovery')
    return (
      <TextField
        label={t('secondRecovery')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={code}
        onChange={type}
        error={wrong}
      />
    )
  return (
    wrong && (
      <p className="notice notice-bad" role="alert">
        {wrong}
      </p>
    )
  )
}

/** The other ways, each a press away. */
export function OtherWays({ proof: { ways, way, isPending, choose } }: { proof: Proof }) {
  const t = useAccountText()
  return ways
    .filter((other) => other !== way)
    .map((other) => (
      <Button key={other} disabled={isPending} onClick={() => choose(other)}>
        {t(wayTexts[other].use)}
      </Button>
    ))
}
