import { sql } from 'kysely'
import type { Trx } from '@rihla/server/platform/database/connect'

const navigation = [
  {
    language_code: 'en',
    logo: 'Rihla',
    links: [
      { label: 'Home', href: '/', link_type: 'page' },
      { label: 'Hotels', href: '/hotels', link_type: 'page' },
      { label: 'Nile cruises', href: '/cruises', link_type: 'page' },
      { label: 'Activities', href: '/activities', link_type: 'page' },
      { label: 'Day use', href: '/dayuses', link_type: 'page' },
      { label: 'Offers', href: '/#last-minute-offers', link_type: 'section' },
      { label: 'Top destinations', href: '/#top-destinations', link_type: 'section' },
      { label: 'Blog', href: '/blog', link_type: 'page' },
    ],
  },
  {
    language_code: 'ar',
    logo: 'رحلة',
    links: [
      { label: 'الرئيسية', href: '/', link_type: 'page' },
      { label: 'فنادق', href: '/hotels', link_type: 'page' },
      { label: 'كروز النيل', href: '/cruises', link_type: 'page' },
      { label: 'الأنشطة', href: '/activities', link_type: 'page' },
      { label: 'داي يوز', href: '/dayuses', link_type: 'page' },
      { label: 'العروض', href: '/#last-minute-offers', link_type: 'section' },
      { label: 'أشهر الوجهات', href: '/#top-destinations', link_type: 'section' },
      { label: 'المدونة', href: '/blog', link_type: 'page' },
    ],
  },
]

const shared = {
  contact_phone: '+20 2 5550 0142',
  contact_email: 'hello@rihla.example',
}

const footer = [
  {
    language_code: 'en',
    ...shared,
    company_description:
      'Rihla books the Egypt that Egyptians travel: feluccas and reefs, oases and old streets, at the price you see and with places that are really yours.',
    contact_address: '14 Brazil Street, Zamalek, Cairo',
    copyright_text: '© Rihla. All rights reserved.',
    links: [
      ['Home', '/'],
      ['Activities', '/activities'],
      ['Day use', '/dayuses'],
      ['Last-minute offers', '/last-minute'],
      ['Top destinations', '/destinations'],
      ['Blog', '/blog'],
    ],
  },
  {
    language_code: 'ar',
    ...shared,
    company_description:
      'رحلة تحجز لك مصر كما يعرفها أهلها: فلايك وشعاب وواحات وشوارع قديمة، بالسعر الذي تراه وبأماكن محجوزة لك فعلًا.',
    contact_address: '14 شارع البرازيل، الزمالك، القاهرة',
    copyright_text: '© رحلة. جميع الحقوق محفوظة.',
    links: [
      ['الرئيسية', '/'],
      ['الأنشطة', '/activities'],
      ['داي يوز', '/dayuses'],
      ['عروض اللحظة الأخيرة', '/last-minute'],
      ['أشهر الوجهات', '/destinations'],
      ['المدونة', '/blog'],
    ],
  },
]

/** Writes header and footer in both languages where there are none yet. */
export async function writeHeaderAndFooter(trx: Trx): Promise<void> {
  await sql`with r as (
      select * from jsonb_to_recordset(${JSON.stringify(navigation)}::jsonb) as r (language_code text, logo text, links jsonb)
    ), added as (
      insert into navigation_content (language_code, logo) select language_code, logo from r on conflict do nothing returning id, language_code)
    insert into navigation_links (navigation_content_id, label, href, sort_order, link_type)
    select added.id, l.link ->> 'label', l.link ->> 'href', l.n, l.link ->> 'link_type'
      from added join r using (language_code) cross join jsonb_array_elements(r.links) with ordinality l (link, n)`.execute(
    trx,
  )
  await sql`with r as (
      select * from jsonb_to_recordset(${JSON.stringify(footer)}::jsonb) as r (language_code text, company_description text,
        contact_phone text, contact_email text, contact_address text, copyright_text text, links jsonb)
    ), added as (
      insert into footer_content (language_code, company_description, contact_phone, contact_email, contact_address, copyright_text)
      select language_code, company_description, contact_phone, contact_email, contact_address, copyright_text from r
      on conflict do nothing returning id, language_code)
    insert into footer_links (footer_content_id, link_text, link_url, sort_order)
    select added.id, l.link ->> 0, l.link ->> 1, l.n
      from added join r using (language_code) cross join jsonb_array_elements(r.links) with ordinality l (link, n)`.execute(
    trx,
  )
}
