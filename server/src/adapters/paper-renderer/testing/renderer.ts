// Stands in for the web's build: what it draws says who drew what. References steer it.
type Contents = { readonly tickets: readonly { readonly Reference: string }[] }

/** `FAIL` throws, `DIE` ends the process, `HANG` never comes; all else is drawn. */
export async function renderPaper({ tickets }: Contents): Promise<Uint8Array> {
  const references = tickets.map(({ Reference }) => Reference)
  if (references.includes('FAIL')) throw new Error('It can’t be drawn')
  if (references.includes('DIE')) process.exit(1)
  if (references.includes('HANG')) await new Promise(() => undefined)
  return Buffer.from(`%PDF-${JSON.stringify({ references, pid: process.pid })}`)
}
