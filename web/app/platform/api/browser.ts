import type { Language } from '@rihla/contract/values/language'
import { noteServerTime } from '../clock.ts'
import { applicationId } from './application-id.ts'
import { createApiClient, type ApiClient, type ApiClientDeps } from './client.ts'
import { deviceStorage } from '../storage.ts'

type Listener = () => void
const unauthorized = new Set<Listener>()

/** Calls back when a call was answered 401; returns the way to stop listening. */
export function onUnauthorized(listener: Listener): () => void {
  unauthorized.add(listener)
  return () => unauthorized.delete(listener)
}

let guard: Listener | undefined

/** Runs this before each call; what it throws keeps the call from being sent. One at a time. */
export const guardCalls = (listener: Listener): void => void (guard = listener)

type AnswerListener = NonNullable<ApiClientDeps['onAnswer']>
let heard: AnswerListener | undefined

/** Calls `listener` after each call that succeeded; one at a time, null for none. */
export const hearAnswers = (listener: AnswerListener | null): void =>
  void (heard = listener ?? undefined)

const authKey = (): string | null => deviceStorage.read('authToken')

function headers(): Headers {
  guard?.()
  const all = new Headers({ 'Application-Id': applicationId() })
  const key = authKey()
  if (key) all.set('Auth-Key', key)
  return all
}

/** The browser's only way to the API. */
export const createBrowserApi = (baseUrl: string, language: () => Language): ApiClient =>
  createApiClient({
    baseUrl: baseUrl || location.origin,
    fetch: (request) => fetch(request),
    language,
    headers,
    onUnauthorized: () => unauthorized.forEach((listener) => listener()),
    onServerTime: noteServerTime,
    onAnswer: (...answer) => heard?.(...answer),
  })
