import { create } from 'qrcode'
import { expect, it } from 'vitest'
import { codeOf } from './qr-code.ts'

/** The squares that a path of runs paints. */
function painted({ size, path }: ReturnType<typeof codeOf>): boolean[] {
  const dark = Array.from({ length: size * size }, () => false)
  for (const [, x, y, w] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let at = 0; at < Number(w); at += 1) dark[Number(y) * size + Number(x) + at] = true
  return dark
}

it.each(['BUS TICKET\nBUS-7K2M9QX4\nNour Mostafa\n4f2a', 'تذكرة أتوبيس\nنور مصطفى'])(
  'paints every dark square of %j and no other',
  (text) => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    const code = codeOf(text)
    expect(code.size).toBe(modules.size)
    expect(painted(code)).toEqual([...modules.data].map(Boolean))
  },
)
