import { expect, it } from 'vitest'
import { readSeller } from './seller.ts'

const sellerOf = (environment: Record<string, string>) => readSeller((name) => environment[name])

it('is the brand alone when nothing is configured: no number is made up', () => {
  expect(sellerOf({})).toEqual([{ en: 'Rihla', ar: 'رحلة' }])
})

it('says its name, address and registrations in each language', () => {
  expect(
    sellerOf({
      COMPANY_NAME_EN: 'Rihla Travel',
      COMPANY_NAME_AR: 'رحلة للسياحة',
      COMPANY_ADDRESS_EN: '12 Nile Corniche, Cairo',
      COMPANY_TAX_NUMBER: '100-200-300',
      COMPANY_REGISTER_NUMBER: '4455',
    }),
  ).toEqual([
    { en: 'Rihla Travel', ar: 'رحلة للسياحة' },
    { en: '12 Nile Corniche, Cairo', ar: '12 Nile Corniche, Cairo' },
    { en: 'Tax registration number: 100-200-300', ar: 'رقم التسجيل الضريبي: 100-200-300' },
    { en: 'Commercial register: 4455', ar: 'السجل التجاري: 4455' },
  ])
})
