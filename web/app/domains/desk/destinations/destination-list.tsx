import type { ListedDestination } from '@rihla/contract/desk/destinations/calls'
import { findNames, named } from '@rihla/contract/names/find-names'
import { languages, type Language } from '@rihla/contract/values/language'
import { EyeOff, Search } from '../../../ui/brand/icons.ts'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useDeskText } from '../use-desk-text.ts'

const NAME_MAX = 80
const nothingIn = { en: 'destinationNothingIn_en', ar: 'destinationNothingIn_ar' } as const

/** The name in the reader's language first, then the other. */
const namesOf = ({ NameEn, NameAr }: ListedDestination, language: Language) => {
  const names = { en: NameEn, ar: NameAr }
  const other = languages.find((it) => it !== language) ?? language
  return [names[language], names[other]] as const
}

function Row({ it, isUnsaved }: { it: ListedDestination; isUnsaved: boolean }) {
  const t = useDeskText()
  const [name, other] = namesOf(it, useLanguage())
  return (
    <li className="desk-row">
      <Link to={`?id=${it.Id}`} className="flex items-center gap-4" preventScrollReset={false}>
        {it.ImageUrl ? (
          <img className="desk-content-thumb" src={`${it.ImageUrl}?w=160`} alt="" loading="lazy" />
        ) : (
          <span className="desk-content-thumb" />
        )}
        <span className="grid gap-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="font-semibold">{name}</bdi>
            <bdi className="type-small text-ink-2">{other}</bdi>
          </span>
          <span className="flex flex-wrap gap-2">
            {!it.IsShown && (
              <Badge tone="warn" icon={<EyeOff aria-hidden />}>
                {t('destinationHidden')}
              </Badge>
            )}
            {languages.map(
              (language) =>
                !it.Written.includes(language) && (
                  <Badge key={language} tone="plain">
                    {t(nothingIn[language])}
                  </Badge>
                ),
            )}
            {isUnsaved && <Badge tone="info">{t('destinationUnsaved')}</Badge>}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** Every destination, found by a name in either script, however it is spelt. */
export function DestinationList({
  items,
  isUnsaved,
}: {
  items: readonly ListedDestination[]
  isUnsaved: (id: number) => boolean
}) {
  const t = useDeskText()
  const [text, setText] = useState('')
  const typed = useDeferredValue(text)
  const found = findNames(items, typed, ({ NameEn, NameAr }) => named(`${NameEn} ${NameAr}`))
  return (
    <>
      <TextField
        className="max-w-xl"
        label={t('destinationFind')}
        type="search"
        dir="auto"
        maxLength={NAME_MAX}
        icon={<Search aria-hidden />}
        value={text}
        onChange={setText}
      />
      {found.length === 0 ? (
        <p role="status">{t('destinationNone')}</p>
      ) : (
        <ul className="desk-rows">
          {found.map((it) => (
            <Row key={it.Id} it={it} isUnsaved={isUnsaved(it.Id)} />
          ))}
        </ul>
      )}
    </>
  )
}
