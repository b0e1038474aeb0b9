import { useState } from 'react'
import type { CallOutput } from '../../../platform/api/client.ts'
import { sendWithProgress } from '../../../platform/api/send-with-progress.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useFailure } from '../use-failure.ts'
import { useWritingText, type WritingKey } from '../use-writing-text.ts'
import { ImageProblem, shrinkImage } from './shrink-image.ts'

export type Uploaded = CallOutput<'uploadArticleImage'>

export type Upload = {
  /** What is going on, in words. */
  readonly busy: string | false
  /** Why it failed, in words. */
  readonly problem: string | null
  /** Makes a chosen file small and sends it; null when that failed. */
  send(file: File): Promise<Uploaded | null>
}

/** Uploads images of an article. `tooLarge`: what is said of files that are. */
export function useUpload(tooLarge: WritingKey): Upload {
  const t = useWritingText()
  const api = useApi()
  const failure = useFailure()
  const [busy, setBusy] = useState<string | false>(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (file: File): Promise<Uploaded | null> => {
    setProblem(null)
    setBusy(t('imagePreparing'))
    try {
      const image = await shrinkImage(file, tooLarge)
      const progress = sendWithProgress((sent) =>
        setBusy(t('imageSending', { n: Math.round(sent * 100) })),
      )
      return await api.call(
        'uploadArticleImage',
        { Image: image },
        { send: progress, timeoutMs: 120_000 },
      )
    } catch (error) {
      setProblem(error instanceof ImageProblem ? t(error.key) : failure(error, 'uploadFailed'))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, send }
}
