import { IMAGE_MAX_BYTES } from '@rihla/contract/account/profile'
import { sql } from 'kysely'
import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { accountApp, givenTraveller } from '../testing/account-app.ts'
import { signedIn } from '../testing/people.ts'
import { fileOf, picture, sendProfile } from '../testing/profile.ts'
import { replaceImage } from './replace-image.ts'

const account = await accountApp()
const { app, call, db, profileImages } = account
let counter = 0
async function person() {
  const traveller = await givenTraveller(account, { Email: `p${(counter += 1)}@example.com` })
  return { ...traveller, device: await signedIn(account, traveller) }
}
const upload = (headers: Record<string, string>, file: File) =>
  sendProfile(account, headers, { ProfileImage: file })
const jpeg = await picture().jpeg().toBuffer()
async function personWithImage() {
  const mona = await person()
  const { body } = await upload(mona.device, fileOf(jpeg))
  return { ...mona, image: body.Data.ProfileImage ?? '' }
}
const whoAmI = async (headers: Record<string, string>) =>
  (
    await call<{ UserId: number }>('/api/AccountApi/GetCurrentUserInfo', undefined, {
      method: 'GET',
      headers,
    })
  ).body.Data
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const nameIn = (address: string): string => address.split('/').at(-1) ?? ''

