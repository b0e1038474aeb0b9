import type { ReservationDetails } from '@rihla/contract/reservations'
import { parseModule } from '@rihla/contract/modules'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { sendWithProgress } from '../../../platform/api/send-with-progress.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLookAgain } from '../use-look-again.ts'
import { proofProblem } from './proof-rules.ts'

/** How long the success is shown before the dialog closes by itself. */
const CLOSE_MS = 2000
/** Five megabytes over a poor connection. */
const PATIENCE_MS = 180_000

const keyOf = ({ Id }: Pick<ReservationDetails, 'Id'>) => ['receipt', Id]

/** Whether a receipt of this booking is on its way. */
export const useIsUploading = (it: Pick<ReservationDetails, 'Id'>): boolean =>
  useIsMutating({ mutationKey: keyOf(it) }) > 0

/** A file that is chosen and sent; once it has arrived, the page is asked anew and the dialog closes. */
export function useUpload(it: Pick<ReservationDetails, 'Id' | 'ModuleName'>, onClose: () => void) {
  const api = useApi()
  const lookAgain = useLookAgain()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<ReturnType<typeof proofProblem>>(null)
  const [sent, setSent] = useState(0)
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationKey: keyOf(it),
    mutationFn: (receipt: File) =>
      api.call(
        'uploadPaymentConfirmation',
        {
          ReservationId: it.Id,
          ModuleType: parseModule(it.ModuleName) ?? 'Unknown',
          ConfirmationFile: receipt,
        },
        { send: sendWithProgress(setSent), timeoutMs: PATIENCE_MS },
      ),
    // Also where the dialog is gone by then.
    onSuccess: () => void lookAgain(),
  })
  const finish = useEffectEvent(onClose)
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(() => finish(), CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isSuccess])
  return {
    file,
    problem,
    /** From 0 to 1. */
    sent,
    busy: isPending,
    done: isSuccess,
    error,
    choose: (chosen: File | undefined): void => {
      if (!chosen) return
      reset()
      setSent(0)
      const wrong = proofProblem(chosen)
      setProblem(wrong)
      setFile(wrong ? null : chosen)
    },
    send: (): void => {
      if (file && !isPending) mutate(file)
    },
  }
}
export type Upload = ReturnType<typeof useUpload>
