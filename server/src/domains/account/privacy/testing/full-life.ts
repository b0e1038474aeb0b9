import { api } from '@rihla/contract'
import { sql } from 'kysely'
import type { Browser, TestApp } from '../../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying } from '../../../../testing/booking.ts'
import { givenRoundTrip } from '../../../fleet/testing/fleet.ts'
import { signIn } from '../../../../testing/people.ts'
import { givenPoints } from '../../../../testing/points.ts'
import { createPasswords } from '../../index.ts'

export const PASSWORD = 'Felucca@26'
const passwords = createPasswords()

export type Person = {
  readonly userId: number
  readonly browser: Browser
  readonly email: string
  readonly imageName: string
  /** Words that occur in this person's data only. */
  readonly traces: readonly string[]
}

/** Gives a user a password and signs them in with it, in a new browser. */
export async function givenPassword(
  test: TestApp,
  userId: number,
  email: string,
): Promise<Browser> {
  const hash = await passwords.hash(PASSWORD)
  await sql`update users set password_hash = ${hash} where id = ${userId}`.execute(test.db)
  const browser = test.browser()
  browser.token = (await browser.data(api.login, { Email: email, Password: PASSWORD })).Token
  return browser
}

/** A user with personal data in every domain; `word` stands in all their words. */
export async function givenFullLife(test: TestApp, word: string, digits: string): Promise<Person> {
  const first = test.browser()
  const email = `${word}@example.com`
  const userId = await signIn(test, first, { email })
  const [name, phone] = [`${word} Farouk`, `+2010${digits}`]
  const imageName = `${word.toLowerCase()}.webp`
  await sql`
    update users set full_name = ${name}, phone = ${phone}, addition_phone = ${`+2012${digits}`},
      country_code = 'EG', image = ${`/account/image/${imageName}`}
    where id = ${userId}`.execute(test.db)
  await givenPoints(test.db, userId, 700)
  await test.app.privacy.profileImages.write(imageName, new Uint8Array([1]))
  const browser = await givenPassword(test, userId, email)
  await sql`update sessions set user_agent = ${`${word}'s phone`} where user_id = ${userId}`.execute(
    test.db,
  )
  await givenWaysIn(test, userId, word)
  await browser.data(api.recordConsent, { Analytics: true, LiveChat: false, TextVersion: 'v1' })
  await browser.data(api.changeSavedOffers, {
    Changes: [{ List: 'Favourites', ModuleType: 'Hotel', Id: Number(digits), Keep: true }],
  })
  await browser.data(api.saveCompanion, {
    Id: crypto.randomUUID(),
    Name: word,
    Surname: 'Farouk',
    LocalName: `ابنة ${word}`,
    BirthDate: '2016-05-04',
    Nationality: 'EG',
    DocumentType: 'Passport',
    DocumentNumber: `A${digits}`,
  })
  await givenBookings(test, browser, { word, name, phone })
  await givenSeats(test, browser, { word, name, phone })
  return { userId, browser, email, imageName, traces: [email, name, digits, word] }
}

async function givenWaysIn({ db, browser }: TestApp, userId: number, word: string): Promise<void> {
  const email = `${word}@example.com`
  await sql`
    insert into external_identities (issuer, subject, provider, user_id, email, created_at)
    values ('https://id.example', ${word}, 'Google', ${userId}, ${`${word}@mail.example`}, now())`.execute(
    db,
  )
  await sql`
    insert into external_sign_ins (state_hash, browser_hash, provider, nonce, verifier, language, created_at,
      answered_at, outcome, issuer, subject, email, name, ticket_hash)
    values (${Buffer.from(word)}, 'x', 'Google', 'n', 'v', 'en', now(), now(), 'ready', 'https://id.example', ${word},
      ${email}, ${word}, ${Buffer.from(`ticket of ${word}`)})`.execute(db)
  await sql`
    insert into registrations (email, full_name, password_hash, country_code, language, created_at)
    values (${email.toUpperCase()}, ${word}, 'x', 'EG', 'en', now())`.execute(db)
  await browser().data(api.verifyCode, { Email: email })
}

type Words = { word: string; name: string; phone: string }

/** One booking is paid and confirmed, one was declined, one is held. */
async function givenBookings(test: TestApp, browser: Browser, words: Words): Promise<void> {
  const typed = {
    UserName: words.name,
    Phone: words.phone,
    SpecialRequest: `${words.word} is vegan`,
    PickUpFrom: `${words.word} Palace`,
  }
  const begin = async () => {
    const activity = await givenActivity(test)
    await sql`update activities set hotel_pickup = true where id = ${activity}`.execute(test.db)
    return givenHeld(browser, activity, typed)
  }
  const paid = await givenPaying(test, browser, await begin())
  await test.deliver(test.gateway.settle(paid))
  const declined = await givenPaying(test, browser, await begin())
  const message = `The card of ${words.name} was declined`
  await test.deliver(test.gateway.settle(declined, { outcome: 'failed', message }))
  await begin()
  await sql`
    insert into refunds (attempt_id, amount, reason, state, failure, requested_at)
    select id, 100, 'test', 'failed', ${message}, now() from payment_attempts
    where gateway_order_id = ${paid}`.execute(test.db)
}

/** A seat on a bus, paid for and confirmed. */
async function givenSeats(test: TestApp, browser: Browser, words: Words): Promise<void> {
  const { out } = await givenRoundTrip(test.db, test.clock.now())
  const { GoingTempID } = await browser.data(api.holdBusSeats, {
    SessionID: `17952552-${words.word}`,
    Going: { TripID: out.id, Seats: out.seats.slice(0, 1) },
  })
  const page = await browser.data(api.bookReservation, {
    UserName: words.name,
    Phone: words.phone,
    GoingReservationId: GoingTempID,
    PaymentMethod: 3,
  })
  await test.deliver(test.gateway.settle(page.split('/').at(-1) ?? ''))
}

/** In which tables a text stands, and in how many rows: every table there is, every column as text. */
export async function tablesWith({ db }: Pick<TestApp, 'db'>, text: string) {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'jobs') order by 1`.execute(db)
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.raw(name)} t
      where t::text ilike ${`%${text}%`}`.execute(db)
    if (rows[0] && rows[0].count > 0) found[name.replace(/^jobs\..*/, 'jobs')] = rows[0].count
  }
  return { found, searched: tables.length }
}
