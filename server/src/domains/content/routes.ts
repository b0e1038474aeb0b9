import { getFooter, getNavigation, type Footer, type Navigation } from '@rihla/contract/content'
import { getLanding } from '@rihla/contract/landing'
import type { Db } from '../../platform/database/connect.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { readLanding } from './landing-store.ts'
import { findFooter, findNavigation } from './store.ts'

/** Seconds that content is served before it is read again. */
const KEEP = 60

/** Shown until staff write content: the web has its own texts for what is empty. */
const noNavigation: Navigation = { logo: null, links: [] }
const noFooter: Footer = {
  company_description: '',
  contact_phone: null,
  contact_email: null,
  contact_address: null,
  social_facebook: null,
  social_instagram: null,
  social_youtube: null,
  social_twitter: null,
  social_linkedin: null,
  copyright_text: '',
  app_store_ios: null,
  app_store_android: null,
  links: [],
}

/** Puts the calls for site content in place. */
export function contentRoutes(mount: Mount, { db }: { db: Db }): void {
  mount(
    getNavigation,
    async (_, caller) => (await findNavigation(db, caller.language)) ?? noNavigation,
    { cacheSeconds: KEEP },
  )
  mount(getFooter, async (_, caller) => (await findFooter(db, caller.language)) ?? noFooter, {
    cacheSeconds: KEEP,
  })
  mount(getLanding, (_, caller) => readLanding(db, caller.language), { cacheSeconds: KEEP })
}
