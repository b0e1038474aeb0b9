import type { DeskPerson } from '@rihla/contract/desk/people'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { longMomentText } from '../moments.ts'
import { peopleQuery } from '../queries.ts'
import { Queue } from '../queues/queue.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { useDeskText } from '../use-desk-text.ts'
import {
  EndSessionsButton,
  RequireButton,
  ResetSecondFactorButton,
  RoleButton,
} from './person-deeds.tsx'

function Person({ it }: { it: DeskPerson }) {
  const t = useDeskText()
  const language = useLanguage()
  return (
    <div className="desk-line">
      <div className="desk-about">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-semibold wrap-anywhere">{it.Name}</bdi>
          <Badge tone={it.Role === 'manager' ? 'soft' : 'plain'}>{t(it.Role)}</Badge>
          {it.IsMe && <Badge tone="info">{t('you')}</Badge>}
          {it.HasSecondFactor && <Badge tone="ok">{t('hasSecondFactor')}</Badge>}
        </p>
        {it.Email && (
          <p className="type-small wrap-anywhere">
            <bdi dir="ltr">{it.Email}</bdi>
          </p>
        )}
        <p className="type-caption text-ink-3">
          {it.GivenBy ? (
            <>
              {t('roleGivenBy')} <bdi>{it.GivenBy}</bdi>
            </>
          ) : (
            t('roleFromConsole')
          )}
        </p>
        {it.GivenAt && (
          <p className="type-caption text-ink-3">{longMomentText(it.GivenAt, language)}</p>
        )}
      </div>
      <div className="grid content-start type-small">
        <p>
          {it.Sessions > 0
            ? t('sessionCount', { count: it.Sessions })
            : t(it.LastSeenAt ? 'notSignedIn' : 'neverSeen')}
        </p>
        {it.LastSeenAt && (
          <p className="text-ink-2">
            {t('seenLast')} {longMomentText(it.LastSeenAt, language)}
          </p>
        )}
      </div>
      <div className="desk-deeds">
        <RoleButton key={it.Role} it={it} />
        {it.Sessions > 0 && <EndSessionsButton it={it} />}
        {it.HasSecondFactor && <ResetSecondFactorButton it={it} />}
      </div>
    </div>
  )
}

/** /desk/people: who works here, with which role, signed in where. */
export function PeoplePage() {
  const t = useDeskText()
  const asked = useQuery(peopleQuery(useApi()))
  return (
    <DeskPage
      title={t('people')}
      path="/desk/people"
      count={asked.data?.Total}
      text={t('peopleText')}
      end={
        asked.data && (
          <RequireButton
            key={String(asked.data.SecondFactorRequired)}
            isRequired={asked.data.SecondFactorRequired}
          />
        )
      }
    >
      <Queue asked={asked} empty={t('noneFound')}>
        {(it) => <Person it={it} />}
      </Queue>
    </DeskPage>
  )
}
