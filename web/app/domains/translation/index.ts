export { useTranslationText } from './use-translation-text.ts'
