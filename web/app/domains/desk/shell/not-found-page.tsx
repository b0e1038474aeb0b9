import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { DeskPage } from './desk-page.tsx'

/** An address of the desk that nothing stands at: its menu stays, so that the work goes on. */
export function DeskNotFoundPage() {
  const t = useDeskText()
  return (
    <DeskPage title={t('noSuchPage')} path="/desk">
      <EmptyBlock
        title={t('noSuchPageTitle')}
        text={t('noSuchPageText')}
        action={{ text: t('today'), to: '/desk' }}
      />
    </DeskPage>
  )
}
