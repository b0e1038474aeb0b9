import { PHOTO_MAX_BYTES } from '@rihla/contract/content/photo-shapes'
import { useEffect, useState } from 'react'
import type { Size } from './cut.ts'

export type Chosen = { readonly file: File; readonly url: string; readonly size: Size }
export type FileProblem = 'photoTooLarge' | 'photoUnreadable'

const sizeOf = async (url: string): Promise<Size> => {
  const image = new Image()
  image.src = url
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight }
}

/** A photograph that was chosen, shown from memory before it is sent; the server looks at it again. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.url)
    },
    [chosen],
  )
  const choose = async (file: File): Promise<void> => {
    setProblem(null)
    if (file.size > PHOTO_MAX_BYTES) return setProblem('photoTooLarge')
    const url = URL.createObjectURL(file)
    try {
      setChosen({ file, url, size: await sizeOf(url) })
    } catch {
      URL.revokeObjectURL(url)
      setProblem('photoUnreadable')
    }
  }
  return { chosen, problem, choose }
}
