import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { appLinkRoutes, readAppLinks } from './app-links.ts'
import type { HttpEnv } from '../platform/http/caller.ts'

const PRINT = Array.from({ length: 32 }, () => 'AB').join(':')
const given = {
  IOS_APP_IDS: 'ABCDE12345.com.example.rihla',
  ANDROID_PACKAGE: 'com.example.rihla',
  ANDROID_CERT_FINGERPRINTS: PRINT.toLowerCase(),
}
const read = (environment: Record<string, string>) => {
  const wrong: string[] = []
  return { links: readAppLinks(environment, wrong), wrong }
}
async function get(environment: Record<string, string>, file: string) {
  const http = new Hono<HttpEnv>()
  appLinkRoutes(http, read(environment).links)
  return http.request(`/.well-known/${file}`)
}

describe('the files that let apps open our addresses', () => {
  it('name the apps that are configured', async () => {
    const apple = await get(given, 'apple-app-site-association')
    expect(apple.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await apple.json()).toMatchObject({
      applinks: {
        details: [
          {
            appIDs: ['ABCDE12345.com.example.rihla'],
            components: expect.arrayContaining([{ '/': '/hotel/*' }, { '/': '/reservations/*' }]),
          },
        ],
      },
      webcredentials: { apps: ['ABCDE12345.com.example.rihla'] },
    })
    expect(await (await get(given, 'assetlinks.json')).json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'com.example.rihla',
          sha256_cert_fingerprints: [PRINT],
        },
      },
    ])
  })

  it('never hand payment to an app', async () => {
    const text = await (await get(given, 'apple-app-site-association')).text()
    expect(text).not.toMatch(/payment|checkout|admin|login/)
  })

  it('are not there without an app', async () => {
    for (const file of ['apple-app-site-association', 'assetlinks.json'])
      expect((await get({}, file)).status).toBe(404)
  })

  it.each([
    [{ IOS_APP_IDS: 'rihla' }, 'IOS_APP_IDS'],
    [{ ANDROID_PACKAGE: 'rihla', ANDROID_CERT_FINGERPRINTS: PRINT }, 'ANDROID_PACKAGE is not'],
    [{ ...given, ANDROID_CERT_FINGERPRINTS: 'AB:CD' }, 'SHA-256'],
    [{ ANDROID_PACKAGE: 'com.example.rihla' }, 'belong together'],
  ])('are refused at start when they are wrong: %j', (environment, sentence) => {
    expect(read(environment).wrong.join()).toContain(sentence)
  })
})
