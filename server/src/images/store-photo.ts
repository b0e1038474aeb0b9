import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Db } from '../platform/database/connect.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { widths } from './resize.ts'

const TIMEOUT_MS = 15_000
const MAX_BYTES = 12 * 1024 * 1024
const MAX_PIXELS = 50_000_000
/** Of the blurred picture that stands there until the image has come. */
const TINY = 20

/**
 * Copies photographs from elsewhere to where our images lie, encoded anew and without their metadata;
 * answers a name. The same picture is encoded and kept once, however many hotels show it. Null: there is
 * none, or it is no picture.
 */
export const photoStorage =
  (db: Db, originals: ImageStore) =>
  (address: string, alt: LocalizedText): Promise<string | null> =>
    storePhoto({ db, originals }, address, alt)

async function storePhoto(
  { db, originals }: { readonly db: Db; readonly originals: ImageStore },
  address: string,
  alt: LocalizedText,
): Promise<string | null> {
  const bytes = await load(address)
  if (!bytes) return null
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const name = `photo-${digest}.webp`
  const known = await sql`select 1 from images where name = ${name}`.execute(db)
  if (known.rows.length > 0 && (await originals.read(name))) return name
  const picture = await encode(bytes)
  if (!picture) return null
  await sql`
    insert into images (name, width, height, alt_en, alt_ar, placeholder, colour)
    values (${name}, ${picture.width}, ${picture.height}, ${alt.en}, ${alt.ar}, ${picture.placeholder},
      ${picture.colour}) on conflict do nothing`.execute(db)
  await originals.write(name, picture.bytes)
  return name
}

async function load(address: string): Promise<Uint8Array | null> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const size = Number(response.headers.get('content-length') ?? 0)
  if (!response.ok || size > MAX_BYTES) {
    await response.body?.cancel()
    return null
  }
  const bytes = new Uint8Array(await response.arrayBuffer())
  return bytes.length <= MAX_BYTES ? bytes : null
}

const hex = (...colours: number[]): string =>
  `#${colours.map((it) => Math.round(it).toString(16).padStart(2, '0')).join('')}`

async function encode(original: Uint8Array) {
  try {
    const upright = sharp(original, { limitInputPixels: MAX_PIXELS }).rotate()
    const { data, info } = await upright
      .clone()
      .resize({ width: Math.max(...widths), withoutEnlargement: true })
      .webp({ quality: 84, effort: 2 })
      .toBuffer({ resolveWithObject: true })
    const tiny = await sharp(data).resize({ width: TINY }).webp({ quality: 40 }).toBuffer()
    const { channels } = await sharp(tiny).stats()
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean)
    return {
      bytes: data,
      width: info.width,
      height: info.height,
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
      colour: hex(red, green, blue),
    }
  } catch {
    return null
  }
}
