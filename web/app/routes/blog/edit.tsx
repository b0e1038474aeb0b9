import type { Route } from './+types/edit'
import { EditPage } from '../../domains/writing/index.ts'
import { ServerData } from '../../platform/cache/query.tsx'
import { textsLoader } from '../../platform/page.ts'

export const handle = { texts: ['writing', 'blog', 'account'] }

export const loader = () => null
export const clientLoader = textsLoader(handle.texts)

export default function Edit({ params }: Route.ComponentProps) {
  return (
    <ServerData>
      <EditPage id={Number(params.id)} />
    </ServerData>
  )
}
