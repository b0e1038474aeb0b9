import { inEachLanguage, languages, type LocalizedText } from './language.ts'

/** Who sells, line by line, as invoices say it; what isn't configured isn't there. */
export type Seller = readonly LocalizedText[]

/** The seller where none is configured. */
const brand: LocalizedText = { en: 'Rihla', ar: 'رحلة' }

const registrations = {
  COMPANY_TAX_NUMBER: { en: 'Tax registration number', ar: 'رقم التسجيل الضريبي' },
  COMPANY_REGISTER_NUMBER: { en: 'Commercial register', ar: 'السجل التجاري' },
} as const satisfies Record<string, LocalizedText>

type Read = (name: string) => string | undefined

/** A text of the configuration in each language (`COMPANY_NAME_EN`); one that is missing is that of another. */
function inWords(read: Read, name: string): LocalizedText | null {
  const given = languages.map((language) => read(`${name}_${language.toUpperCase()}`))
  const any = given.find(Boolean)
  return any ? inEachLanguage((language) => given[languages.indexOf(language)] || any) : null
}

/**
 * The seller of the configuration: its name or the brand's, its address, and the numbers it is registered
 * under. No number is made up.
 */
export function readSeller(read: Read): Seller {
  const address = inWords(read, 'COMPANY_ADDRESS')
  const numbers = Object.entries(registrations).flatMap(([name, label]) => {
    const number = read(name)
    return number ? [inEachLanguage((language) => `${label[language]}: ${number}`)] : []
  })
  return [inWords(read, 'COMPANY_NAME') ?? brand, ...(address ? [address] : []), ...numbers]
}
