import { expect, it } from 'vitest'
import { readHotels } from './hotelbeds-content.ts'

/** A supplier with one house, which has a room of the last kind in its list of `kinds`. */
function supplierOf(kinds: number, said = kinds) {
  const asked: string[] = []
  const kind = (nth: number, language: string | null) => ({
    code: `K${nth}`,
    maxPax: 3,
    maxAdults: 2,
    maxChildren: 1,
    description: `${language} ${nth}`,
  })
  const hotel = {
    code: 7,
    name: { content: 'Nile House' },
    coordinates: { longitude: 31, latitude: 30 },
    rooms: [{ roomCode: `K${kinds}` }],
  }
  const read = async ({ path }: { readonly path: string }): Promise<unknown> => {
    asked.push(path)
    const { pathname, searchParams: query } = new URL(path, 'https://supplier.example')
    if (pathname.endsWith('/hotels')) return { total: 1, hotels: [hotel] }
    if (pathname.endsWith('/facilities')) return { total: 0, facilities: [] }
    const [from, to] = [Number(query.get('from')), Number(query.get('to'))]
    const last = Math.min(to, from + 999, kinds)
    const rooms = Array.from({ length: Math.max(0, last - from + 1) }, (_, at) =>
      kind(from + at, query.get('language')),
    )
    return { total: said, rooms }
  }
  return { read, asked }
}

async function firstPage(call: ReturnType<typeof supplierOf>) {
  for await (const hotels of readHotels(call, 'https://photos.example')) return hotels
  return []
}

it.each([1, 1000, 1001, 2500])(
  'names the last of %i kinds of room in both languages',
  async (kinds) => {
    const [hotel] = await firstPage(supplierOf(kinds))
    expect(hotel?.rooms).toMatchObject([
      { code: `K${kinds}`, name: { en: `ENG ${kinds}`, ar: `ARA ${kinds}` } },
    ])
  },
)

it('asks for kinds of room for so long only, whatever total is claimed', async () => {
  const call = supplierOf(2, 1_000_000_000)
  expect(await firstPage(call)).toHaveLength(1)
  expect(call.asked.length).toBeLessThan(250)
})
