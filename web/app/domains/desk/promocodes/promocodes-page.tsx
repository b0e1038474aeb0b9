import { CODE_MAX } from '@rihla/contract/desk/limits'
import { useQuery } from '@tanstack/react-query'
import { Search } from '../../../ui/brand/icons.ts'
import { useDeferredValue, useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { promocodesQuery } from '../queries.ts'
import { Queue } from '../queues/queue.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'
import { NewPromocode } from './new-promocode.tsx'
import { PromocodeLine } from './promocode-line.tsx'

/** /desk/promocodes: what they take off, how often they are used, new ones and stopping them. */
export function PromocodesPage() {
  const t = useDeskText()
  const may = useMay()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const asked = useQuery(promocodesQuery(useApi(), wanted))
  return (
    <DeskPage
      title={t('promocodes')}
      path="/desk/promocodes"
      text={t('promocodesText')}
      end={may('makePromocode') && <NewPromocode />}
    >
      <TextField
        className="max-w-xl"
        label={t('findPromocode')}
        type="search"
        dir="ltr"
        maxLength={CODE_MAX}
        icon={<Search aria-hidden />}
        value={search}
        onChange={setSearch}
      />
      <Queue asked={asked} empty={t(wanted ? 'noneFound' : 'promocodesEmpty')}>
        {(it) => <PromocodeLine it={it} />}
      </Queue>
    </DeskPage>
  )
}
