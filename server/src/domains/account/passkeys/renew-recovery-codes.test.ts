import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { signIn, signInAs } from '../../../testing/people.ts'
import { plainPasswords } from '../../../testing/plain-passwords.ts'
import { givenStaff } from '../../desk/testing/desk.ts'
import { codeShown } from '../testing/authenticator.ts'
import {
  virtualAuthenticator,
  type VirtualAuthenticator,
} from '../testing/virtual-authenticator.ts'

const test = await testApp({ rateLimitScale: 1000, passwords: plainPasswords })
const { db, clock } = test
let agent: Browser

beforeEach(async () => {
  await sql`truncate staff_second_factors, staff_recovery_codes, staff_passkeys, staff_passkey_challenges`.execute(
    db,
  )
  agent = await givenStaff(test, 'agent')
})

/** Whose authenticator is on, in this session; the codes that came with it. */
async function givenAuthenticator(who: Browser) {
  const { Secret } = await who.data(api.beginSecondFactor, {})
  const shown = (later: number): string => codeShown(Secret, clock.now(), later)
  const { Token, RecoveryCodes } = await who.data(api.confirmSecondFactor, { Code: shown(-1) })
  who.token = Token
  return { shown, first: RecoveryCodes }
}
async function givenPasskey(who: Browser, device: VirtualAuthenticator) {
  const { Options } = await who.data(api.beginPasskey, {})
  const Credential = device.create(Options)
  const { Token, RecoveryCodes } = await who.data(api.addPasskey, { Name: 'Phone', Credential })
  if (Token) who.token = Token
  return RecoveryCodes
}
async function signedInAgain(who: Browser): Promise<Browser> {
  const { UserId } = await who.data(api.getCurrentUserInfo, {})
  const browser = test.browser()
  await signInAs(test, browser, UserId)
  return browser
}
const signsIn = async (code = ''): Promise<number> =>
  (await (await signedInAgain(agent)).call(api.proveSecondFactor, { Code: code })).status
const left = async () => (await agent.data(api.getSecondFactor, {})).RecoveryCodesLeft
const renew = (who: Browser, Code?: string) => who.call(api.renewRecoveryCodes, { Code })
const refused = (code: string) => expect.objectContaining({ code })

describe('recovery codes can be had anew', () => {
  it('by a code of the authenticator: those of before count no more', async () => {
    const { shown, first } = await givenAuthenticator(agent)
    const { body } = await renew(agent, shown(0))
    const codes = body.Data?.RecoveryCodes ?? []
    expect(new Set([...codes, ...first]).size).toBe(20)
    expect(await left()).toBe(10)
    expect(await signsIn(first[0])).toBe(400)
    expect(await signsIn(codes[0])).toBe(200)
    expect(await left()).toBe(9)
    // Lost once more, the next code brings the next ten.
    expect((await renew(agent, shown(0))).body).toEqual(refused('second_factor_code_wrong'))
    expect((await renew(agent, shown(1))).status).toBe(200)
    expect(await left()).toBe(10)
    const { rows } = await sql`
      select action from audit_log where action = 'renewRecoveryCodes' and step = 'done'`.execute(
      db,
    )
    expect(rows).toHaveLength(2)
  })

  it('by a passkey that signed for this alone, once', async () => {
    const device = virtualAuthenticator()
    const [first] = await givenPasskey(agent, device)
    const signed = async (Purpose: 'remove' | 'renew') => {
      const { Options } = await agent.data(api.beginPasskeyProof, { Purpose })
      return { Credential: device.get(Options) }
    }
    const other = await agent.call(api.renewRecoveryCodes, await signed('remove'))
    expect(other.body).toEqual(refused('passkey_over'))
    const given = await signed('renew')
    const { RecoveryCodes } = await agent.data(api.renewRecoveryCodes, given)
    expect(RecoveryCodes).toHaveLength(10)
    expect((await agent.call(api.renewRecoveryCodes, given)).body).toEqual(refused('passkey_over'))
    expect(await signsIn(first)).toBe(400)
    expect(await signsIn(RecoveryCodes[9])).toBe(200)
  })

  it('K12: by nothing less: no recovery code, no session that hasn’t proven anything, no traveller', async () => {
    expect((await renew(agent, '000000')).body).toEqual(refused('second_factor_off'))
    const { shown, first } = await givenAuthenticator(agent)
    expect((await renew(agent, first[0])).body).toEqual(refused('second_factor_code_wrong'))
    expect((await renew(agent)).body).toEqual(refused('second_factor_code_wrong'))
    const unproven = await renew(await signedInAgain(agent), shown(0))
    expect(unproven.body).toEqual(refused('second_factor_unproven'))
    const traveller = test.browser()
    await signIn(test, traveller)
    expect((await renew(traveller, shown(0))).status).toBe(403)
    expect((await renew(test.browser(), shown(0))).status).toBe(401)
    expect(await left()).toBe(10)
    expect(await signsIn(first[0])).toBe(200)
  })
})
