import { packageSearches } from '@rihla/contract/catalogue/packages-address'
import { useContext } from 'react'
import { useNavigate } from 'react-router'
import { SiteContext } from '../../platform/site.ts'
import type { WidgetProps } from '../catalogue/index.ts'
import { honeymoonDates, PackageSearchForm } from '../packages/index.ts'
import { honeymoonHref, honeymoonsHref } from './addresses.ts'
import { useHoneymoonsText } from './use-honeymoons-text.ts'

/** The search of honeymoons on its own, such as on the landing page. */
export function HoneymoonWidget({ settings, cities }: WidgetProps) {
  const t = useHoneymoonsText()
  const navigate = useNavigate()
  const { serverTime } = useContext(SiteContext)
  return (
    <PackageSearchForm
      module="Honeymoon"
      hrefOf={honeymoonHref}
      placeholder={t('wherePlaceholder')}
      filters={packageSearches.honeymoon.defaults}
      dates={honeymoonDates(settings, new Date(serverTime))}
      cities={cities}
      submitText={t('submit')}
      onSearch={(asked) => void navigate(honeymoonsHref(asked))}
    />
  )
}
