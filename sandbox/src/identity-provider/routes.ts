import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type Provider from 'oidc-provider'
import { languageOf, type Language } from '../language.ts'
import type { Timers } from '../timers.ts'
import { apple, refusalOf } from './apple.ts'
import { backToShop, facebook } from './facebook.ts'
import { google } from './google.ts'
import type { SigningKeys } from './keys.ts'
import { cast, describePerson, type People, type ProviderKey, rememberPeople } from './people.ts'
import { pictureOf } from './picture.ts'
import type { Registrations } from './registrations.ts'
import { showGone, showSignIn } from './sign-in-page.ts'
import type { IdentitySteering } from './steering.ts'

export type IdentityDeps = {
  registrations: Registrations
  keys: SigningKeys
  timers: Timers
  steering: IdentitySteering
}

type Env = { Bindings: HttpBindings }
type OpenIdKey = 'google' | 'apple'

/** Three companies that people have accounts with; mounted at /identity. */
export function identityRoutes({ registrations, keys, timers, steering }: IdentityDeps) {
  const routes = new Hono<Env>()
  const people: Record<ProviderKey, People> = {
    google: rememberPeople('google'),
    apple: rememberPeople('apple'),
    facebook: rememberPeople('facebook'),
  }
  const partsOf = (key: OpenIdKey) => ({
    registrations,
    key: keys[key],
    cookieSecret: keys.cookies,
    people: people[key],
  })
  const appleId = apple(partsOf('apple'))
  steering.onReset(appleId.forgetAuthorisations)

  routes.get('/pictures/:file', (c) => {
    const subject = c.req.param('file').replace(/\.svg$/, '')
    const found = Object.values(people).map((one) => one.get(subject))
    return pictureOf(c, found.find((one) => one !== undefined)?.name ?? '?')
  })
  routes.use(async (c, next) => {
    if (steering.isDown()) return c.text('Service Unavailable', 503)
    await next()
  })
  routes.get('/apple/auth/authorize', async (c, next) => {
    const refusal = refusalOf(c.req.query())
    if (refusal !== null) return c.text(refusal, 400)
    await next()
  })
  routes.route('/google', openIdRoutes('google', google(partsOf('google')), people.google))
  routes.route('/apple', openIdRoutes('apple', appleId.provider, people.apple))
  routes.route('/facebook', facebookRoutes(registrations, people.facebook, timers))
  return routes
}

/** The provider's own endpoints, and the page that it sends people to. */
function openIdRoutes(key: OpenIdKey, provider: Provider, people: People): Hono<Env> {
  const routes = new Hono<Env>()
  const answer = provider.callback()

  async function visitOf(c: Context<Env>) {
    const { params } = await provider
      .interactionDetails(c.env.incoming, c.env.outgoing)
      .catch(() => ({ params: undefined }))
    const asked = params?.['ui_locales']
    const language = languageIn(c, typeof asked === 'string' ? asked : undefined)
    return { c, key, language, shop: params && String(params['redirect_uri']) }
  }

  routes.get('/sign-in/:uid', async (c) => {
    const { shop, ...visit } = await visitOf(c)
    return shop === undefined ? showGone(visit) : showSignIn({ ...visit, shop })
  })
  routes.post('/sign-in/:uid', async (c) => {
    const { shop, ...visit } = await visitOf(c)
    if (shop === undefined) return showGone(visit)
    const form = await c.req.parseBody<Record<string, string>>()
    const choice = choiceOf(key, form)
    if (choice === undefined) return showSignIn({ ...visit, shop }, form)
    if ('subject' in choice) people.remember(choice)
    const result =
      'error' in choice
        ? choice
        : { select_account: {}, login: { accountId: choice.subject, remember: false } }
    const { incoming, outgoing } = c.env
    return c.redirect(await provider.interactionResult(incoming, outgoing, result), 303)
  })
  // As with Express: the provider sees its own paths, and learns from originalUrl where it is mounted.
  routes.all('*', async (c) => {
    const { incoming, outgoing } = c.env
    const originalUrl = incoming.url ?? ''
    const url = originalUrl.slice(`/identity/${key}`.length)
    await answer(Object.assign(incoming, { originalUrl, url }), outgoing)
    return RESPONSE_ALREADY_SENT
  })
  return routes
}

function facebookRoutes(registrations: Registrations, people: People, timers: Timers): Hono<Env> {
  const routes = new Hono<Env>()
  const { api, refusalOf: refusal, accept } = facebook(registrations, people, timers)
  routes.on(['GET', 'POST'], '/dialog/oauth', async (c) => {
    const query = c.req.query()
    const wrong = refusal(query)
    if (wrong !== null) return c.text(wrong, 400)
    const language = languageIn(c, query['locale'])
    const visit = { c, key: 'facebook', language, shop: query['redirect_uri'] ?? '' } as const
    if (c.req.method === 'GET') return showSignIn(visit)
    const form = await c.req.parseBody<Record<string, string>>()
    const choice = choiceOf('facebook', form)
    if (choice === undefined) return showSignIn(visit, form)
    if ('error' in choice) return c.redirect(backToShop(query, choice), 303)
    people.remember(choice)
    return c.redirect(accept(query, choice.subject), 303)
  })
  routes.route('/', api)
  return routes
}

const cancelled = {
  google: { error: 'access_denied' },
  apple: { error: 'user_cancelled_authorize' },
  facebook: {
    error: 'access_denied',
    error_code: '200',
    error_description: 'Permissions error',
    error_reason: 'user_denied',
  },
}

/** The chosen person, or which error; undefined when another person was begun and not described. */
function choiceOf(key: ProviderKey, form: Record<string, string>) {
  if (form['cancel'] !== undefined) return cancelled[key]
  if (form['fail'] !== undefined) return { error: 'server_error' }
  return cast[key][form['person'] ?? ''] ?? describePerson(key, form)
}

function languageIn(c: Context, asked: string | undefined): Language {
  return languageOf(c.req.query('lang') ?? asked?.slice(0, 2), c.req.header('accept-language'))
}
