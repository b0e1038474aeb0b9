import { expect, test } from 'vitest'
import { identityProviders } from './index.ts'

test('offers those that we are registered with, always in the same order', () => {
  const issuer = 'https://accounts.example'
  const google = { issuer, clientId: 'c', clientSecret: 's' }
  const apple = { issuer, clientId: 'c', teamId: 't', keyId: 'k', privateKey: 'p' }
  const facebook = { appId: 'a', appSecret: 's', dialogUrl: issuer, graphUrl: issuer }
  const names = (settings: Parameters<typeof identityProviders>[0]) =>
    identityProviders(settings).map(({ name }) => name)
  expect(names({ google, apple, facebook })).toEqual(['Google', 'Facebook', 'Apple'])
  expect(names({ google: null, apple, facebook: null })).toEqual(['Apple'])
  expect(names({ google: null, apple: null, facebook: null })).toEqual([])
})
