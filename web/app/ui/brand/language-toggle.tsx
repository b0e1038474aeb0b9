import { nextLanguage } from '@rihla/contract/values/language'
import { Globe } from './icons.ts'
import { useSwitchLanguage } from '../../platform/locale/switch-language.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { useProblemText } from '../../platform/problems/use-problem-text.ts'
import { showToast } from '../feedback/toast.ts'
import { useUiText } from '../use-ui-text.ts'

/** Switches to the other language, without a reload. */
export function LanguageToggle() {
  const t = useUiText()
  const problems = useProblemText()
  const other = nextLanguage(useLanguage())
  const switchLanguage = useSwitchLanguage()
  const onPress = (): void => {
    switchLanguage(other).catch(() =>
      showToast({ title: problems('error'), text: problems('languageFailed'), tone: 'bad' }),
    )
  }
  return (
    <button type="button" className="header-link" lang={other} onClick={onPress}>
      <Globe size={18} aria-hidden />
      <span aria-hidden className="md:hidden">
        {t('switchShort')}
      </span>
      <span className="max-md:sr-only">{t('switchLanguage')}</span>
    </button>
  )
}