describe('a profile image', () => {
  test.each([
    ['JPEG', () => picture().jpeg().toBuffer()],
    ['PNG', () => picture().png().toBuffer()],
    ['WebP', () => picture().webp().toBuffer()],
    ['grey JPEG', () => picture().greyscale().jpeg().toBuffer()],
    ['PNG with transparency', () => picture().ensureAlpha(0.5).png().toBuffer()],
    ['tiny PNG', () => picture(2, 1).png().toBuffer()],
  ])('may be a %s, and is kept as 512 x 512 webp', async (_, make) => {
    const { device } = await person()
    const bytes = await make()
    const { status, body } = await upload(device, fileOf(bytes, 'text/html', '../../x.html'))
    expect(status).toBe(200)
    expect(body.Data.Image).toMatch(/^\/account\/image\/[0-9a-f]{32}\.webp$/)
    expect(body.Data.ProfileImage).toBe(body.Data.Image)
    const kept = await profileImages.read(nameIn(body.Data.Image ?? ''))
    expect(await sharp(kept ?? new Uint8Array()).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    })
  })

  test('is turned upright, and says nothing of where it was taken', async () => {
    const sideways = await picture(600, 400)
      .withExif({
        IFD0: { Make: 'Phone', Artist: 'Mona' },
        IFD3: { GPSLatitude: '30/1 2/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(sideways).metadata()).orientation).toBe(6)
    const { device } = await person()
    const { body } = await upload(device, fileOf(sideways))
    const kept = (await profileImages.read(nameIn(body.Data.Image ?? ''))) ?? new Uint8Array()
    expect(await sharp(kept).metadata()).not.toHaveProperty('exif')
    expect(Buffer.from(kept).includes('Mona')).toBe(false)
    // Red was on the left: a quarter turn to the right brings it to the top.
    const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(200)
    expect(data.at(-1)).toBeGreaterThan(200)
  })

  test('is replaced by the next, which takes the former out of the store', async () => {
    const mona = await personWithImage()
    const { body } = await upload(mona.device, fileOf(jpeg))
    expect(body.Data.Image).not.toBe(mona.image)
    expect(profileImages.names()).not.toContain(nameIn(mona.image))
    expect(profileImages.names()).toContain(nameIn(body.Data.Image ?? ''))
  })

  test('of many uploads at once leaves one file', async () => {
    const { device } = await person()
    const before = profileImages.names().length
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(device, fileOf(jpeg))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(profileImages.names()).toHaveLength(before + 1)
  })

  test('stays when something else is changed, and when no file was chosen', async () => {
    const mona = await personWithImage()
    const noFile = new File([], '')
    await sendProfile(account, mona.device, { FullName: 'Other', ProfileImage: noFile })
    expect((await get(mona.image, mona.device)).status).toBe(200)
  })

  test('is taken away, and taking it away again is fine', async () => {
    const mona = await personWithImage()
    for (let i = 0; i < 2; i += 1) {
      const { body } = await call<{ Image: null }>(
        '/api/AccountApi/RemoveProfileImage',
        {},
        { headers: mona.device },
      )
      expect(body.Data.Image).toBeNull()
    }
    expect(profileImages.names()).not.toContain(nameIn(mona.image))
    expect((await get(mona.image, mona.device)).status).toBe(404)
    expect((await call('/api/AccountApi/RemoveProfileImage', {})).status).toBe(401)
  })

  test('comes to nothing when the rest is refused', async () => {
    const { device } = await person()
    const before = profileImages.names()
    const request = { FullName: '', ProfileImage: fileOf(jpeg) }
    expect((await sendProfile(account, device, request)).body.code).toBe('full_name_required')
    expect(profileImages.names()).toEqual(before)
  })

  test('is not left in the store when it can’t be written down', async () => {
    const { device, Email } = await person()
    const before = profileImages.names()
    await sql`create function refuse_image() returns trigger language plpgsql as
      $$ begin if new.email = '${sql.raw(Email)}' then raise 'no'; end if; return new; end $$`.execute(
      db,
    )
    await sql`create trigger refuse_image before update on users for each row execute function refuse_image()`.execute(
      db,
    )
    const { UserId } = await whoAmI(device)
    await expect(replaceImage(account.deps, UserId, jpeg)).rejects.toThrow('no')
    await sql`drop trigger refuse_image on users`.execute(db)
    expect(profileImages.names()).toEqual(before)
  })
})

describe('a file that was left behind', () => {
  const { jobs } = account.deps
  const { remove } = profileImages
  /** The store can't be asked to remove anything; answers how to end that. */
  function givenStoreIsAway(): () => void {
    profileImages.remove = async () => {
      throw new Error('The store is away')
    }
    return () => (profileImages.remove = remove)
  }
  /** What waits is tried now; what fails is put back as queues do. */
  async function work(): Promise<void> {
    await sql`update jobs.job set start_after = now(), state = 'retry' where state < 'completed'`.execute(
      db,
    )
    await jobs.runDue(db)
  }

  test('by a change goes once the store is back, after days too', async () => {
    const mona = await personWithImage()
    const back = givenStoreIsAway()
    const { body } = await upload(mona.device, fileOf(jpeg))
    await expect(work()).rejects.toThrow('The store is away')
    const { rows } = await sql<{ days: number }>`
      select min(retry_limit * retry_delay) / 86400 as days from jobs.job where name = 'account.remove-image'`.execute(
      db,
    )
    expect(rows[0]?.days).toBeGreaterThanOrEqual(7)
    back()
    await work()
    expect(profileImages.names()).not.toContain(nameIn(mona.image))
    expect(profileImages.names()).toContain(nameIn(body.Data.ProfileImage ?? ''))
  })

  test('before it was written down goes, too', async () => {
    const { device } = await person()
    const { UserId } = await whoAmI(device)
    const before = profileImages.names()
    const back = givenStoreIsAway()
    await sql`alter table users add constraint no_image check (image is null) not valid`.execute(db)
    await expect(replaceImage(account.deps, UserId, jpeg)).rejects.toThrow('no_image')
    await sql`alter table users drop constraint no_image`.execute(db)
    back()
    expect(profileImages.names()).toHaveLength(before.length + 1)
    await work()
    expect(profileImages.names()).toEqual(before)
  })
})

describe('the size', () => {
  /** A JPEG padded to so many bytes; decoders ignore what follows its end. */
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])

  test('of 2,097,152 bytes is accepted', async () => {
    const { device } = await person()
    expect((await upload(device, fileOf(padded(IMAGE_MAX_BYTES)))).status).toBe(200)
  })

  test.each([
    ['en', 'File size too large. Maximum allowed size is 2MB.'],
    ['ar', 'حجم الملف كبير. الحد الأقصى 2 ميجابايت.'],
  ])('of one byte more is refused (%s)', async (language, text) => {
    const { device } = await person()
    const headers = { ...device, 'accept-language': language }
    const { status, body } = await upload(headers, fileOf(padded(IMAGE_MAX_BYTES + 1)))
    expect([status, body.code, body.Error]).toEqual([413, 'image_too_large', text])
  })
})

/** A PNG that says it is 60,000 x 60,000 and is a few bytes long. */
function bomb(): Buffer {
  const png = Buffer.from(onePixel)
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  png.writeInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}
const onePixel = await picture(1, 1).png().toBuffer()
function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  return ~crc
}

