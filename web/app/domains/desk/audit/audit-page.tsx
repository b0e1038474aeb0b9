import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { auditQuery } from '../queries.ts'
import { OlderButton } from '../queues/older-button.tsx'
import { Queue } from '../queues/queue.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { AuditDeedLine } from './audit-deed.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { useAuditFilter } from './use-audit-filter.ts'

const nothing = { who: '', what: '', ref: '', from: '', to: '' }

/** /desk/audit: what staff did, searched by what the address says. */
export function AuditPage() {
  const t = useDeskText()
  const filter = useAuditFilter()
  const [wanted, change] = filter
  const Reservation = useDeferredValue(wanted.ref.trim()) || undefined
  const asked = useInfiniteQuery(
    auditQuery(useApi(), useLanguage(), {
      StaffId: wanted.who ? Number(wanted.who) : undefined,
      Action: wanted.what || undefined,
      Reservation,
      From: wanted.from || undefined,
      To: wanted.to || undefined,
    }),
  )
  const Items = asked.data?.pages.flatMap((page) => page.Items) ?? []
  const isSearched = Object.values(wanted).some(Boolean)
  return (
    <DeskPage title={t('audit')} path="/desk/audit" text={t('auditText')}>
      <AuditFilters people={asked.data?.pages[0]?.Staff ?? []} filter={filter} />
      {isSearched && (
        <Button
          kind="text"
          size="small"
          className="justify-self-start"
          onClick={() => change(nothing)}
        >
          {t('remove')}
        </Button>
      )}
      <Queue
        asked={{ ...asked, data: asked.data && { Items, Total: Items.length } }}
        empty={t(isSearched ? 'auditNone' : 'auditEmpty')}
        {...(isSearched && { emptyText: t('auditNoneText') })}
      >
        {(it) => <AuditDeedLine it={it} />}
      </Queue>
      <OlderButton asked={asked} />
    </DeskPage>
  )
}
