import { api } from '@rihla/contract'
import { phoneticKey } from '@rihla/contract/names/phonetic-key'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenStaff } from '../testing/desk.ts'

const test = await testApp()
await givenPlaces(test)
const { db, gateway } = test
const agent = await givenStaff(test, 'agent')
const activity = await givenActivity(test, 40)

async function givenBooked(
  name: string,
  phone: string,
  email: string,
  cardEnd: string | null = null,
): Promise<number> {
  const buyer = test.browser()
  await signIn(test, buyer, { email })
  const tempId = await givenHeld(buyer, activity)
  await sql`update temp_reservations set user_name = ${name}, phone = ${phone} where id = ${tempId}`.execute(
    db,
  )
  await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId), { cardEnd }))
  const { rows } = await sql<{ id: number }>`select max(id) as id from reservations`.execute(db)
  return rows[0]?.id ?? 0
}

let [hany, mona]: [number, number] = [0, 0]
beforeAll(async () => {
  hany = await givenBooked('Hany Shaker', '+201098765432', 'h.shaker@example.org', '4709')
  mona = await givenBooked('منى عبد الرحمن', '+201012340000', 'm.rahman@example.org')
})
const find = async (Search: string) =>
  (await agent.data(api.findReservations, { Search })).Items.map(({ Id }) => Id)

describe('finding a reservation', () => {
  it.each([
    ['hany', 'a name'],
    ['sha', 'its beginning, as one types'],
    ['shaker hany', 'names in any order'],
    ['Haney Shakir', 'a name that is misspelt'],
    ['هاني شاكر', 'a name in the other script'],
    ['01098765432', 'a phone as it is said at home'],
    ['+20 109 876', 'a part of it with its country'],
    ['h.shaker@example.org', 'an e-mail'],
    ['h.shaker@exampel.org', 'an e-mail whose domain is misheard'],
    ['shaker@ex', 'a part of one, as one types'],
  ])('%s: %s', async (text) => {
    expect(await find(text)).toEqual([hany])
  })

  it.each([
    'مني',
    'منى عبدالرحمن',
    'mona',
    'Abd el Rahman',
    'abdelrahman',
    'الرحم',
    'm.rahman',
    'mona 3abdelra7man',
    'Abdurrahman',
    'abdorahman',
  ])('%s: an Arabic name', async (text) => {
    expect(await find(text)).toContain(mona)
  })

  it('of a name with a servant in it, in the other script and parted otherwise', async () => {
    const rania = await givenBooked('Rania Abdel Moneim', '+201055500011', 'rania@example.org')
    const yasmin = await givenBooked('ياسمين عبد الغفار', '+201055500012', 'yasmin@example.org')
    for (const text of [
      'رانيا عبد المنعم',
      'عبدالمنعم',
      'Abd el Moneim',
      'abdel mon',
      'rania 3abd elmon3em',
    ])
      expect(await find(text), text).toContain(rania)
    for (const text of ['yasmeen abdel ghafar', 'Abdul Ghaffar', 'عبد الغفار'])
      expect(await find(text), text).toContain(yasmin)
    expect(await find('عبد المنعم ياسمين')).toEqual([])
  })

  it('of a name in Cyrillic or Greek letters, as it is heard', async () => {
    const ivan = await givenBooked('Иван Щербаков', '+201055500015', 'ivan@example.org')
    const eleni = await givenBooked('Ελένη Χριστοδούλου', '+201055500016', 'eleni@example.org')
    for (const text of ['Щербаков', 'shcherbakov', 'Ivan Sherbakov', 'إيفان', 'sherbak'])
      expect(await find(text), text).toContain(ivan)
    for (const text of ['Χριστοδούλου', 'eleni christodoulou', 'Christodoul'])
      expect(await find(text), text).toContain(eleni)
  })

  it('what is spelt so comes before what only sounds so', async () => {
    const meant = await givenBooked('عثمان فوزي', '+201055500013', 'osman@example.org')
    const sounds = await givenBooked('ياسمين فوزي', '+201055500014', 'y.fawzy@example.org')
    expect(await find('عثمان فوزي')).toEqual([meant, sounds])
    expect(await find('ياسمين فوزي')).toEqual([sounds, meant])
  })

  it('by reference, whole or in part, in any case', async () => {
    const { rows } = await sql<{ reference: string }>`
      select reference from reservations where id = ${mona}`.execute(db)
    const reference = rows[0]?.reference ?? ''
    const begun = reference.slice(0, 9)
    for (const text of [reference, reference.toLowerCase(), reference.replace('-', ''), begun])
      expect(await find(text)).toEqual([mona])
  })

  it('by the gateway’s number of the payment', async () => {
    const { rows } = await sql<{ transaction_id: string; gateway_order_id: string }>`
      select transaction_id, gateway_order_id from payment_attempts order by id limit 1`.execute(db)
    expect(await find(rows[0]?.transaction_id ?? '')).toEqual([hany])
    expect(await find(rows[0]?.gateway_order_id ?? '')).toEqual([hany])
  })

  it('by the end of the card that it was paid with', async () => {
    expect(await find('4709')).toEqual([hany])
    const { Timeline } = await agent.data(api.getDeskReservation, { id: hany })
    expect(Timeline.map(({ Text }) => Text).join()).toContain('card ending in 4709')
  })

  it('by last digits that begin with zeros, a name beside a grouped phone, and Arabic digits', async () => {
    const galal = await givenBooked('Ahmed Galal', '+201001230012', 'galal@example.org', '8351')
    expect(await find('0012')).toContain(galal)
    expect(await find('0012')).not.toContain(mona)
    expect(await find('0000')).toEqual([mona])
    for (const text of ['Ahmed 0100 123 0012', '0020 100 123 0012', '\u200f٨٣٥١', 'galal 0012'])
      expect(await find(text), text).toEqual([galal])
  })

  it.each(['', 'x', '%', '_', 'nobody at all', 'h.shaker@elsewhere.net', "' or 1=1 --", '﷽'])(
    'finds nobody by %j',
    async (text) => {
      expect(await find(text)).toEqual([])
    },
  )

  it('follows a name that changes, and forgets one that is erased', async () => {
    await sql`update users set email = 'new.name@example.org' where email = 'h.shaker@example.org'`.execute(
      db,
    )
    expect(await find('new.name@example.org')).toEqual([hany])
    await sql`update reservations set client_name = '-', client_phone = null where id = ${hany}`.execute(
      db,
    )
    expect(await find('shaker')).toEqual([])
  })

  it('hears in SQL what it hears in the page', async () => {
    const words =
      'hurghada 7urghada هورجادا luxor لوكسور schmidt vic cecil mohamed muhammad محمد خالد khaled ghada x9 phil 3amr عمرو كححح'
    const { rows } = await sql<{ word: string; sound: string }>`
      select w as word, sound_of(w) as sound from unnest(string_to_array(${words}, ' ')) w`.execute(
      db,
    )
    expect(rows.map(({ sound }) => sound)).toEqual(rows.map(({ word }) => phoneticKey(word)))
  })
})
