import type { CurrentUser } from '@rihla/contract/account'
import { randomUUID } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { AccountApp, Answer } from './account-app.ts'

/** Posts a profile as the browser's form does. */
export async function sendProfile(
  { app }: Pick<AccountApp, 'app'>,
  headers: Record<string, string>,
  fields: Readonly<Record<string, string | File>>,
): Promise<Answer<CurrentUser>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = await app.request('/api/AccountApi/UpdateUserInfo', {
    method: 'POST',
    headers: { 'application-id': randomUUID(), 'accept-language': 'en-US', ...headers },
    body: form,
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

export const fileOf = (bytes: Uint8Array | string, type = 'image/jpeg', name = 'me.jpg'): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })

/** A picture with a red left half and a blue right half. */
export const picture = (width = 800, height = 600): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: {
        create: { width: Math.ceil(width / 2), height, channels: 3, background: '#ff0000' },
      },
      gravity: 'west',
    },
  ])
