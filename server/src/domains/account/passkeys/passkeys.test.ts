import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { signIn, signInAs } from '../../../testing/people.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { givenStaff, why } from '../../desk/testing/desk.ts'
import { isEverLost } from '../../inventory/testing/race.ts'
import { purgeStale } from '../purge-stale.ts'
import { codeShown } from '../testing/authenticator.ts'
import {
  cborBytes,
  cborMap,
  cborText,
  virtualAuthenticator,
  type Otherwise,
  type VirtualAuthenticator,
} from '../testing/virtual-authenticator.ts'

const test = await testApp({ rateLimitScale: 1000 })
const { db, clock } = test
let agent: Browser
let manager: Browser

beforeEach(async () => {
  await sql`truncate staff_second_factors, staff_recovery_codes, staff_passkeys, staff_passkey_challenges`.execute(
    db,
  )
  await sql`update desk_settings set require_second_factor = false`.execute(db)
  manager = await givenStaff(test, 'manager')
  agent = await givenStaff(test, 'agent')
})
afterEach(() => vi.restoreAllMocks())

async function add(who: Browser, device: VirtualAuthenticator, Name = 'My phone', it?: Otherwise) {
  const { Options } = await who.data(api.beginPasskey, {})
  const answer = await who.call(api.addPasskey, { Name, Credential: device.create(Options, it) })
  const token = answer.body.Data?.Token
  if (token) who.token = token
  return answer
}
/** A device whose passkey this person has, and their recovery codes. */
async function given(who: Browser, device = virtualAuthenticator()) {
  const { body } = await add(who, device)
  return { device, recovery: body.Data?.RecoveryCodes ?? [] }
}
async function signedInAgain(who: Browser): Promise<Browser> {
  const { UserId } = await who.data(api.getCurrentUserInfo, {})
  const browser = test.browser()
  await signInAs(test, browser, UserId)
  return browser
}
const atDesk = async (who: Browser) => (await who.call(api.getDeskMe, {})).status
const optionsFor = async (who: Browser, Purpose: 'prove' | 'remove') =>
  (await who.data(api.beginPasskeyProof, { Purpose })).Options
async function prove(who: Browser, device: VirtualAuthenticator, it?: Otherwise) {
  const Credential = device.get(await optionsFor(who, 'prove'), it)
  const answer = await who.call(api.proveByPasskey, { Credential })
  if (answer.status === 200) who.token = answer.body.Data?.Token ?? null
  return answer
}
const wrong = { status: 400, body: { code: 'passkey_wrong' } }
const over = { status: 409, body: { code: 'passkey_over' } }
const namesOf = async (who: Browser) =>
  (await who.data(api.getPasskeys, {})).Items.map(({ Name }) => Name)

