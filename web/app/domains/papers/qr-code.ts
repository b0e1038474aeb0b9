import { create } from 'qrcode'

/** A code as squares: how many on a side, and an SVG path of the dark ones. */
export type Code = { size: number; path: string }

/** The QR code of a text, readable even when a seventh of it is dirty (error correction M). */
export function codeOf(text: string): Code {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  let path = ''
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!modules.get(row, column)) continue
      const from = column
      while (column + 1 < size && modules.get(row, column + 1)) column += 1
      path += `M${from} ${row}h${column - from + 1}v1h-${column - from + 1}z`
    }
  }
  return { size, path }
}
