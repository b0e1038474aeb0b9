import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const link = z.object({ label: z.string(), href: z.string(), is_external: z.boolean() })

/** Header content of the caller's language (one aggregated call per page and language). */
export const getNavigation = endpoint({
  method: 'GET',
  path: '/api/Content/Navigation',
  summary: 'Header: logo text and links, sorted',
  audience: 'anyone',
  input: z.object({}),
  output: z.object({
    logo: z.nullable(z.string()),
    links: z.array(
      z.extend(link, { sort_order: z.number(), link_type: z.string(), target_page: z.string() }),
    ),
  }),
  refusals: [],
})
export type Navigation = z.output<typeof getNavigation.output>

const optional = z.nullable(z.string())

export const getFooter = endpoint({
  method: 'GET',
  path: '/api/Content/Footer',
  summary: 'Footer: company text, contacts, social links, quick links, store links',
  audience: 'anyone',
  input: z.object({}),
  output: z.object({
    company_description: z.string(),
    contact_phone: optional,
    contact_email: optional,
    contact_address: optional,
    social_facebook: optional,
    social_instagram: optional,
    social_youtube: optional,
    social_twitter: optional,
    social_linkedin: optional,
    copyright_text: z.string(),
    app_store_ios: optional,
    app_store_android: optional,
    links: z.array(z.extend(link, { sort_order: z.number() })),
  }),
  refusals: [],
})
export type Footer = z.output<typeof getFooter.output>
