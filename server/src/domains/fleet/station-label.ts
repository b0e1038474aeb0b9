import { commaOf, inEachLanguage, type LocalizedText } from '@rihla/contract/values/language'

/** A station by a name that says in which city it is: 'Ramses' alone tells a stranger little. */
export const labelOf = (name: LocalizedText, city: LocalizedText | null): LocalizedText =>
  inEachLanguage((language) =>
    city === null || name[language].includes(city[language])
      ? name[language]
      : `${name[language]}${commaOf(language)}${city[language]}`,
  )
