import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/connect.ts'
import { readImage } from '../platform/images/read-image.ts'
import { isRefusal, type Refusal } from '../platform/refusal.ts'
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

/** What is kept of an uploaded photograph: a part of this shape (null: all of it), placed between its ends in percent. */
type Cut = {
  readonly shape: readonly [width: number, height: number] | null
  readonly across: number
  readonly down: number
}

/**
 * Keeps photographs that staff upload, as those from elsewhere are kept, cut to the shape of their place;
 * answers a name, or null for what is no whole picture. The same part of the same file is kept once, with
 * the words that it was given last.
 */
export const uploadedPhotos =
  (db: Db, originals: ImageStore, clock: Clock) =>
  async (file: File, cut: Cut, alt: LocalizedText): Promise<string | null | Refusal> => {
    const picture = await readImage(file, async (upright) =>
      encodePhoto(await cutOut(upright, cut)),
    )
    if (!picture || isRefusal(picture)) return picture
    const name = nameOf(picture.bytes)
    await keepUpload(db, { name, picture, alt, at: clock.now() })
    await originals.write(name, picture.bytes)
    return name
  }

/**
 * A photograph waits for a row that shows it, which is saved later or never (`purge-uploads.ts`). One that was there
 * before, and isn't waiting, has been shown: it stays whatever becomes of this upload.
 */
async function keepUpload(
  db: Db,
  {
    name,
    picture,
    alt,
    at,
  }: {
    readonly name: string
    readonly picture: Awaited<ReturnType<typeof encodePhoto>>
    readonly alt: LocalizedText
    readonly at: Date
  },
): Promise<void> {
  const { width, height, placeholder, colour } = picture
  await db.transaction().execute(async (trx) => {
    // Xmax is 0 of a row that this statement made.
    const { rows } = await sql<{ isNew: boolean }>`
      insert into images (name, width, height, alt_en, alt_ar, placeholder, colour)
      values (${name}, ${width}, ${height}, ${alt.en}, ${alt.ar}, ${placeholder}, ${colour})
      on conflict (name) do update set alt_en = excluded.alt_en, alt_ar = excluded.alt_ar
      returning xmax = 0 as "isNew"`.execute(trx)
    if (rows[0]?.isNew)
      await sql`
        insert into photo_uploads (name, uploaded_at, last_at) values (${name}, ${at}, ${at})`.execute(
        trx,
      )
    else await sql`update photo_uploads set last_at = ${at} where name = ${name}`.execute(trx)
  })
}

/** The part of a picture that its place shows: the largest of its shape, where CSS would put it. */
async function cutOut(upright: Sharp, { shape, across, down }: Cut): Promise<Sharp> {
  if (!shape) return upright
  const { autoOrient: whole } = await upright.metadata()
  const ratio = shape[0] / shape[1]
  const width = Math.max(1, Math.min(whole.width, Math.round(whole.height * ratio)))
  const height = Math.max(1, Math.min(whole.height, Math.round(whole.width / ratio)))
  return upright.extract({
    left: Math.round(((whole.width - width) * across) / 100),
    top: Math.round(((whole.height - height) * down) / 100),
    width,
    height,
  })
}

async function storePhoto(
  deps: { readonly db: Db; readonly originals: ImageStore },
  address: string,
  alt: LocalizedText,
): Promise<string | null> {
  const bytes = await load(address)
  if (!bytes) return null
  const name = nameOf(bytes)
  const known = await sql`select 1 from images where name = ${name}`.execute(deps.db)
  if (known.rows.length > 0 && (await deps.originals.read(name))) return name
  const picture = await encode(bytes)
  if (!picture) return null
  await write(deps, name, picture, alt)
  return name
}

const nameOf = (bytes: Uint8Array): string =>
  `photo-${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.webp`

async function write(
  { db, originals }: { readonly db: Db; readonly originals: ImageStore },
  name: string,
  picture: Awaited<ReturnType<typeof encodePhoto>>,
  alt: LocalizedText,
): Promise<void> {
  await sql`
    insert into images (name, width, height, alt_en, alt_ar, placeholder, colour)
    values (${name}, ${picture.width}, ${picture.height}, ${alt.en}, ${alt.ar}, ${picture.placeholder},
      ${picture.colour}) on conflict do nothing`.execute(db)
  await originals.write(name, picture.bytes)
}

/** No further than a photograph may be long, also of who doesn't say how long theirs is. */
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
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const hex = (...colours: number[]): string =>
  `#${colours.map((it) => Math.round(it).toString(16).padStart(2, '0')).join('')}`

/** What is kept of a picture, and what stands in its place until it has arrived. */
async function encodePhoto(upright: Sharp) {
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
}

async function encode(original: Uint8Array) {
  try {
    return await encodePhoto(sharp(original, { limitInputPixels: MAX_PIXELS }).rotate())
  } catch {
    return null
  }
}
