import type { CurrentUser } from '@rihla/contract/account'
import { useMutation } from '@tanstack/react-query'
import { Download } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { cairoToday } from '../../../platform/clock.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useAccountText } from '../use-account-text.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { useProfileFailure } from './use-profile.ts'

function DownloadRow() {
  const t = useAccountText()
  const api = useApi()
  const fail = useProfileFailure()
  const { mutate: download, isPending: busy } = useMutation({
    mutationFn: () => api.call('downloadMyData', {}),
    onSuccess: (mine) => {
      const file = new Blob([JSON.stringify(mine, null, 2)], { type: 'application/json' })
      saveFile(file, `rihla-my-data-${cairoToday()}.json`)
      showToast({ title: t('downloaded') })
    },
    onError: (problem) => fail(problem, 'downloadFailed'),
  })
  return (
    <div className="profile-row">
      <p className="type-small text-ink-2">{t('downloadText')}</p>
      <Button size="small" busy={busy && t('downloading')} onClick={() => download()}>
        <Download aria-hidden />
        {t('download')}
      </Button>
    </div>
  )
}

/** Download and deletion of what is stored about a user. */
export function Privacy({ user }: { user: CurrentUser }) {
  const t = useAccountText()
  const [asked, setAsked] = useState(false)
  return (
    <section className="panel profile-panel" aria-labelledby="privacy">
      <h2 id="privacy" className="type-h3">
        {t('privacy')}
      </h2>
      <DownloadRow />
      <div className="profile-row">
        <p className="type-small text-ink-2">{t('deleteText')}</p>
        <Button size="small" kind="danger-quiet" onClick={() => setAsked(true)}>
          {t('deleteAccount')}
        </Button>
      </div>
      <DeleteDialog user={user} open={asked} onClose={() => setAsked(false)} />
    </section>
  )
}
