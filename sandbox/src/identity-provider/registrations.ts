/** What a shop has registered with the three providers: one client each, with one way back. */
export type Registrations = {
  /** The sandbox's own origin, as browser and shop reach it. */
  origin: string
  google: { clientId: string; clientSecret: string; redirectUri: string }
  apple: {
    clientId: string
    teamId: string
    keyId: string
    /** The public half (PEM) of the key whose private half the shop has downloaded. */
    publicKey: string
    redirectUri: string
  }
  facebook: { appId: string; appSecret: string; redirectUri: string }
}

type Environment = Record<string, string | undefined>

/**
 * Reads them. Everything has a default for running alone, but Apple's secret can't be signed then.
 */
export function readRegistrations(env: Environment, port: number): Registrations {
  const shop = (env['PUBLIC_URL'] ?? 'http://localhost:3000').replace(/\/+$/, '')
  const back = (provider: string) => `${shop}/auth/external/callback/${provider}`
  return {
    origin: (env['SANDBOX_URL'] ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    google: {
      clientId: env['GOOGLE_CLIENT_ID'] ?? 'sandbox.apps.googleusercontent.example',
      clientSecret: env['GOOGLE_CLIENT_SECRET'] ?? 'google-sandbox-secret',
      redirectUri: back('google'),
    },
    apple: {
      clientId: env['APPLE_CLIENT_ID'] ?? 'example.rihla.web',
      teamId: env['APPLE_TEAM_ID'] ?? 'SANDBOX001',
      keyId: env['APPLE_KEY_ID'] ?? 'SANDBOXKEY',
      publicKey: env['APPLE_PUBLIC_KEY'] ?? '',
      redirectUri: back('apple'),
    },
    facebook: {
      appId: env['FACEBOOK_APP_ID'] ?? '1000000000000001',
      appSecret: env['FACEBOOK_APP_SECRET'] ?? 'facebook-sandbox-secret',
      redirectUri: back('facebook'),
    },
  }
}
