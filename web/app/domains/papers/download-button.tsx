import { Download } from '../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { Button, type ButtonProps } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import type { Paper, PaperOwner } from './download.ts'
import { usePapersText } from './use-papers-text.ts'

type DownloadProps = PaperOwner & Pick<ButtonProps, 'kind' | 'size' | 'block'>

function DownloadButton({ paper, module, id, ...look }: DownloadProps & { paper: Paper }) {
  const t = usePapersText()
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const press = async (): Promise<void> => {
    setBusy(true)
    try {
      const { download } = await import('./download.ts')
      await download(api, { module, id }, paper)
    } catch {
      showToast({ title: t('failed'), text: t(`${paper}Failed`), tone: 'bad' })
    }
    setBusy(false)
  }
  return (
    <Button {...look} busy={busy && t('making')} onClick={() => void press()}>
      <Download aria-hidden />
      {t(paper)}
    </Button>
  )
}

/** The ticket or voucher of a reservation, made and saved when pressed. */
export const DownloadTicket = (props: DownloadProps) => <DownloadButton {...props} paper="ticket" />

/** The invoice of a reservation, made and saved when pressed. */
export const DownloadInvoice = (props: DownloadProps) => (
  <DownloadButton {...props} paper="invoice" />
)
