import { createHash } from 'node:crypto'

export type ProviderKey = 'google' | 'apple' | 'facebook'

/** A person with an account at a provider. */
export type Person = {
  subject: string
  name: string
  /** Null: an account that has only a phone number, or whose owner keeps the address. */
  email: string | null
  verified: boolean
  /** Google: the domain whose accounts it hosts. */
  hostedDomain?: string
  /** Apple: the address is a relay that hides the real one. */
  isRelay?: boolean
}

/** Who is always there to sign in as, by the id that the page's buttons send. */
export const cast: Record<ProviderKey, Record<string, Person>> = {
  google: {
    nour: {
      subject: '104729384756102938475',
      name: 'Nour Mostafa',
      email: 'nour.mostafa@gmail.com',
      verified: true,
    },
    karim: {
      subject: '110293847561029384756',
      name: 'Karim Fathy',
      email: 'karim.fathy@nile-studio.example',
      verified: true,
      hostedDomain: 'nile-studio.example',
    },
    traveller: {
      subject: '118475610293847561029',
      name: 'Demo Traveller',
      email: 'traveller@rihla.example',
      verified: true,
    },
    salma: {
      subject: '102938475610293847561',
      name: 'Salma Nabil',
      email: 'salma.nabil@gmail.com',
      verified: false,
    },
  },
  apple: {
    omar: {
      subject: '000431.7d0a4f2b9c6e4a1f8b3c5d7e9f0a1b2c.0911',
      name: 'Omar Sherif',
      email: 'omar.sherif@icloud.example',
      verified: true,
    },
    hana: {
      subject: '001275.1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e6f.1423',
      name: 'Hana Zaki',
      email: 'h4n7q2xk9z@privaterelay.appleid.example',
      verified: true,
      isRelay: true,
    },
  },
  facebook: {
    mariam: {
      subject: '10227384910283746',
      name: 'مريم عادل',
      email: 'mariam.adel@example.com',
      verified: false,
    },
    tarek: { subject: '10158473629104857', name: 'Tarek Samir', email: null, verified: false },
  },
}

/** The person that a form of the page describes; the same words are the same person. */
export function describePerson(key: ProviderKey, form: Record<string, string>): Person | undefined {
  const typed = (form['email'] ?? '').trim()
  const name = (form['name'] ?? '').trim()
  if (name === '' || (typed === '' && key !== 'facebook')) return undefined
  const hash = createHash('sha256')
    .update(`${key}:${typed.toLowerCase() || name}`)
    .digest('hex')
  const isRelay = key === 'apple' && form['hidden'] !== undefined
  const digits = BigInt(`0x${hash.slice(0, 20)}`)
    .toString()
    .slice(0, 17)
  return {
    subject: key === 'apple' ? `${digits.slice(0, 6)}.${hash.slice(0, 32)}.0101` : `1${digits}`,
    name,
    email: isRelay ? `${hash.slice(0, 10)}@privaterelay.appleid.example` : typed || null,
    verified: key === 'apple' || form['verified'] !== undefined,
    ...(isRelay ? { isRelay } : {}),
    ...(form['hosted'] === undefined ? {} : { hostedDomain: typed.split('@').at(-1) ?? '' }),
  }
}

export type People = { get(subject: string): Person | undefined; remember(person: Person): void }

/** The people who signed in lately at a provider, so that later calls can be answered. */
export function rememberPeople(key: ProviderKey, most = 500): People {
  const known = new Map(Object.values(cast[key]).map((person) => [person.subject, person]))
  const always = new Set(known.keys())
  return {
    get: (subject) => known.get(subject),
    remember(person) {
      known.set(person.subject, person)
      const oldest = [...known.keys()].find((one) => !always.has(one))
      if (known.size > most && oldest !== undefined) known.delete(oldest)
    },
  }
}