describe.each([
  ['en', 'Invalid file format. Only JPG, JPEG, PNG, and WebP files are allowed.'],
  ['ar', 'صيغة الملف غير مقبولة. المسموح JPG وJPEG وPNG وWebP فقط.'],
])('what isn’t a picture (%s)', (language, text) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const html = '<html><script>alert(1)</script></html>'
  const big = picture(3000, 3000)
  test.each([
    ['an SVG called JPEG', async () => Buffer.from(svg)],
    ['an SVG behind an XML line', async () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a page called PNG', async () => Buffer.from(html)],
    [
      'a page behind the first bytes of a JPEG',
      async () => Buffer.concat([jpeg.subarray(0, 20), Buffer.from(html)]),
    ],
    ['a GIF', async () => picture(10, 10).gif().toBuffer()],
    ['a TIFF', async () => picture(10, 10).tiff().toBuffer()],
    ['an AVIF', async () => picture(10, 10).avif().toBuffer()],
    ['half a JPEG', async () => jpeg.subarray(0, jpeg.length / 2)],
    ['half a PNG', async () => (await big.png().toBuffer()).subarray(0, 5000)],
    ['half a WebP', async () => (await picture().webp().toBuffer()).subarray(0, 200)],
    ['the first bytes of a PNG', async () => onePixel.subarray(0, 8)],
    ['a RIFF that is a sound', async () => Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['a picture of 3,600 megapixels', async () => bomb()],
    ['a packed bomb', async () => deflateRawSync(Buffer.alloc(1_000_000))],
    ['a single byte', async () => Buffer.from([0xff])],
    ['nothing, under a name', async () => Buffer.alloc(0)],
  ])('is refused: %s', async (_, make) => {
    const { device } = await person()
    const before = profileImages.names()
    const headers = { ...device, 'accept-language': language }
    const { status, body } = await upload(headers, fileOf(await make()))
    expect([status, body.code, body.Error]).toEqual([400, 'image_format', text])
    expect(profileImages.names()).toEqual(before)
  })
})

test('a picture that is a page as well is kept as a picture alone', async () => {
  const { device } = await person()
  const html = '<html><script>alert(document.cookie)</script></html>'
  const polyglot = Buffer.concat([jpeg, Buffer.from(html)])
  const commented = await sharp(jpeg)
    .withExif({ IFD0: { ImageDescription: html } })
    .jpeg()
    .toBuffer()
  for (const bytes of [polyglot, commented]) {
    expect(bytes.includes('alert(document.cookie)')).toBe(true)
    const { body } = await upload(device, fileOf(bytes))
    const shown = await get(body.Data.Image ?? '', device)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(Buffer.from(await shown.arrayBuffer()).includes('alert')).toBe(false)
  }
})

test('one account sends forty pictures an hour at most', async () => {
  const strict = await accountApp({ limitScale: 0.05 })
  const mona = await givenTraveller(strict)
  const device = await signedIn(strict, mona)
  const statuses = []
  for (let i = 0; i < 3; i += 1)
    statuses.push((await sendProfile(strict, device, { ProfileImage: fileOf(jpeg) })).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await sendProfile(strict, device, { FullName: 'Other' })).status).toBe(200)
})

describe('who may see it', () => {
  test('its owner, by cookie or token', async () => {
    const { image, device } = await personWithImage()
    for (const headers of [device, { cookie: `session=${device['auth-key']}` }]) {
      const response = await get(image, headers)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=3600',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'",
      })
      expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe('webp')
    }
  })

  test('staff', async () => {
    const { image } = await personWithImage()
    const staff = await person()
    await sql`update users set role = 'staff' where email = ${staff.Email}`.execute(db)
    expect((await get(image, await signedIn(account, staff))).status).toBe(200)
  })

  test('nobody else: no other traveller, nobody signed out, nobody with a made-up token', async () => {
    const { image } = await personWithImage()
    const other = await personWithImage()
    for (const headers of [other.device, {}, { 'auth-key': 'x'.repeat(43) }])
      expect((await get(image, headers)).status).toBe(404)
  })

  test('control: the picture is there, and the other traveller sees their own', async () => {
    const { image } = await personWithImage()
    const other = await personWithImage()
    expect(await profileImages.read(nameIn(image))).not.toBeNull()
    expect((await get(other.image, other.device)).status).toBe(200)
  })

  test.each(['..%2F..%2Fsecret.webp', '%2e%2e', 'none.webp', '.webp', '%00.webp', 'A.webp'])(
    'nobody: %s',
    async (name) => {
      const staff = await person()
      await sql`update users set role = 'staff' where email = ${staff.Email}`.execute(db)
      const device = await signedIn(account, staff)
      expect((await get(`/account/image/${name}`, device)).status).toBe(404)
    },
  )
})
