import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { Button } from '../../../ui/button/button.tsx'
import { secondFactorQuery, SetUpSecondFactor } from '../../account/index.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { NotThereYet } from '../shell/not-there-yet.tsx'
import { useDeskText } from '../use-desk-text.ts'

/** /desk/second-factor: whether mine is on, and setting it up. */
export function SecondFactorPage() {
  const t = useDeskText()
  const client = useQueryClient()
  const [begun, setBegun] = useState(false)
  const { data, error, refetch } = useQuery(secondFactorQuery(useApi()))
  if (begun)
    return (
      <main id="main" className="desk-main">
        <SetUpSecondFactor
          text={t('secondFactorText')}
          onDone={() => {
            setBegun(false)
            void client.invalidateQueries({ queryKey: ['second-factor'] })
          }}
        />
      </main>
    )
  return (
    <DeskPage title={t('mySecondFactor')} path="/desk/second-factor" text={t('secondFactorText')}>
      {data ? (
        <section className="desk-row grid gap-4" aria-label={t('mySecondFactor')}>
          <p className="flex items-center gap-3 font-semibold">
            <ShieldCheck className={data.IsOn ? 'text-teal-700' : 'text-ink-3'} aria-hidden />
            {t(data.IsOn ? 'secondFactorOn' : 'secondFactorOff')}
          </p>
          {data.IsOn ? (
            <p className="type-small text-ink-2">
              {t('recoveryLeft', { count: data.RecoveryCodesLeft })} {t('secondFactorLost')}
            </p>
          ) : (
            <div>
              <Button kind="teal" onClick={() => setBegun(true)}>
                {t('setUpSecondFactor')}
              </Button>
            </div>
          )}
        </section>
      ) : (
        <NotThereYet error={error} retry={refetch} />
      )}
    </DeskPage>
  )
}
