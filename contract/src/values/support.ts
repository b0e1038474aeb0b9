import type { Language, LocalizedText } from './language.ts'

/** Whom travellers call about a booking, as editors wrote it in the footer; null: they wrote no number. */
export type SupportPhone = LocalizedText | null

/** What is said, and after it the sentence that names the number (`{phone}`): left out where there is none. */
export type CallText = { readonly text: LocalizedText; readonly call?: LocalizedText }

/** A number within a sentence: on one line, and from left to right after Arabic words, too. */
export const phoneInText = (phone: string): string =>
  `\u2066${phone.replaceAll(' ', '\u00a0')}\u2069`

/** What is said in a language, with whom to call where there is a number. */
export const withCall = (
  { text, call }: CallText,
  phone: SupportPhone,
  language: Language,
): string =>
  phone && call
    ? `${text[language]} ${call[language].replace('{phone}', phoneInText(phone[language]))}`
    : text[language]
