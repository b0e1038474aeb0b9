import { Suspense, useState } from 'react'
import { Select } from '../../../ui/form/select.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Tabs, TabPanel } from '../../../ui/navigation/tabs.tsx'
import type { WidgetProps } from '../../catalogue/index.ts'
import { kinds, useKindsText } from '../../kinds/index.ts'
import { ReadyHotelWidget } from '../../stays/index.ts'
import { useLandingText } from '../use-landing-text.ts'

/** What one would like to book: a tab for each kind, a list of them on phones. */
export function SearchTabs(props: WidgetProps) {
  const t = useLandingText()
  const kindText = useKindsText()
  const [selected, setSelected] = useState(kinds[0])
  if (!selected) return null
  const { module, theme, placeholder = 'h-[75px]' } = selected
  // What is shown at first comes with the page.
  const Widget = module === 'Hotel' ? ReadyHotelWidget : selected.Widget
  const select = (id: string): void => setSelected(kinds.find((it) => it.module === id))
  return (
    <div className="hero-widget" data-theme={theme}>
      <div className="mb-4 max-md:hidden">
        <Tabs
          label={t('tabs')}
          group="book"
          items={kinds.map((it) => ({
            id: it.module,
            text: kindText(`name${it.module}`),
            icon: <it.Icon aria-hidden />,
          }))}
          selected={module}
          onSelect={select}
        />
      </div>
      <div className="mb-3 md:hidden">
        <Select
          label={t('tabs')}
          value={module}
          onChange={select}
          icon={<selected.Icon aria-hidden />}
          options={kinds.map((it) => ({ value: it.module, text: kindText(`name${it.module}`) }))}
        />
      </div>
      <TabPanel group="book" id={module}>
        <Suspense key={module} fallback={<Skeleton className={placeholder} />}>
          <Widget {...props} />
        </Suspense>
      </TabPanel>
    </div>
  )
}
