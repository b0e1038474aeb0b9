import { getFirebaseConfig } from '@rihla/contract/functions'
import { describe, expect, it } from 'vitest'
import { readFirebaseConfig } from './firebase-config.ts'
import { testApp } from '../testing/app.ts'

const needed = {
  FIREBASE_API_KEY: 'k',
  FIREBASE_PROJECT_ID: 'rihla',
  FIREBASE_APP_ID: '1:2:web:3',
  FIREBASE_MESSAGING_SENDER_ID: '2',
}

describe('the configuration of Firebase', () => {
  it('is read whole, or not at all', () => {
    expect(readFirebaseConfig({}, [])).toBeNull()
    expect(readFirebaseConfig({ ...needed, FIREBASE_VAPID_KEY: 'v' }, [])).toMatchObject({
      projectId: 'rihla',
      vapidKey: 'v',
      measurementId: null,
    })
    const wrong: string[] = []
    expect(readFirebaseConfig({ FIREBASE_API_KEY: 'k' }, wrong)).toBeNull()
    expect(wrong).toContain('FIREBASE_PROJECT_ID is missing')
  })

  it('is null for everybody where it is not set up', async () => {
    const app = await testApp()
    expect(await app.browser().data(getFirebaseConfig, {})).toBeNull()
  })
})
