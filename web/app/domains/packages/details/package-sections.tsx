import type { SavedModule } from '@rihla/contract/modules'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { lazy, Suspense, type ReactNode } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import {
  CancellationSection,
  FactList,
  Html,
  LateWhere,
  type OfferChoice,
  ReviewsSection,
  Section,
  SectionNav,
  useCatalogueText,
} from '../../catalogue/index.ts'
import { DeparturesSection } from './departures.tsx'
import { usePackagesText } from '../use-packages-text.ts'
import type { PackageView } from '../package-view.ts'

// Rendered by the server; links and maps need no script at once.
const Itinerary = lazy(() => import('./itinerary.tsx').then((m) => ({ default: m.Itinerary })))
const HotelsSection = lazy(() =>
  import('./hotels-section.tsx').then((m) => ({ default: m.HotelsSection })),
)

const described = (texts: readonly string[]) => texts.map((Description) => ({ Description }))

function Tabs({ view }: { view: PackageView }) {
  const t = usePackagesText()
  const shared = useCatalogueText()
  const items = [
    { id: 'overview', text: shared('overview') },
    ...(view.steps.length > 0 ? [{ id: 'itinerary', text: t('itinerary') }] : []),
    ...(view.Hotels.length > 0 ? [{ id: 'hotels', text: t('hotelsTab') }] : []),
    { id: 'departures', text: t('departures') },
    { id: 'important', text: t('importantTab') },
  ]
  return <SectionNav label={t('sections')} items={items} />
}

/** Everything there is to know, section by section; empty ones are left out. */
export function PackageSections({
  module,
  view,
  choice,
  important,
  onChoose,
}: {
  module: SavedModule
  view: PackageView
  choice: OfferChoice
  /** What each kind says under 'important information'. */
  important: ReactNode
  onChoose: (date: CalendarDate) => void
}) {
  const t = usePackagesText()
  const shared = useCatalogueText()
  return (
    <div className="mt-6">
      <Tabs view={view} />
      <Section id="overview" title={shared('overview')}>
        <Html html={view.Description} />
      </Section>
      <Suspense fallback={<Skeleton className="h-[420px]" />}>
        <Itinerary steps={view.steps} />
        <HotelsSection hotels={view.Hotels} arrival={choice.date} adults={choice.adults} />
      </Suspense>
      <DeparturesSection
        departures={view.Departures}
        expires={view.OfferExpirationDate}
        chosen={choice.date}
        onChoose={onChoose}
      />
      <LateWhere where={view.Where} />
      <FactList
        id="included"
        title={shared('included')}
        facts={described(view.included)}
        mark="yes"
      />
      <FactList
        id="excluded"
        title={shared('notIncluded')}
        facts={described(view.excluded)}
        mark="no"
      />
      <FactList id="extras" title={t('extras')} facts={described(view.extras)} mark="bring" />
      <Section id="important" title={t('important')}>
        {important}
      </Section>
      <CancellationSection lines={view.Cancellation} />
      <ReviewsSection of={{ module, id: view.id }} {...view} />
    </div>
  )
}

/** Things to know, a line each; HTML that the server has sanitised. */
export const ImportantLines = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <ul className="important-lines">
      {lines.map((html) => (
        <li key={html}>
          <Html html={html} />
        </li>
      ))}
    </ul>
  )
