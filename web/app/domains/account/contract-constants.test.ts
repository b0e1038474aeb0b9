import * as external from '@rihla/contract/account/external-login'
import { CODE_RESEND_SECONDS } from '@rihla/contract/account/passwords'
import { IMAGE_MAX_BYTES, imageTypes } from '@rihla/contract/account/profile'
import { expect, it } from 'vitest'
import * as wire from './contract-constants.ts'

it("is the contract's, word for word", () => {
  expect(wire.CODE_RESEND_SECONDS).toBe(CODE_RESEND_SECONDS)
  expect(wire.IMAGE_MAX_BYTES).toBe(IMAGE_MAX_BYTES)
  expect(wire.IMAGE_TYPES).toEqual(imageTypes)
  expect(wire.EXTERNAL_CHANNEL).toBe(external.EXTERNAL_CHANNEL)
  expect(wire.EXTERNAL_DONE_PATH).toBe(external.EXTERNAL_DONE_PATH)
})

it.each(external.externalProviders)('starts %s where the server waits for it', (provider) => {
  for (const returnTo of [undefined, '/checkout?x=1&y=2'])
    expect(wire.externalStartAddress(provider, returnTo)).toBe(
      external.externalStartAddress(provider, returnTo),
    )
})