describe('a passkey', () => {
  it('K13: is asked for at each sign-in from then on, and lets nobody in before', async () => {
    const { device, recovery } = await given(agent)
    expect(recovery).toHaveLength(10)
    expect(await atDesk(agent)).toBe(200)
    const other = await signedInAgain(agent)
    expect(await atDesk(other)).toBe(403)
    expect(await other.data(api.getSecondFactor, {})).toEqual({
      IsStaff: true,
      IsOn: true,
      HasAuthenticator: false,
      HasPasskey: true,
      IsRequired: false,
      IsProven: false,
      RecoveryCodesLeft: 10,
    })
    expect((await prove(other, device)).status).toBe(200)
    expect(await atDesk(other)).toBe(200)
    const { Items } = await other.data(api.getPasskeys, {})
    const now = clock.now().toISOString()
    expect(Items).toMatchObject([{ Name: 'My phone', CreatedAt: now, LastUsedAt: now }])
  })

  it('is one of several, each with its name; a device isn’t added twice', async () => {
    const { device } = await given(agent)
    const second = virtualAuthenticator({ counts: false })
    expect((await add(agent, second, 'Key in the safe')).body.Data).toEqual({
      Token: null,
      RecoveryCodes: [],
    })
    expect(await namesOf(agent)).toEqual(['My phone', 'Key in the safe'])
    expect((await prove(await signedInAgain(agent), second)).status).toBe(200)
    const { Options } = await agent.data(api.beginPasskey, {})
    expect(Options.excludeCredentials.map(({ id }) => id)).toEqual(
      [device, second].map(({ id }) => id.toString('base64url')),
    )
    expect((await add(agent, device)).body).toMatchObject({ code: 'passkey_known' })
    expect((await add(manager, device)).body).toMatchObject({ code: 'passkey_known' })
  })

  it('is asked for of this site, verified by finger, face or PIN', async () => {
    const { Options } = await agent.data(api.beginPasskey, {})
    expect(Options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
    })
    const { device } = await given(agent)
    expect(await optionsFor(agent, 'prove')).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [
        { id: device.id.toString('base64url'), transports: ['hybrid', 'internal'] },
      ],
    })
  })

  const unfit: [string, Otherwise][] = [
    ['another origin', { origin: 'http://localhost:3001' }],
    ['another site', { rpId: 'rihla.example' }],
    ['nobody verified', { isVerified: false }],
    ['a challenge of nobody’s', { challenge: Buffer.alloc(32).toString('base64url') }],
  ]
  it.each(unfit)(
    'K13: is refused from %s, when it is added and when it is proven',
    async (_, it) => {
      expect(await add(agent, virtualAuthenticator(), 'Phone', it)).toMatchObject(wrong)
      expect(await namesOf(agent)).toEqual([])
      const { device } = await given(agent)
      const other = await signedInAgain(agent)
      expect(await prove(other, device, it)).toMatchObject(wrong)
      expect(await atDesk(other)).toBe(403)
    },
  )

  it('K13: is refused where somebody else signed, or what was signed is changed', async () => {
    const { device } = await given(agent)
    const theirs = await given(manager)
    const other = await signedInAgain(agent)
    expect(await prove(other, theirs.device)).toMatchObject(wrong)
    const Credential = device.get(await optionsFor(other, 'prove'))
    // Theirs under the name of mine.
    const { response } = theirs.device.get(await optionsFor(other, 'prove'))
    const forged = { ...Credential, response }
    expect(await other.call(api.proveByPasskey, { Credential: forged })).toMatchObject(wrong)
    expect(await atDesk(other)).toBe(403)
  })

  it('K13: takes an answer once, in the session that asked, within minutes', async () => {
    const { device } = await given(agent, virtualAuthenticator({ counts: false }))
    const [one, two] = [await signedInAgain(agent), await signedInAgain(agent)]
    const Credential = device.get(await optionsFor(one, 'prove'))
    expect(await two.call(api.proveByPasskey, { Credential })).toMatchObject(over)
    await optionsFor(two, 'prove')
    expect(await two.call(api.proveByPasskey, { Credential })).toMatchObject(wrong)
    // Nor is what was asked for another purpose taken, nor a wrong try forgiven.
    const removing = device.get(await optionsFor(one, 'remove'))
    expect(await one.call(api.proveByPasskey, { Credential: removing })).toMatchObject(wrong)
    expect(await one.call(api.proveByPasskey, { Credential })).toMatchObject(over)
    const late = device.get(await optionsFor(one, 'prove'))
    clock.advance(300)
    expect(await one.call(api.proveByPasskey, { Credential: late })).toMatchObject(over)
    clock.advance(-300)
    expect((await prove(one, device)).status).toBe(200)
  })

  it('keeps one question a session and purpose, and none that is over', async () => {
    const { device } = await given(agent)
    const other = await signedInAgain(agent)
    const first = device.get(await optionsFor(other, 'prove'))
    for (let n = 0; n < 5; n += 1) await optionsFor(other, 'prove')
    const asked = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from staff_passkey_challenges`.execute(
          db,
        )
      ).rows[0]?.n
    expect(await asked()).toBe(1)
    expect(await other.call(api.proveByPasskey, { Credential: first })).toMatchObject(wrong)
    await optionsFor(other, 'prove')
    clock.advance(300)
    await purgeStale(db, clock)
    expect(await asked()).toBe(0)
    clock.advance(-300)
  })

  it('K13: whose count went back is a copy: refused, with a line in the log', async () => {
    const { device } = await given(agent)
    expect((await prove(await signedInAgain(agent), device, { count: 9 })).status).toBe(200)
    const other = await signedInAgain(agent)
    for (const count of [9, 8, 0])
      expect(await prove(other, device, { count })).toMatchObject({
        status: 409,
        body: { code: 'passkey_copied' },
      })
    expect(await atDesk(other)).toBe(403)
    const { Items } = await manager.data(api.getAudit, { Action: 'proveByPasskey' })
    expect(Items).toHaveLength(3)
    expect(Items[0]).toMatchObject({ Reason: 'My phone', Outcome: 'refused' })
    expect(Items[0]?.Refusal).toContain('copied')
    expect((await prove(other, device, { count: 10 })).status).toBe(200)
  })

  it('brings no certificate: one that comes all the same is not looked at, nor what it names asked', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const x5c = Buffer.concat([Buffer.from([0x81]), cborBytes(Buffer.alloc(40, 1))])
    const statement = cborMap([cborText('x5c'), x5c])
    for (const format of ['apple', 'packed', 'tpm', 'android-key', 'nonsense'])
      expect(
        await add(agent, virtualAuthenticator(), 'Phone', { attestation: { format, statement } }),
      ).toMatchObject(wrong)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is nothing that travellers or visitors have', async () => {
    const traveller = test.browser()
    await signIn(test, traveller)
    for (const call of [api.getPasskeys, api.beginPasskey] as const) {
      expect((await traveller.call(call, {})).status).toBe(403)
      expect((await test.browser().call(call, {})).status).toBe(401)
    }
    const off = await traveller.call(api.beginPasskeyProof, { Purpose: 'prove' })
    expect(off.body).toMatchObject({ code: 'second_factor_off' })
  })

  it('are ten at most', async () => {
    for (let n = 0; n < 10; n += 1) await given(agent)
    expect((await agent.call(api.beginPasskey, {})).body).toMatchObject({
      code: 'passkeys_too_many',
    })
  })
})

describe('a second factor of both kinds', () => {
  const shown = (secret: string, later = 0) => codeShown(secret, clock.now(), later)

  it('K13: is added to by nobody who has only the password', async () => {
    await given(agent)
    const thief = await signedInAgain(agent)
    const unproven = { status: 403, body: { code: 'second_factor_unproven' } }
    expect(await thief.call(api.beginPasskey, {})).toMatchObject(unproven)
    expect(await thief.call(api.getPasskeys, {})).toMatchObject(unproven)
    expect(await thief.call(api.beginSecondFactor, {})).toMatchObject(unproven)
    expect(await thief.call(api.confirmSecondFactor, { Code: '000000' })).toMatchObject(unproven)
    const Credential = virtualAuthenticator().create(
      (await agent.data(api.beginPasskey, {})).Options,
    )
    expect(await thief.call(api.addPasskey, { Name: 'Mine', Credential })).toMatchObject(unproven)
  })

  it('is proven by either, and by the same recovery codes', async () => {
    const { device, recovery } = await given(agent)
    const { Secret } = await agent.data(api.beginSecondFactor, {})
    const confirmed = await agent.data(api.confirmSecondFactor, { Code: shown(Secret) })
    expect(confirmed.RecoveryCodes).toEqual([])
    agent.token = confirmed.Token
    const ways = [
      (who: Browser) => prove(who, device),
      (who: Browser) => who.call(api.proveSecondFactor, { Code: shown(Secret, 1) }),
      (who: Browser) => who.call(api.proveSecondFactor, { Code: recovery[0] ?? '' }),
    ]
    for (const way of ways) expect((await way(await signedInAgain(agent))).status).toBe(200)
  })

  it('is recovered without any device where there is a passkey alone', async () => {
    const { recovery } = await given(agent)
    const other = await signedInAgain(agent)
    const taken = await other.data(api.proveSecondFactor, { Code: recovery[0] ?? '' })
    other.token = taken.Token
    expect(await atDesk(other)).toBe(200)
    const again = await (
      await signedInAgain(agent)
    ).call(api.proveSecondFactor, {
      Code: recovery[0] ?? '',
    })
    expect(again.body).toMatchObject({ code: 'second_factor_code_wrong' })
  })

  it('that everybody needs can be a passkey', async () => {
    await given(manager)
    await manager.data(api.requireSecondFactor, { Required: true, ...why() })
    clock.advance(4)
    expect(await atDesk(agent)).toBe(403)
    await given(agent)
    expect(await atDesk(agent)).toBe(200)
    const { Items } = await manager.data(api.getPeople, {})
    expect(Items.filter((it) => it.HasSecondFactor)).toHaveLength(2)
  })

  it('is reset by a manager, passkeys and all', async () => {
    const { device } = await given(agent)
    const { UserId } = await agent.data(api.getDeskMe, {})
    await manager.data(api.resetSecondFactor, { id: UserId, ...why('Lost the phone') })
    expect(await atDesk(agent)).toBe(401)
    await signInAs(test, agent, UserId)
    expect(await atDesk(agent)).toBe(200)
    expect((await agent.call(api.beginPasskeyProof, { Purpose: 'prove' })).status).toBe(409)
    // The device can be added anew.
    expect((await add(agent, device)).status).toBe(200)
  })
})

describe('a passkey that is taken away', () => {
  const idOf = async (who: Browser, name: string) =>
    (await who.data(api.getPasskeys, {})).Items.find(({ Name }) => Name === name)?.Id ?? 0

  it('needs another proof: a code, a recovery code or a passkey', async () => {
    const { device, recovery } = await given(agent)
    for (const name of ['One', 'Two']) await add(agent, virtualAuthenticator(), name)
    const elsewhere = await signedInAgain(agent)
    await prove(elsewhere, device)
    const One = await idOf(agent, 'One')
    expect((await agent.call(api.removePasskey, { Id: One })).body).toMatchObject({
      code: 'second_factor_code_wrong',
    })
    await agent.data(api.removePasskey, { Id: One, Code: recovery[0] ?? '' })
    const Credential = device.get(await optionsFor(agent, 'remove'))
    const Two = await idOf(agent, 'Two')
    await agent.data(api.removePasskey, { Id: Two, Credential })
    expect(await namesOf(agent)).toEqual(['My phone'])
    const again = await agent.call(api.removePasskey, { Id: Two, Credential })
    expect(again.status).toBe(404)
    // Who may hold the device is out; who took it away stays.
    expect(await atDesk(elsewhere)).toBe(401)
    expect(await atDesk(agent)).toBe(200)
    const { Items } = await manager.data(api.getAudit, {})
    expect(Items.map(({ Action, Reason, Outcome }) => [Action, Reason, Outcome])).toEqual(
      expect.arrayContaining([
        ['removePasskey', 'Two', 'done'],
        ['addPasskey', 'Two', 'done'],
      ]),
    )
  })

  it('K13: isn’t by a proof for signing in, or by whoever hasn’t proven it', async () => {
    const { device, recovery } = await given(agent)
    const Id = await idOf(agent, 'My phone')
    const thief = await signedInAgain(agent)
    expect(await thief.call(api.removePasskey, { Id, Code: recovery[0] ?? '' })).toMatchObject({
      body: { code: 'second_factor_unproven' },
    })
    const Credential = device.get(await optionsFor(agent, 'prove'))
    expect(await agent.call(api.removePasskey, { Id, Credential })).toMatchObject(over)
    expect((await manager.call(api.removePasskey, { Id, Code: 'x' })).status).toBe(404)
    expect(await namesOf(agent)).toEqual(['My phone'])
  })

  it('turns the second factor off with the last one, unless everybody needs one', async () => {
    const { recovery } = await given(agent)
    const Id = await idOf(agent, 'My phone')
    await sql`update desk_settings set require_second_factor = true`.execute(db)
    const last = await agent.call(api.removePasskey, { Id, Code: recovery[0] ?? '' })
    expect(last).toMatchObject({ status: 409, body: { code: 'second_factor_last' } })
    await sql`update desk_settings set require_second_factor = false`.execute(db)
    await agent.data(api.removePasskey, { Id, Code: recovery[0] ?? '' })
    expect(await agent.data(api.getSecondFactor, {})).toMatchObject({
      IsOn: false,
      RecoveryCodesLeft: 0,
    })
    expect(await atDesk(await signedInAgain(agent))).toBe(200)
  })

  it('is tried five times, as codes are; passkeys that sign are bounded apart', async () => {
    const strict = await testApp({ beside: test, rateLimitScale: 1 })
    const who = await givenStaff(strict, 'agent')
    await given(who)
    const Id = await idOf(who, 'My phone')
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1)
      statuses.push((await who.call(api.removePasskey, { Id, Code: '000000' })).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    const signing: number[] = []
    for (let n = 0; n < 11; n += 1) signing.push((await prove(who, virtualAuthenticator())).status)
    expect(signing).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })
})

describe('one answer of a passkey sent twice at once', () => {
  /** A device that doesn't count: nothing but the question itself tells the second from the first. */
  async function once(): Promise<number> {
    const who = await givenStaff(test, 'agent')
    const { device } = await given(who, virtualAuthenticator({ counts: false }))
    const other = await signedInAgain(who)
    const Credential = device.get(await optionsFor(other, 'prove'))
    const twice = [0, 1].map(() => other.call(api.proveByPasskey, { Credential }))
    return (await Promise.all(twice)).filter(({ status }) => status === 200).length
  }

  it('K13: lets one in', async () => {
    for (let run = 0; run < 5; run += 1) expect(await once()).toBe(1)
  })

  it('K13 control: where the question stays, both', async () => {
    await withFunction(
      db,
      'take_passkey_challenge',
      () =>
        'begin perform pg_sleep(0.05); return (select challenge from staff_passkey_challenges where session_id = of_session and purpose = what); end',
      async () => {
        expect(await isEverLost(async () => (await once()) === 1)).toBe(true)
      },
    )
  })
})

describe('a device and its copy at once', () => {
  async function once(): Promise<number> {
    const who = await givenStaff(test, 'agent')
    const { device } = await given(who)
    const [one, two] = [await signedInAgain(who), await signedInAgain(who)]
    const answers = await Promise.all(
      [one, two].map((browser) => prove(browser, device, { count: 7 })),
    )
    return answers.filter(({ status }) => status === 200).length
  }

  it('K13: one is let in', async () => {
    for (let run = 0; run < 5; run += 1) expect(await once()).toBe(1)
  })

  it('K13 control: without the condition on the count, both', async () => {
    await withFunction(
      db,
      'use_passkey',
      () => 'begin perform pg_sleep(0.02); return true; end',
      async () => {
        expect(await isEverLost(async () => (await once()) === 1)).toBe(true)
      },
    )
  })
})
