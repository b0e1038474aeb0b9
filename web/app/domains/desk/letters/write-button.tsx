import { LETTER_MAX, LETTER_MIN } from '@rihla/contract/desk/limits'
import type { DeskReservation } from '@rihla/contract/desk/reservations'
import { directionOf, languages, type Language } from '@rihla/contract/values/language'
import { PenLine } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { Select } from '../../../ui/form/select.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { languageNames } from '../language-names.ts'
import { useDeskText } from '../use-desk-text.ts'
import { letters, lettersFor, type LetterKind } from './letters.ts'

type Letter = {
  readonly kinds: readonly LetterKind[]
  readonly kind: LetterKind
  readonly language: Language
  readonly text: string
}

function firstLetter(it: DeskReservation): Letter {
  const kinds = lettersFor(it)
  const kind = kinds[0] ?? 'blank'
  const { Language: language } = it
  return { kinds, kind, language, text: letters[language][kind] }
}

/** Writes to whoever booked, in the language that they read. */
export function WriteButton({ it, email }: { it: DeskReservation; email: string }) {
  const t = useDeskText()
  const api = useApi()
  // As it stood when the question was opened: what is typed outlives news of the booking.
  const [{ kinds, kind, language, text }, setLetter] = useState(() => firstLetter(it))
  const begin = (wanted: LetterKind, speaks: Language): void => {
    // What was typed by hand stays when only its surroundings change.
    const isOurs = wanted !== kind || text === letters[language][kind]
    const begun = isOurs ? letters[speaks][wanted] : text
    setLetter({ kinds, kind: wanted, language: speaks, text: begun })
  }
  return (
    <DeedButton
      about={it.Reservation.Id}
      icon={<PenLine aria-hidden />}
      text={t('write')}
      onOpen={() => setLetter(firstLetter(it))}
      title={t('writeTitle')}
      submit={t('writeSend')}
      because={t('writeBecause')}
      note={
        <>
          {t('writeTo', {
            name: `\u2068${it.Reservation.ClientName}\u2069`,
            email: `\u2066${email}\u2069`,
          })}{' '}
          {t('writeReads', { language: languageNames[it.Language] })} {t('writeAround')}
        </>
      }
      typed={{ text, restore: (typed) => setLetter({ kinds, kind, language, text: typed }) }}
      check={() => (text.trim().length < LETTER_MIN ? t('writeShort') : null)}
      run={async (deed) => {
        const letter = { Text: text.trim(), Language: language }
        await api.call('writeToTraveller', { id: it.Reservation.Id, ...letter, ...deed })
        return t('written')
      }}
    >
      <Select
        label={t('writeAbout')}
        value={kind}
        onChange={(wanted) => begin(kinds.find((known) => known === wanted) ?? kind, language)}
        options={kinds.map((value) => ({ value, text: t(`writeAbout_${value}`) }))}
      />
      <Select
        label={t('saleLanguage')}
        value={language}
        onChange={(wanted) => begin(kind, languages.find((known) => known === wanted) ?? language)}
        options={languages.map((value) => ({ value, text: languageNames[value] }))}
      />
      <TextArea
        label={t('writeText')}
        value={text}
        onChange={(typed) => setLetter({ kinds, kind, language, text: typed })}
        maxLength={LETTER_MAX}
        rows={6}
        counted
        dir={directionOf(language)}
        lang={language}
      />
    </DeedButton>
  )
}
