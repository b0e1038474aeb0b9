import type { deskCalls } from '@rihla/contract/desk/calls'
import type { OutputOf } from '@rihla/contract/endpoint'
import { SETTLEMENT_BYTES } from '@rihla/contract/desk/settlement/limits'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { useRef, useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useDeskText } from '../use-desk-text.ts'

export type FileReading = OutputOf<(typeof deskCalls)['previewSettlement']>
type Days = { readonly from: CalendarDate | null; readonly to: CalendarDate | null }

const TIMEOUT_MS = 120_000
const noDays: Days = { from: null, to: null }

/**
 * A settlement file that was chosen, and what the server reads in it: read again when its days are changed, of which
 * those of its lines are offered first. A problem says why it can't be taken.
 */
export function useChosenSettlement() {
  const api = useApi()
  const t = useDeskText()
  const [file, setFile] = useState<File | null>(null)
  const [days, setDays] = useState<Days>(noDays)
  const [reading, setReading] = useState<FileReading | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // What was asked last counts, whatever is answered later.
  const asked = useRef(0)
  const read = async (File: File, { from, to }: Days): Promise<void> => {
    const turn = (asked.current += 1)
    setIsReading(true)
    setProblem(null)
    try {
      const input = { File, Name: File.name, From: from ?? undefined, To: to ?? undefined }
      const found = await api.call('previewSettlement', input, { timeoutMs: TIMEOUT_MS })
      if (turn !== asked.current) return
      setReading(found)
      setDays({ from: found.From, to: found.To })
    } catch (error) {
      if (turn !== asked.current) return
      setReading(null)
      setProblem(error instanceof ApiProblem ? error.message : t('failed'))
    } finally {
      if (turn === asked.current) setIsReading(false)
    }
  }
  const choose = async (chosen: File): Promise<void> => {
    setFile(chosen)
    setDays(noDays)
    setReading(null)
    if (chosen.size > SETTLEMENT_BYTES) return setProblem(t('importHint'))
    await read(chosen, noDays)
  }
  const change = async (to: Days): Promise<void> => {
    setDays(to)
    if (file) await read(file, to)
  }
  return { file, ...days, reading, isReading, problem, choose, change }
}
