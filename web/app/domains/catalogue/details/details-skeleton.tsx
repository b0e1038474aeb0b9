import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** The place of a detail page that is on its way; its title names the kind until it knows better. */
export const DetailsSkeleton = ({ title, path }: { title: string; path: string }) => (
  <main id="main" className="page-width grid gap-5 py-8" aria-busy="true">
    <PageSeo title={title} path={path} noindex />
    <h1 className="sr-only">{title}</h1>
    <Skeleton className="h-4 w-1/3" />
    <Skeleton className="h-10 w-2/3" />
    <Skeleton className="h-[260px] rounded-card! md:h-[430px]" />
    <div className="grid gap-8 lg:grid-cols-[1fr_372px]">
      <div className="grid content-start gap-4">
        <Skeleton className="h-7 w-1/4" />
        <Skeleton className="h-40" />
      </div>
      <Skeleton className="h-80 rounded-card!" />
    </div>
  </main>
)
