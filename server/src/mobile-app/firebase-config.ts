import type { FirebaseConfig } from '@rihla/contract/functions'

const VARIABLES = {
  apiKey: 'FIREBASE_API_KEY',
  projectId: 'FIREBASE_PROJECT_ID',
  appId: 'FIREBASE_APP_ID',
  messagingSenderId: 'FIREBASE_MESSAGING_SENDER_ID',
} as const
const OPTIONAL = {
  authDomain: 'FIREBASE_AUTH_DOMAIN',
  storageBucket: 'FIREBASE_STORAGE_BUCKET',
  measurementId: 'FIREBASE_MEASUREMENT_ID',
  vapidKey: 'FIREBASE_VAPID_KEY',
} as const

type Names = Readonly<Record<string, string>>

/** Reads what apps and pages need to connect to Firebase; null when nothing of it is set. */
export function readFirebaseConfig(
  environment: Readonly<Record<string, string | undefined>>,
  wrong: string[],
): FirebaseConfig | null {
  const read = <T extends Names>(names: T) =>
    Object.fromEntries(
      Object.entries(names).map(([key, name]) => [key, environment[name] || null]),
    ) as Record<keyof T, string | null>
  const needed = read(VARIABLES)
  const optional = read(OPTIONAL)
  if (Object.values({ ...needed, ...optional }).every((it) => it === null)) return null
  const { apiKey, projectId, appId, messagingSenderId } = needed
  for (const [key, name] of Object.entries(VARIABLES))
    if (needed[key as keyof typeof VARIABLES] === null) wrong.push(`${name} is missing`)
  if (!apiKey || !projectId || !appId || !messagingSenderId) return null
  return { apiKey, projectId, appId, messagingSenderId, ...optional }
}
